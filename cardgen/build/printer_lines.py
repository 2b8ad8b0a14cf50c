"""The lines of one printer in the file of settings: found, and edited so that all others stay."""

import re
import tomllib
from collections.abc import Mapping
from itertools import pairwise
from json import dumps
from typing import NamedTuple

HEAD = "# What cardgen calibrate measured: backs move by mm right, mm down, degrees clockwise.\n"
OURS = "# backs move "  # begins what calibrate says beside an offset

_TABLE = re.compile(r"^[ \t]*\[[^\r\n]*", re.MULTILINE)


class WrittenOffset(NamedTuple):
    """An offset as it is written, and what is said beside it."""

    value: str
    said: str


def with_offsets(text: str, name: str, offsets: Mapping[str, WrittenOffset]) -> str:
    """The settings with other offsets of a printer, by key: each in the place of the old one, or
    below the name of the printer."""
    line_end = "\r\n" if "\r\n" in text else "\n"
    start, end = _table(text, name)
    if start == end:
        text = text or HEAD.replace("\n", line_end)
        text += "" if text.endswith("\n") else line_end
        start = len(text)
        text += f"[{dumps(name, ensure_ascii=False)}]{line_end}"
        end = len(text)
    table = text[start:end]
    for key, offset in offsets.items():
        table = _with_offset(table, key, offset, line_end)
    return text[:start] + table + text[end:]


def line_of(text: str, name: str, key: str) -> int:
    """On which line the key of a printer stands, else the printer; the first one where neither is
    written in the usual way."""
    start, end = _table(text, name)
    found = _assigned(key).search(text, start, end)
    plain = _assigned(re.escape(name)).search(text)
    at = found.start() if found else start if start < end else plain.start() if plain else 0
    return text.count("\n", 0, at) + 1


def _table(text: str, name: str) -> tuple[int, int]:
    """The first character of the table of a printer and the one behind its last; the same twice
    where there is none."""
    heads = [(one.start(), named) for one in _TABLE.finditer(text) if (named := _named(one[0]))]
    for (start, named), (end, _) in pairwise([*heads, (len(text), ())]):
        if named == (name,):
            return start, end
    return 0, 0


def _named(line: str) -> tuple[str, ...]:
    """What a line begins a table of; nothing where it is one of a list."""
    try:
        said = tomllib.loads(line)
    except ValueError:
        return ()
    name = next(iter(said))
    return (name,) if said[name] == {} else (name, "")


def _assigned(key: str) -> re.Pattern[str]:
    return re.compile(rf"""^[ \t]*["']?{key}["']?[ \t]*=[ \t]*""", re.MULTILINE)


def _with_offset(table: str, key: str, offset: WrittenOffset, line_end: str) -> str:
    """A table with another value of a key. What a person says beside it stays."""
    whole = re.compile(rf"({_assigned(key).pattern})\[[^\]]*\]([^\r\n]*)", re.MULTILINE)
    if found := whole.search(table):
        theirs = found[2].strip() and not found[2].strip().startswith(OURS)
        beside = found[2] if theirs else f"  # {offset.said}"
        return table[: found.start()] + found[1] + offset.value + beside + table[found.end() :]
    head = table.find("\n") + 1 or len(table)
    break_ = "" if table[:head].endswith("\n") else line_end
    line = f"{break_}{key} = {offset.value}  # {offset.said}{line_end}"
    return table[:head] + line + table[head:]
