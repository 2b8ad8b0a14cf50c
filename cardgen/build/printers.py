"""How far the backs of a printer are moved: as it is typed, and as it was measured and kept.

It is measured by itself for sheets that stand upright and for those that lie.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardgen.imposition.geometry import (
    LANDSCAPE_OFFSET,
    NO_OFFSET,
    OFFSET,
    BackOffsets,
    Offset,
)
from cardgen.model.finding import Stop
from cardgen.output.safe_files import save_file
from cardgen.suggest import did_you_mean, join_words

if TYPE_CHECKING:
    from cardgen.build.printer_lines import WrittenOffset

LARGEST = 20  # mm, or degrees: more is a slip


def parse_offsets(upright: str | None, landscape: str | None) -> BackOffsets:
    """What was typed behind the option for upright sheets, and behind that for landscape ones."""
    return BackOffsets(
        None if upright is None else parse_offset(upright, OFFSET),
        None if landscape is None else parse_offset(landscape, LANDSCAPE_OFFSET),
    )


def parse_offset(words: str, option: str) -> Offset:
    """`1.5,-0.5` (mm right, mm down) or `1.5,-0.5,0.2` (and degrees clockwise)."""
    parts = words.replace("−", "-").split(",")
    _refuse_decimal_commas(words, parts, option)
    try:
        numbers = [float(part) for part in parts]
        made = Offset(*numbers)
    except (TypeError, ValueError):
        numbers, made = [], NO_OFFSET
    if len(numbers) not in (2, 3) or not all(abs(number) <= LARGEST for number in numbers):
        help = f"type two numbers up to {LARGEST}, as on the calibration sheet: {option} 1.5,-0.5"
        raise Stop(f'"{words}" is no offset', help=help)
    return made


def _refuse_decimal_commas(words: str, parts: list[str], option: str) -> None:
    """`2,5,-1` may be 2.5 and −1 or 2, 5 and −1°: paper is dear, so ask."""
    whole = all(part.strip().lstrip("+-").isdecimal() for part in parts)
    if not whole or len(parts) not in (3, 4):
        return
    a, b, *rest = (part.strip() for part in parts)
    meant = f"{a}.{b},{'.'.join(rest)}"
    help = f"decimals have a full stop: {option} {meant}"
    if len(parts) == 3:
        help += f"; for a turn of {rest[0]}° type {option} {a},{b},{rest[0]}.0"
    raise Stop(f'"{words}" is no offset: are its commas decimal signs?', help=help)


def describe_offset(one: Offset) -> str:
    """`backs move 2 mm right and 5 mm up, and turn 1° clockwise`."""
    across = f"{abs(one.dx):g} mm {'left' if one.dx < 0 else 'right'}"
    down = f"{abs(one.dy):g} mm {'up' if one.dy < 0 else 'down'}"
    way = "anticlockwise" if one.turn < 0 else "clockwise"
    turn = f", and turn {abs(one.turn):g}° {way}" if one.turn else ""
    return f"backs move {across} and {down}{turn}"


def describe_offsets(offsets: BackOffsets) -> Iterator[str]:
    """A line for the sheets of each kind that were measured."""
    for sheets, one in zip(SHEETS, offsets, strict=True):
        if one is not None:
            yield f"{sheets} sheets: {describe_offset(one)}"


def describe_moves(offsets: BackOffsets, *, landscape: bool) -> str:
    """What an offset that was given does to sheets that lie so, or that it is not theirs."""
    sheets, others = SHEETS if not landscape else SHEETS[::-1]
    one = offsets.landscape if landscape else offsets.upright
    if one is not None:
        return f"{sheets} sheets: {describe_offset(one)}"
    option = LANDSCAPE_OFFSET if landscape else OFFSET
    return (
        f"{sheets} sheets: backs stay, since only {others} sheets were measured; measure both pages"
        f" of cardgen build --only calibration, and give {option} x,y as well"
    )


SHEETS = ("upright", "landscape")  # as BackOffsets has them
KEYS = ("offset", "landscape-offset")  # the same in the file of settings
TYPE = "cardgen calibrate --printer NAME --offset 0.5,-1"


def known_printers(file: Path) -> Mapping[str, BackOffsets]:
    """The offsets of the backs on each printer that a file of settings knows, none if there is
    none.

    Stop when the file cannot be understood.
    """
    return _known(_read(file), file)


def _read(file: Path) -> str:
    """What a file of settings says, its line ends as they are; nothing if there is none."""
    try:
        return file.read_bytes().decode()
    except FileNotFoundError:
        return ""
    except (OSError, ValueError) as error:
        raise _unreadable(file, error) from error


def _known(text: str, file: Path) -> Mapping[str, BackOffsets]:
    import tomllib  # which takes 3 ms

    try:
        said = tomllib.loads(text)
    except ValueError as error:
        raise _unreadable(file, error) from error
    return {name: _offsets_from(name, entry, text, file) for name, entry in said.items()}


def _unreadable(file: Path, error: Exception) -> Stop:
    message = f"{file} cannot be read: {getattr(error, 'strerror', None) or error}"
    return Stop(message, help="mend it, or move it away and calibrate again")


def offsets_of(name: str, file: Path) -> BackOffsets:
    """The offsets of one printer. Stop for a printer that nobody has measured."""
    known = known_printers(file)
    if name not in known:
        them = f"known are {join_words(known, joined_by='and')}" if known else "none is known yet"
        message = f'there is no printer "{name}"{did_you_mean(name, known)}'
        raise Stop(message, help=f"{them}; measure one, then type {TYPE}")
    return known[name]


def keep_offsets(name: str, measured: BackOffsets, file: Path) -> None:
    """Keep what was measured of a printer, new or known; what was not stays as it was kept, and so
    does all else that the file says.

    Stop when that cannot be.
    """
    from cardgen.build.printer_lines import with_offsets

    if not name.strip() or not name.isprintable():
        raise Stop("a printer needs a name", help=f"type {TYPE}")
    text, name = _read(file), name.strip()
    known = _known(text, file)
    written = {key: one for key, one in zip(KEYS, map(_written, measured), strict=True) if one}
    new = with_offsets(text, name, written)
    if not _only_differ_in(known, new, name, measured):
        lines = "; ".join(f"{key} = {one.value}" for key, one in written.items())
        message = f'{file}: "{name}" is written in a way that cannot be changed line by line'
        raise Stop(message, help=f"change it there by hand: {lines}")
    save_file(file, new.encode())


def _written(one: Offset | None) -> "WrittenOffset | None":
    from cardgen.build.printer_lines import WrittenOffset

    if one is None:
        return None
    return WrittenOffset(f"[{', '.join(f'{number:g}' for number in one)}]", describe_offset(one))


def _only_differ_in(
    known: Mapping[str, BackOffsets], text: str, name: str, measured: BackOffsets
) -> bool:
    """Whether new settings say what the old ones said, but for what was measured of a printer."""
    rounded = (one and Offset(*(float(f"{number:g}") for number in one)) for one in measured)
    pairs = zip(known.get(name, BackOffsets()), rounded, strict=True)
    after = BackOffsets(*(old if new is None else new for old, new in pairs))
    try:
        return _known(text, Path()) == {**known, name: after}
    except Stop:
        return False


def _offsets_from(name: str, entry: Any, text: str, file: Path) -> BackOffsets:
    said = entry if isinstance(entry, dict) else {}
    written = {key: said[key] for key in KEYS if key in said}
    wrong = next((key for key, numbers in written.items() if not _is_offset(numbers)), "")
    if wrong or not written:
        from cardgen.build.printer_lines import line_of

        place = f"{file}:{line_of(text, name, wrong)}"
        message = (
            f'{place}: the printer "{name}" has no offset of two or three numbers up to {LARGEST}'
        )
        help = "write offset = [0.5, -1], landscape-offset = [0.5, -1], or both"
        raise Stop(message, help=help)
    offsets = (Offset(*map(float, written[key])) if key in written else None for key in KEYS)
    return BackOffsets(*offsets)


def _is_offset(numbers: Any) -> bool:
    """Whether they are as an offset may be typed; what is no number is not up to anything."""
    return (
        isinstance(numbers, list)
        and len(numbers) in (2, 3)
        and all(type(number) in (int, float) and abs(number) <= LARGEST for number in numbers)
    )
