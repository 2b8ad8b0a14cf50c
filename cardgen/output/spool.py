"""Finished files that wait on the disk for the last one: many pictures fill the memory."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path as FilePath
from tempfile import TemporaryFile, gettempdir
from typing import IO

from cardgen.output.safe_files import unwritable_message


@dataclass(frozen=True, slots=True)
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
