"""Safe fixes as edits of a file's bytes, written back whole and told line by line."""

import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from cardgen.files import read_regular_file
from cardgen.model.finding import Finding, Report, Stop
from cardgen.output.safe_files import overwrite_file
from cardgen.packs.root import display_path
from cardgen.yaml.reader import read_yaml
from cardgen.yaml.source import MOST_BYTES, is_twice_encoded

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class Edit(NamedTuple):
    """`new` bytes for the `old` ones from `start` to before `end`, as the finding asks."""

    start: int
    end: int
    old: bytes
    new: bytes
    finding: Finding


class EditedBytes(NamedTuple):
    """A file's bytes with all edits `made`, right to left; those `waiting` overlap one of them."""

    content: bytes
    made: tuple[Edit, ...]
    waiting: tuple[Edit, ...]


def edit_bytes(content: bytes, findings: Iterable[Finding]) -> EditedBytes:
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
    return EditedBytes(content, tuple(made), tuple(waiting))


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


YAML = (".yaml", ".yml")
ENDINGS = (*YAML, ".md")


class Mended(NamedTuple):
    """What came of the fixes of a file; `refused` says why none of them was made."""

    file: str
    made: tuple[Edit, ...] = ()
    waiting: tuple[Edit, ...] = ()
    refused: str = ""


class _Refused(Exception):
    """Why a file is left alone."""


def contents_of(root: Path, overlay: Path | None) -> Mapping[str, bytes]:
    """What the files hold that checks may find something in, by the name findings call them by."""
    folders = (root / "cards", root / "templates")
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in ENDINGS]
    paths += [overlay.resolve()] if overlay else []
    held: dict[str, bytes] = {}
    for path in paths:
        with suppress(OSError):  # what cannot be read is not mended either
            held[display_path(path, root)] = read_regular_file(path, MOST_BYTES)
    return held


def make_fixes(
    findings: Sequence[Finding], root: Path, before: Mapping[str, bytes]
) -> Iterator[Mended]:
    """Make the safe fixes of findings, in files that hold what they held `before`."""
    fixable = [finding for finding in findings if finding.fix is not None]
    for file, of_file in groupby(fixable, key=lambda finding: finding.place.file):
        try:
            path = _writable(root, file)
            content = _unchanged(path, before.get(file))
            new = _sound(content, edit_bytes(content, of_file), file)
            overwrite_file(path, new.content)
        except (_Refused, ValueError) as reason:
            yield Mended(file, refused=str(reason))
        except OSError as error:
            yield Mended(file, refused=error.strerror or str(error))
        else:
            yield Mended(file, new.made, new.waiting)


def _writable(root: Path, file: str) -> Path:
    path = root / file
    if path.resolve() != root.resolve() / file:
        raise _Refused(f"it is reached through a link; the file itself is {path.resolve()}")
    if not path.stat().st_mode & stat.S_IWUSR:
        raise _Refused("it is read-only")
    return path


def _unchanged(path: Path, before: bytes | None) -> bytes:
    if before is None:
        raise _Refused("it is none of your own files")
    content = path.read_bytes()
    if content != before:
        raise _Refused("it was changed while it was checked; run the check again")
    return content


def _sound(content: bytes, new: EditedBytes, file: str) -> EditedBytes:
    """The edits, if what was YAML before is YAML after them, and every letter is what was typed."""
    if is_twice_encoded(content):
        raise _Refused("it was saved in another encoding, which is mended first")
    if file.endswith(YAML) and _is_yaml(content, file) and not _is_yaml(new.content, file):
        raise _Refused("it would be no YAML any more")
    return new


def _is_yaml(content: bytes, file: str) -> bool:
    try:
        read_yaml(content, file=file, report=Report())
    except Stop:
        return False
    return True


def describe_fixes(files: Iterable[Mended]) -> Iterator[str]:
    """A line a file and a line a fix; one line where there was nothing to do."""
    nothing = True
    for mended in files:
        nothing = False
        yield f"{mended.file}: {_outcome(mended)}"
        yield from (f"  {_named(edit)}: {_change(edit)}" for edit in mended.made)
        yield from (f"  {_named(edit)}: waits for the next run" for edit in mended.waiting)
    if nothing:
        yield "nothing here can be fixed safely"


def _outcome(mended: Mended) -> str:
    return f"not touched: {mended.refused}" if mended.refused else f"{len(mended.made)} fixed"


def _named(edit: Edit) -> str:
    place = edit.finding.place
    return f"{place.line}:{place.column} {edit.finding.code}"


def _change(edit: Edit) -> str:
    return f'"{edit.old.decode()}" → "{edit.new.decode()}"'
