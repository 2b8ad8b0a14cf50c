"""Saving files so that a full disk, a crash or Ctrl-C leaves the old one as it was; finished files
that wait on the disk for the last one, since many pictures fill the memory."""

import errno
import os
import stat
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path as FilePath
from tempfile import TemporaryFile, gettempdir
from typing import IO

from cardgen.model.finding import Stop
from cardgen.model.frozen import frozen

PART_PREFIX, PART_ENDING = ".cardgen-", ".part"

_HELP = {
    errno.ENOSPC: "the disk is full: make room",
    errno.EDQUOT: "your disk quota is used up: make room",
    errno.EACCES: "you may not write there: change its permissions",
    errno.EPERM: "you may not write there: change its permissions",
    errno.EROFS: "that disk is read-only",
    errno.EISDIR: "a folder stands where the file should be: move it away",
    errno.ENOTDIR: "a file stands where a folder should be: move it away",
    errno.EEXIST: "a file stands where a folder should be: move it away",
    errno.EBUSY: "another program has the file open: close it there and try again",
    errno.EFBIG: "the file is too large for that disk",
}
_IN_THE_WAY = (errno.EISDIR, errno.ENOTDIR, errno.EEXIST, errno.EBUSY)
OUT = "choose another folder with --out"  # of a command that has this option

_HELD_OPEN = (5, 32)  # ERROR_ACCESS_DENIED, ERROR_SHARING_VIOLATION


def save_file(target: FilePath, *content: bytes, elsewhere: str = "") -> None:
    """Write a whole file, given in parts, or nothing: beside the target, onto the disk, then in its
    place.

    Stop when it cannot be written; the old file and its bytes are then untouched.
    """
    save_files({target: content}, elsewhere=elsewhere)


def save_files(contents: Mapping[FilePath, Iterable[bytes]], *, elsewhere: str = "") -> None:
    """Write all of these files or none: the first takes its place when the last is on the disk.

    Stop says how they could be written `elsewhere`, if they could, and names the file that cannot
    be written; every old file is then untouched, save where a file on the disk could not take its
    place: then those that did before it are new.
    """
    parts: dict[FilePath, FilePath] = {}
    target = FilePath()
    try:
        for target, content in contents.items():
            if target.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            if _is_read_only(target):
                raise PermissionError(errno.EACCES, "the old file is read-only")
            target.parent.mkdir(parents=True, exist_ok=True)
            parts[target] = _write_temporary(target, content, mode=0o666 & ~_umask())
        for target in contents:
            _put(parts[target], target)
            del parts[target]
    except OSError as error:
        raise unwritable_message(target, error, elsewhere) from error
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)


def _is_read_only(target: FilePath) -> bool:
    """Whether somebody has locked a file. The system would put another in its place all the same,
    which asks leave of the folder alone."""
    try:
        found = target.lstat()
    except OSError:  # there is none yet
        return False
    return stat.S_ISREG(found.st_mode) and not found.st_mode & stat.S_IWUSR


def _put(part: FilePath, target: FilePath) -> None:
    """Give a finished file its name. Windows refuses where a program has the old one open."""
    try:
        os.replace(part, target)
    except OSError as error:
        if getattr(error, "winerror", None) not in _HELD_OPEN or not target.is_file():
            raise
        message = f"cannot write {target}: it is open in another program"
        raise Stop(message, help="close it there and try again") from error


def overwrite_file(target: FilePath, content: bytes) -> None:
    """Give a file other bytes, all of them or none; who may read and write it stays.

    OSError when the system refuses; the file is then untouched.
    """
    part = _write_temporary(target, (content,), mode=stat.S_IMODE(target.stat().st_mode))
    try:
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def _write_temporary(target: FilePath, content: Iterable[bytes], *, mode: int) -> FilePath:
    """A finished temporary file in the target's folder."""
    handle, name = tempfile.mkstemp(PART_ENDING, f"{PART_PREFIX}{target.name}-", target.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.writelines(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(name, mode)
    except BaseException:
        os.unlink(name)
        raise
    return FilePath(name)


def _umask() -> int:
    """The mask for new files, which the system tells only when it is set anew."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def unwritable_message(target: FilePath, error: OSError, elsewhere: str = "") -> Stop:
    """The sentence for a file that the system refused to write; `elsewhere` says how another place
    is chosen, if there is a way."""
    reason = error.strerror or str(error)
    ways = [_HELP.get(error.errno or 0, ""), "" if error.errno in _IN_THE_WAY else elsewhere]
    return Stop(f"cannot write {target}: {reason}", help=", or ".join(filter(None, ways)))


def sweep_leftovers(*folders: FilePath) -> int:
    """Remove what builds that died half-way left behind in folders, not in those below them; only
    while holding the lock of them all."""
    names = f"{PART_PREFIX}*{PART_ENDING}"
    left = [file for folder in folders for file in folder.glob(names) if not file.is_dir()]
    for file in left:
        file.unlink(missing_ok=True)
    return len(left)


@frozen
class SpooledBytes:
    """The bytes of one file, read again from the disk when it is saved."""

    spool: IO[bytes]
    start: int
    size: int
    sha256: str

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[bytes]:
        self.spool.seek(self.start)
        yield self.spool.read(self.size)


class Spool:
    """A file without a name, there for as long as one is inside."""

    def __enter__(self) -> "Spool":
        return self

    def __exit__(self, *raised: object) -> None:
        if "_file" in vars(self):
            self._file.close()

    def keep(self, content: bytes) -> SpooledBytes:
        """Put the bytes of a file aside. Stop when the disk has no room for them."""
        try:
            start = self._file.seek(0, 2)
            self._file.write(content)
            self._file.flush()
        except OSError as error:
            raise unwritable_message(FilePath(gettempdir()), error) from error
        return SpooledBytes(self._file, start, len(content), sha256(content).hexdigest())

    @cached_property
    def _file(self) -> IO[bytes]:
        return TemporaryFile()
