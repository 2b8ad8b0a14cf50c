"""A finished file of a build, before anything is saved."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from cardgen.output.spool import SpooledBytes


class FileMade(NamedTuple):
    """One finished file and what the manifest says of it."""

    name: str
    content: bytes | SpooledBytes
    pack: str
    language: str
    kind: str
    deck: str
    pages: int
    cards: int

    @property
    def parts(self) -> Iterable[bytes]:
        """The content in the parts that are written one after the other."""
        return (self.content,) if isinstance(self.content, bytes) else self.content


Job = tuple[str, Callable[[], FileMade]]  # a file to be made, with a name to show
