"""Files of a project as they are read: ordinary ones, no more of them than is asked for, and none
that links lead to elsewhere, where somebody may keep secrets."""

import errno
import os
import stat
from pathlib import Path

MOST_PICTURE_BYTES = 300_000_000  # 50 megapixels of 6 bytes, not compressed
_PROGRAM = Path(__file__).resolve().parent
# What came with the program may be linked to: beside it in a checkout, within it once installed.
_SHIPPED = (
    _PROGRAM / "shipped",
    *(_PROGRAM.parent / part for part in ("cards", "templates", "fonts")),
)


class SpecialFileError(OSError):
    """A pipe, a device or a socket, which may have no end, or make whoever reads it wait."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is no file but a pipe or a device", str(path))


def read_regular_file(path: Path, most: int) -> bytes:
    """The bytes of a file; of a larger one the first `most` + 1.

    OSError where it cannot be read, SpecialFileError for what is no ordinary file.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # of a folder the system itself tells
        raise SpecialFileError(path)
    with path.open("rb") as stream:
        return stream.read(most + 1)


def read_whole_file(path: Path, most: int) -> bytes:
    """All bytes of a file; OSError, with the reason, for one of more than `most` as well."""
    fits = path.stat().st_size <= most
    content = read_regular_file(path, most if fits else 0)
    if not fits or len(content) > most:
        raise OSError(errno.EFBIG, f"it has more than {most / 1e6:.0f} MB", str(path))
    return content


def read_or_nothing(path: Path, root: Path, most: int) -> bytes:
    """The same for whoever leaves it to others to tell what is wrong: nothing of what cannot be
    read, is no ordinary file or lies elsewhere than under `root`."""
    if leads_out(path, root):
        return b""
    try:
        return read_whole_file(path, most)
    except OSError:
        return b""


def leads_out(path: Path, root: Path) -> bool:
    """Whether links lead from a path under `root` to a place neither there nor of the program.

    A path that does not begin with `root` is somebody's choice and leads nowhere else.
    """
    real = os.path.realpath(path)
    if real == str(path) or not path.is_relative_to(root):
        return False
    allowed = (Path(os.path.realpath(root)), *_SHIPPED)
    return not any(Path(real).is_relative_to(one) for one in allowed)
