"""The output folder: what a build must not write through, and one build at a time in it.

A project may bring its output folder along. Nothing in it may lead a build to files elsewhere.
"""

import errno
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path as FilePath
from pathlib import PurePosixPath

from cardgen.model.finding import Stop
from cardgen.output.manifest import read_manifest
from cardgen.output.safe_files import OUT, PART_PREFIX, sweep_leftovers, unwritable_message

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


LOCK_NAME, CACHE_FOLDER = ".cardgen-lock", ".cardgen-cache"

if sys.platform == "win32":
    import msvcrt

    _FLAGS = os.O_RDWR | os.O_CREAT

    def _take(handle: int, *, patient: bool) -> None:
        while True:
            try:
                return msvcrt.locking(handle, msvcrt.LK_LOCK if patient else msvcrt.LK_NBLCK, 1)
            except OSError as error:  # the system itself waits for no more than ten seconds
                if not patient or error.errno != errno.EDEADLOCK:
                    raise
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
        sweep_leftovers(*_written_folders(folder))
        yield
    finally:
        os.close(handle)


def _written_folders(folder: FilePath) -> Iterator[FilePath]:
    """Where builds write that hold the lock of a folder: there, into what they leave for the next
    one, and where listed files lie. Other folders below it may have locks of their own.
    """
    yield from (folder, folder / CACHE_FOLDER)
    try:
        listed = read_manifest(folder).files
    except Stop:  # which is told where it is written
        return
    inner = {parent for one in listed for parent in PurePosixPath(one.path).parents if parent.name}
    for each in sorted(inner):
        if each.is_absolute() or ".." in each.parts:
            continue
        if not any(is_link(folder / part) for part in (each, *each.parents)):
            yield folder / each


def _opened(folder: FilePath) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        refuse_links(folder)
        return os.open(folder / LOCK_NAME, _FLAGS, 0o666)
    except OSError as error:
        raise unwritable_message(folder, error, OUT) from error
