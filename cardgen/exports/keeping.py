"""What a build leaves for the next one, in files that are believed only when they are whole."""

import marshal
import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path as FilePath
from typing import Any

from cardgen.exports.files import save
from cardgen.model.finding import Stop

FOLDER = ".cardgen-cache"
MOST_BYTES = 200_000_000  # of all files together; the oldest go first
_SIZE = 32


def kept(folder: FilePath, name: str, key: bytes) -> Any:
    """The value saved by this name under the same key; None for any other or damaged file."""
    try:
        content = (folder / FOLDER / name).read_bytes()
        body = memoryview(content)[2 * _SIZE :]
        return marshal.loads(body) if content[: 2 * _SIZE] == _head(key, body) else None
    except (OSError, ValueError, EOFError, TypeError):
        return None


def keep(folder: FilePath, name: str, key: bytes, value: Any) -> None:
    """Save a value of plain tuples, dictionaries, bytes and texts; if it cannot be, let it be."""
    body = marshal.dumps(value)
    with suppress(Stop, OSError):
        save(folder / FOLDER / name, _head(key, body), body)
        for file in _too_much(folder / FOLDER):
            file.unlink(missing_ok=True)


def _head(key: bytes, body: bytes | memoryview) -> bytes:
    """Only bytes that a build wrote whole, in the same circumstances, begin like this."""
    return blake2b(key, digest_size=_SIZE).digest() + blake2b(body, digest_size=_SIZE).digest()


def _too_much(folder: FilePath) -> Iterator[FilePath]:
    """The files that the folder has no room for beside newer ones."""
    files = sorted(os.scandir(folder), key=lambda file: -file.stat().st_mtime_ns)
    total = 0
    for file in files:
        total += file.stat().st_size
        if total > MOST_BYTES:
            yield FilePath(file.path)
