"""What a build or a check leaves for the next one, in files that are believed only when whole."""

import marshal
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path as FilePath
from typing import Any

from cardgen.model.finding import Stop
from cardgen.output.folder import CACHE_FOLDER, refuse_links
from cardgen.output.safe_files import save_file

PAGES, CARDS, WORKS, PICTURE, BUILD = ".pages", ".cards", ".works", ".picture", ".build"
BOOK, CHECK, PARTS = ".book", ".check", ".parts"
DRAWINGS, GRAMMARS, THESAURI, VERDICTS = "drawings", "grammars", "thesauri", "verdicts"
MOST_CACHE_BYTES = 500_000_000  # of all files together; the oldest go first
_SIZE = 32


def read_cached(folder: FilePath, name: str, key: bytes) -> Any:
    """The value saved by this name under the same key; None for any other or damaged file.

    A key has to hold what no other computer can know: `marshal` is not to be fed by strangers.
    """
    file = folder / CACHE_FOLDER / name
    try:
        if not stat.S_ISREG(file.lstat().st_mode):
            return None
        content = file.read_bytes()
        body = memoryview(content)[2 * _SIZE :]
        return marshal.loads(body) if content[: 2 * _SIZE] == _head(key, body) else None
    except (OSError, ValueError, EOFError, TypeError):
        return None


def write_cached(folder: FilePath, name: str, key: bytes, value: Any) -> None:
    """Save a value of plain tuples, dictionaries, bytes and texts; if it cannot be, let it be.

    Names end in one of the endings above: only such files are ever removed.
    """
    with suppress(Stop, OSError, ValueError):  # of what `marshal` cannot write
        body = marshal.dumps(value)
        refuse_links(folder)
        save_file(folder / CACHE_FOLDER / name, _head(key, body), body)
        for file in _too_much(folder / CACHE_FOLDER):
            file.unlink(missing_ok=True)


def list_cached(folder: FilePath, lead: str, ending: str) -> tuple[str, ...]:
    """The names of the values saved whose names begin and end so."""
    try:
        names = os.listdir(folder / CACHE_FOLDER)
    except OSError:
        return ()
    return tuple(sorted(name for name in names if name.startswith(lead) and name.endswith(ending)))


def _head(key: bytes, body: bytes | memoryview) -> bytes:
    """Only bytes that a build wrote whole, in the same circumstances, begin like this."""
    return blake2b(key, digest_size=_SIZE).digest() + blake2b(body, digest_size=_SIZE).digest()


def _too_much(folder: FilePath) -> Iterator[FilePath]:
    """The files of builds that the folder has no room for beside newer ones."""
    ours = [FilePath(found.path) for found in os.scandir(folder) if _left_by_a_build(found)]
    total = 0
    for file in sorted(ours, key=lambda file: -file.lstat().st_mtime_ns):
        total += file.lstat().st_size
        if total > MOST_CACHE_BYTES:
            yield file


def _left_by_a_build(found: os.DirEntry[str]) -> bool:
    """Whether a file has a name that builds give; a person may have put others beside them."""
    name = found.name
    ours = name.endswith((PAGES, CARDS, WORKS, PICTURE, BUILD, BOOK, CHECK, PARTS)) or name in (
        DRAWINGS,
        GRAMMARS,
        THESAURI,
        VERDICTS,
    )
    return ours and found.is_file(follow_symlinks=False)
