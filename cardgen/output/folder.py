"""The output folder: the manifest of what lies there, what a build must not write through, and one
build at a time in it.

A project may bring its output folder along. Nothing in it may lead a build to files elsewhere.
"""

import errno
import json
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path as FilePath
from typing import Any

from cardgen.model.finding import Stop
from cardgen.output.safe_files import (
    PART_PREFIX,
    SpooledBytes,
    save_file,
    sweep_leftovers,
    unwritable_message,
)

MANIFEST_NAME = "manifest.json"


def manifest_name(part: tuple[int, int] | None) -> str:
    """What the list of files of a build is called, or that of its part `number` of so many: no two
    parts write the same file."""
    return "manifest-{}-of-{}.json".format(*part) if part else MANIFEST_NAME


@dataclass(frozen=True, slots=True)
class ManifestEntry:
    """One file: `path` is relative to the output folder, with `/` on every system.

    `kind` says what is on its pages: cards, or another kind of component, an aid, a calibration;
    `cards` counts the cards or other components.
    """

    path: str
    pack: str
    language: str
    kind: str
    deck: str
    paper: str
    pages: int
    cards: int
    bytes: int
    sha256: str


def manifest_entry(
    folder: FilePath,
    file: FilePath,
    content: bytes | SpooledBytes,
    *,
    pack: str,
    language: str,
    kind: str,
    deck: str,
    paper: str,
    pages: int,
    cards: int,
) -> ManifestEntry:
    """The entry of a file with this content."""
    path = file.relative_to(folder).as_posix()
    digest = sha256(content).hexdigest() if isinstance(content, bytes) else content.sha256
    return ManifestEntry(
        path, pack, language, kind, deck, paper, pages, cards, len(content), digest
    )


def read_manifest(folder: FilePath, name: str = MANIFEST_NAME) -> tuple[ManifestEntry, ...]:
    """The entries of the last build; none when there is no manifest.

    Stop when a file of this name is not one that a build wrote: it may be somebody's own.
    """
    file = folder / name
    if not os.path.lexists(file):
        return ()
    try:
        content = file.read_text(encoding="utf-8") if file.is_file() else ""
        return tuple(map(_listed, json.loads(content)["files"]))
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        help = "move it away, or choose another folder with --out"
        raise Stop(f"{file} is no list of files that cardgen wrote", help=help) from error


def _listed(said: Any) -> ManifestEntry:
    """An entry as it was written; TypeError where it is none."""
    one = ManifestEntry(**said)
    if any(type(getattr(one, field.name)) is not field.type for field in fields(one)):
        raise TypeError("a value of another kind")
    return one


def write_manifest(folder: FilePath, built: Iterable[ManifestEntry]) -> tuple[ManifestEntry, ...]:
    """Merge what was built now into the manifest; entries of files that are gone drop out.

    Stop where the manifest is of others.
    """
    merged = {listed.path: listed for listed in (*read_manifest(folder), *built)}
    kept = tuple(merged[path] for path in sorted(merged) if (folder / path).is_file())
    _save_manifest(folder / MANIFEST_NAME, kept)
    return kept


def write_part_manifest(folder: FilePath, name: str, built: Iterable[ManifestEntry]) -> None:
    """Write what a part has built, and nothing else: `cardgen join` puts parts together.

    Stop where a file of this name is of others.
    """
    read_manifest(folder, name)
    _save_manifest(folder / name, sorted(built, key=lambda one: one.path))


def _save_manifest(file: FilePath, listed: Iterable[ManifestEntry]) -> None:
    document = {"files": [asdict(one) for one in listed]}
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    save_file(file, text.encode("utf-8"))


if sys.platform == "win32":

    def is_link(path: FilePath) -> bool:
        """Whether a link or a junction stands there; what it leads to does not matter."""
        tags = (stat.IO_REPARSE_TAG_SYMLINK, stat.IO_REPARSE_TAG_MOUNT_POINT)
        try:
            return path.lstat().st_reparse_tag in tags
        except OSError:
            return False
else:

    def is_link(path: FilePath) -> bool:
        """Whether a link stands there; what it leads to does not matter."""
        return os.path.islink(path)


def examine_folder(folder: FilePath, *, typed: bool) -> None:
    """Look at an output folder before anything is made for it; `typed` is one that a person named.

    Stop where it is a file or leads nowhere, where it or what builds leave in it is a link that the
    project may have brought, and where the manifest is of others.
    """
    if is_link(folder):
        _refuse_link(folder, typed)
    if os.path.exists(folder) and not os.path.isdir(folder):
        raise unwritable_message(folder, OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)))
    refuse_links(folder)
    read_manifest(folder)


def refuse_links(folder: FilePath) -> None:
    """Stop where something that builds leave in a folder is a link."""
    try:
        names = sorted(name for name in os.listdir(folder) if name.startswith(PART_PREFIX))
    except OSError:  # there is none yet, or it will not be written either
        return
    for name in names:
        if is_link(folder / name):
            message = f"{folder / name} is a link to {_target(folder / name)}"
            help = "cardgen keeps its own files there: delete the link, or use --out"
            raise Stop(f"{message}, which no build has made", help=help)


def refuse_linked_folders(folder: FilePath, files: Iterable[FilePath]) -> None:
    """Stop where files would be written into a folder below this one through a link."""
    inner = {parent for file in files for parent in file.relative_to(folder).parents}
    for name in sorted(inner - {FilePath()}):
        if is_link(folder / name):
            message = f"{folder / name} is a link to {_target(folder / name)}"
            raise Stop(message, help="cardgen writes files into it: delete the link, or use --out")


def _refuse_link(folder: FilePath, typed: bool) -> None:
    """Stop for a link that leads nowhere, and for one that nobody has typed."""
    message = f"cannot write {folder}: it is a link to {_target(folder)}"
    if not os.path.exists(folder):
        help = "delete the link, or choose another folder with --out"
        raise Stop(f"{message}, which is not there", help=help)
    if not typed:
        help = f"delete the link; or, where you want the files there, type --out {folder}"
        raise Stop(message, help=help)


def _target(link: FilePath) -> str:
    try:
        return os.readlink(link)
    except OSError:
        return "another place"


LOCK_NAME = ".cardgen-lock"

if sys.platform == "win32":
    import msvcrt

    _FLAGS = os.O_RDWR | os.O_CREAT

    def _take(handle: int, *, patient: bool) -> None:
        msvcrt.locking(handle, msvcrt.LK_LOCK if patient else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _FLAGS = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW

    def _take(handle: int, *, patient: bool) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX if patient else fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def lock_folder(folder: FilePath, *, patient: bool = False) -> Iterator[None]:
    """Hold the folder for this process and clear what dead builds left there.

    The system frees the lock when the process ends, however it ends. Stop when another build
    holds it, unless one is `patient` and waits, when the folder cannot be written, or something of
    a build's in it is a link.
    """
    handle = _opened(folder)
    try:
        _take(handle, patient=patient)
    except OSError as error:
        os.close(handle)
        raise Stop(f"another build is writing to {folder}", help="wait until it ends") from error
    try:
        sweep_leftovers(folder)
        yield
    finally:
        os.close(handle)


def _opened(folder: FilePath) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        refuse_links(folder)
        return os.open(folder / LOCK_NAME, _FLAGS, 0o666)
    except OSError as error:
        raise unwritable_message(folder, error) from error
