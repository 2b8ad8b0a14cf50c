"""One build at a time in an output folder."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path as FilePath

from cardgen.model.finding import Stop
from cardgen.output.folder import refuse_links
from cardgen.output.safe_files import sweep_leftovers, unwritable_message

LOCK_NAME = ".cardgen-lock"

if sys.platform == "win32":
    import msvcrt

    _FLAGS = os.O_RDWR | os.O_CREAT

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _FLAGS = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def lock_folder(folder: FilePath) -> Iterator[None]:
    """Hold the folder for this process and clear what dead builds left there.

    The system frees the lock when the process ends, however it ends. Stop when another build
    holds it, the folder cannot be written, or something of a build's in it is a link.
    """
    handle = _opened(folder)
    try:
        _take(handle)
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
