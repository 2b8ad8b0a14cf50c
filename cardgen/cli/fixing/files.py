"""Files with safe fixes written back: each once, whole, and only if nobody else changed it."""

import stat
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from cardgen.cli.fixing.edits import Edit, Edited, edited
from cardgen.exports.files import overwrite
from cardgen.loading.reader import read_yaml
from cardgen.loading.report import Report
from cardgen.loading.root import called
from cardgen.model.finding import Finding, Stop

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


def contents(root: Path, overlay: Path | None) -> Mapping[str, bytes]:
    """What the files hold that checks may find something in, by the name findings call them by."""
    folders = (root / "cards", root / "templates")
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in ENDINGS]
    paths += [overlay.resolve()] if overlay else []
    held: dict[str, bytes] = {}
    for path in paths:
        with suppress(OSError):  # what cannot be read is not mended either
            held[called(path, root)] = path.read_bytes()
    return held


def mend(findings: Sequence[Finding], root: Path, before: Mapping[str, bytes]) -> Iterator[Mended]:
    """Make the safe fixes of findings, in files that hold what they held `before`."""
    fixable = [finding for finding in findings if finding.fix is not None]
    for file, of_file in groupby(fixable, key=lambda finding: finding.place.file):
        try:
            path = _writable(root, file)
            content = _unchanged(path, before.get(file))
            new = _sound(content, edited(content, of_file), file)
            overwrite(path, new.content)
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


def _sound(content: bytes, new: Edited, file: str) -> Edited:
    """The edits, if what was YAML before is YAML after them."""
    if file.endswith(YAML) and _is_yaml(content, file) and not _is_yaml(new.content, file):
        raise _Refused("it would be no YAML any more")
    return new


def _is_yaml(content: bytes, file: str) -> bool:
    try:
        read_yaml(content, file=file, report=Report())
    except Stop:
        return False
    return True
