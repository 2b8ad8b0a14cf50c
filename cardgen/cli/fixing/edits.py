"""Safe fixes as edits of a file's bytes: only their own stretches change."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardgen.model.finding import Finding

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class Edit(NamedTuple):
    """`new` bytes for the `old` ones from `start` to before `end`, as the finding asks."""

    start: int
    end: int
    old: bytes
    new: bytes
    finding: Finding


class Edited(NamedTuple):
    """A file's bytes with all edits `made`, right to left; those `waiting` overlap one of them."""

    content: bytes
    made: tuple[Edit, ...]
    waiting: tuple[Edit, ...]


def edited(content: bytes, findings: Iterable[Finding]) -> Edited:
    """What a file holds once the fixes of these findings are made; equal ones are made once.

    ValueError where a place lies outside what the file holds.
    """
    asked = [_edit(content, finding) for finding in findings]
    made: list[Edit] = []
    waiting: list[Edit] = []
    for edit in sorted(asked, key=lambda edit: edit[:2]):
        last = made[-1] if made else None
        if last is None or (edit.start >= last.end and edit.start > last.start):
            made.append(edit)
        elif edit[:4] != last[:4]:
            waiting.append(edit)
    for edit in reversed(made):
        content = content[: edit.start] + edit.new + content[edit.end :]
    return Edited(content, tuple(made), tuple(waiting))


def _edit(content: bytes, finding: Finding) -> Edit:
    place = finding.place
    lines = content.removeprefix(BYTE_ORDER_MARK).split(b"\n")
    before = len(BYTE_ORDER_MARK) if content.startswith(BYTE_ORDER_MARK) else 0
    start = _offset(lines, place.line, place.column) + before
    end = _offset(lines, place.end_line, place.end_column) + before
    line_end = "\r\n" if lines[place.line - 1].endswith(b"\r") else "\n"
    new = (finding.fix or "").replace("\n", line_end).encode()
    return Edit(start, end, content[start:end], new, finding)


def _offset(lines: Sequence[bytes], line: int, column: int) -> int:
    """The bytes before a line and column, as a person counts them."""
    if not 1 <= line <= len(lines):
        raise ValueError(f"there is no line {line}")
    words = lines[line - 1].removesuffix(b"\r").decode("utf-8")
    if not 1 <= column <= len(words) + 1:
        raise ValueError(f"line {line} has no column {column}")
    return sum(map(len, lines[: line - 1])) + line - 1 + len(words[: column - 1].encode())
