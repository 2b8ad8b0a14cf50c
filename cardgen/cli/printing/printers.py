"""What was measured of each printer, kept in the folder where a person's settings lie."""

import tomllib
from collections.abc import Mapping
from json import dumps
from pathlib import Path
from typing import Any

import click

from cardgen.cli.printing.offsets import told
from cardgen.exports.files import save
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Stop
from cardgen.sheets.affine import Offset

FILE = "printers.toml"
TYPE = "cardgen calibrate --printer NAME --offset 0.5,-1"


def printers_file() -> Path:
    """`~/.config/cardgen/printers.toml`, or where the system keeps settings instead."""
    return Path(click.get_app_dir("cardgen")) / FILE


def printers() -> Mapping[str, Offset]:
    """The offset of the backs on each known printer. Stop when the file cannot be understood."""
    file = printers_file()
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        message = f"{file} cannot be read: {getattr(error, 'strerror', None) or error}"
        raise Stop(message, help="mend it, or move it away and calibrate again") from error
    return {name: _offset(name, entry, file) for name, entry in said.items()}


def offset_of(name: str) -> Offset:
    """The offset of one printer. Stop for a printer that nobody has measured."""
    known = printers()
    if name not in known:
        them = f"known are {listed(known, joined_by='and')}" if known else "none is known yet"
        message = f'there is no printer "{name}"{question(name, known)}'
        raise Stop(message, help=f"{them}; measure one, then type {TYPE}")
    return known[name]


def remember(name: str, offset: Offset) -> Path:
    """Keep the offset of a printer, new or known, and say where. Stop when that cannot be."""
    if not name.strip() or not name.isprintable():
        raise Stop("a printer needs a name", help=f"type {TYPE}")
    every = {**printers(), name.strip(): offset}
    lines = (f"[{dumps(each, ensure_ascii=False)}]\n{_entry(every[each])}" for each in every)
    head = (
        "# What cardgen calibrate measured: backs move by mm right, mm down, degrees clockwise.\n"
    )
    file = printers_file()
    save(file, (head + "".join(lines)).encode())
    return file


def _entry(offset: Offset) -> str:
    return f"offset = [{', '.join(f'{number:g}' for number in offset)}]  # {told(offset)}\n"


def _offset(name: str, entry: Any, file: Path) -> Offset:
    numbers: Any = entry.get("offset") if isinstance(entry, dict) else ()
    sound = isinstance(numbers, list) and all(type(number) in (int, float) for number in numbers)
    if not sound or len(numbers) not in (2, 3):
        message = f'{file}: the printer "{name}" has no offset of two or three numbers'
        raise Stop(message, help="write offset = [0.5, -1]")
    return Offset(*map(float, numbers))
