"""The papers a printer takes, one a line; an unknown name is refused with the nearest known one."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import NamedTuple

from cardgen.units import Size


class UnknownName(ValueError):
    """A name that is in no table; the message says which one was probably meant."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        listed = sorted(known)
        near = get_close_matches(name.lower(), listed, n=1, cutoff=0.6)
        advice = f"did you mean “{near[0]}”?" if near else f"known: {_shortened(listed)}"
        super().__init__(f"unknown {kind} “{name}”; {advice}")
        self.kind, self.name, self.suggestion = kind, name, near[0] if near else ""


def _shortened(names: list[str], most: int = 12) -> str:
    """The names in one line; a long list ends in how many more there are."""
    rest = len(names) - most
    return ", ".join(names[:most]) + (f" and {rest} more" if rest > 0 else "")


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


def find_paper(name: str) -> Paper:
    """The paper called `name`, upper or lower case; UnknownName suggests the nearest."""
    found = PAPERS.get(name.strip().lower())
    if found is None:
        raise UnknownName("paper", name, PAPERS)
    return found
