"""The papers a printer takes, one a line."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardgen.units import Size


class Paper(NamedTuple):
    """A paper as it lies upright, in millimetres; `title` is what a person calls it."""

    name: str
    title: str
    width: float
    height: float

    @property
    def size(self) -> Size:
        return Size(self.width, self.height)


_TABLE = (
    Paper("a4", "A4", 210.0, 297.0),
    Paper("letter", "Letter", 215.9, 279.4),
    Paper("a3", "A3", 297.0, 420.0),
    Paper("legal", "Legal", 215.9, 355.6),
)

PAPERS: Mapping[str, Paper] = MappingProxyType({paper.name: paper for paper in _TABLE})
