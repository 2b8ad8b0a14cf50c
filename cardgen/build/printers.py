"""How far the backs of a printer are moved: as it is typed, and as it was measured and kept."""

import tomllib
from collections.abc import Mapping
from json import dumps
from pathlib import Path
from typing import Any

from cardgen.imposition.geometry import NO_OFFSET, Offset
from cardgen.model.finding import Stop
from cardgen.output.safe_files import save_file
from cardgen.suggest import did_you_mean, join_words

LARGEST = 20  # mm, or degrees: more is a slip


def parse_offset(words: str) -> Offset:
    """`1.5,-0.5` (mm right, mm down) or `1.5,-0.5,0.2` (and degrees clockwise)."""
    parts = words.replace("−", "-").split(",")
    _refuse_decimal_commas(words, parts)
    try:
        numbers = [float(part) for part in parts]
        made = Offset(*numbers)
    except (TypeError, ValueError):
        numbers, made = [], NO_OFFSET
    if len(numbers) not in (2, 3) or not all(abs(number) <= LARGEST for number in numbers):
        help = f"type two numbers up to {LARGEST}, as on the calibration sheet: --offset 1.5,-0.5"
        raise Stop(f'"{words}" is no offset', help=help)
    return made


def _refuse_decimal_commas(words: str, parts: list[str]) -> None:
    """`2,5,-1` may be 2.5 and −1 or 2, 5 and −1°: paper is dear, so ask."""
    whole = all(part.strip().lstrip("+-").isdecimal() for part in parts)
    if not whole or len(parts) not in (3, 4):
        return
    a, b, *rest = (part.strip() for part in parts)
    meant = f"{a}.{b},{'.'.join(rest)}"
    help = f"decimals have a full stop: --offset {meant}"
    if len(parts) == 3:
        help += f"; for a turn of {rest[0]}° type --offset {a},{b},{rest[0]}.0"
    raise Stop(f'"{words}" is no offset: are its commas decimal signs?', help=help)


def describe_offset(one: Offset) -> str:
    """`backs move 2 mm right and 5 mm up, and turn 1° clockwise`."""
    across = f"{abs(one.dx):g} mm {'left' if one.dx < 0 else 'right'}"
    down = f"{abs(one.dy):g} mm {'up' if one.dy < 0 else 'down'}"
    way = "anticlockwise" if one.turn < 0 else "clockwise"
    turn = f", and turn {abs(one.turn):g}° {way}" if one.turn else ""
    return f"backs move {across} and {down}{turn}"


TYPE = "cardgen calibrate --printer NAME --offset 0.5,-1"


def known_printers(file: Path) -> Mapping[str, Offset]:
    """The offset of the backs on each printer that a file of settings knows, none if there is none.

    Stop when the file cannot be understood.
    """
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        message = f"{file} cannot be read: {getattr(error, 'strerror', None) or error}"
        raise Stop(message, help="mend it, or move it away and calibrate again") from error
    return {name: _offset_from(name, entry, file) for name, entry in said.items()}


def offset_of(name: str, file: Path) -> Offset:
    """The offset of one printer. Stop for a printer that nobody has measured."""
    known = known_printers(file)
    if name not in known:
        them = f"known are {join_words(known, joined_by='and')}" if known else "none is known yet"
        message = f'there is no printer "{name}"{did_you_mean(name, known)}'
        raise Stop(message, help=f"{them}; measure one, then type {TYPE}")
    return known[name]


def keep_offset(name: str, offset: Offset, file: Path) -> None:
    """Keep the offset of a printer, new or known. Stop when that cannot be."""
    if not name.strip() or not name.isprintable():
        raise Stop("a printer needs a name", help=f"type {TYPE}")
    every = {**known_printers(file), name.strip(): offset}
    lines = (f"[{dumps(each, ensure_ascii=False)}]\n{_entry(every[each])}" for each in every)
    head = (
        "# What cardgen calibrate measured: backs move by mm right, mm down, degrees clockwise.\n"
    )
    save_file(file, (head + "".join(lines)).encode())


def _entry(offset: Offset) -> str:
    return (
        f"offset = [{', '.join(f'{number:g}' for number in offset)}]  # {describe_offset(offset)}\n"
    )


def _offset_from(name: str, entry: Any, file: Path) -> Offset:
    numbers: Any = entry.get("offset") if isinstance(entry, dict) else ()
    sound = isinstance(numbers, list) and all(type(number) in (int, float) for number in numbers)
    if not sound or len(numbers) not in (2, 3):
        message = f'{file}: the printer "{name}" has no offset of two or three numbers'
        raise Stop(message, help="write offset = [0.5, -1]")
    return Offset(*map(float, numbers))
