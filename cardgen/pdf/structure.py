"""The structure that marks tell: elements as a voice reads them, and which marks belong to which.

Each page is cut into sequences: marks in a row that are content of one element, with a number by
which its page knows them, or ornament.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardgen.layout.marks import Begin, End, Mark, TextLine

WORDED = frozenset(
    ("P", "H1", "H2", "H3", "H4", "H5", "H6", "Lbl", "LBody", "Caption", "TH", "TD", "TOCI")
    + ("Span", "Quote", "Reference", "Link", "Figure")
)
CELLS = ("TH", "TD")  # which count even where they are empty


class SequenceNumber(NamedTuple):
    """A sequence of a page, by its number there."""

    page: int
    number: int


@dataclass(eq=False)
class Element:
    """An element with what it holds, in the order in which it is read."""

    begin: Begin
    held: list["Element | SequenceNumber"] = field(default_factory=list)


class MarkedSequence(NamedTuple):
    """Marks of one element in a row; `number` is -1 where they are ornament."""

    kind: str
    number: int
    marks: tuple[Mark, ...]


class Structure(NamedTuple):
    """The elements of a document under its root, by key, and the sequences of its pages."""

    root: Element
    keyed: dict[str, Element]
    pages: tuple[tuple[MarkedSequence, ...], ...]
    owners: tuple[tuple[Element, ...], ...]  # of the sequences of a page, by their numbers


ORNAMENT = Element(Begin("Artifact"))


def read_structure(pages: Sequence[Sequence[Mark]]) -> Structure | None:
    """What the marks of all pages tell; None where none of them tells anything."""
    if not any(type(mark) is Begin for marks in pages for mark in marks):
        return None
    reader = _Reader()
    sequences = tuple(tuple(reader.page(marks)) for marks in pages)
    _leave_out_empty(reader.root)
    return Structure(reader.root, reader.keyed, sequences, tuple(map(tuple, reader.owners)))


class _Reader:
    """Reads page after page; elements with a key stay known."""

    def __init__(self) -> None:
        self.root = Element(Begin("Document"))
        self.keyed: dict[str, Element] = {}
        self.owners: list[list[Element]] = []

    def page(self, marks: Iterable[Mark]) -> Iterator[MarkedSequence]:
        """The sequences of the next page."""
        self.owners.append([])
        last, number, row = ORNAMENT, -1, list[Mark]()
        for owner, mark in self._owned(marks):
            if owner is not last or not row:
                if row:
                    yield MarkedSequence(last.begin.kind, number, tuple(row))
                last, number, row = owner, self._numbered(owner), []
            row.append(mark)
        if row:
            yield MarkedSequence(last.begin.kind, number, tuple(row))

    def _numbered(self, owner: Element) -> int:
        """The number of a sequence that begins in an element, before an element within it does."""
        if owner is ORNAMENT:
            return -1
        here = self.owners[-1]
        here.append(owner)
        owner.held.append(SequenceNumber(len(self.owners) - 1, len(here) - 1))
        return len(here) - 1

    def _owned(self, marks: Iterable[Mark]) -> Iterator[tuple[Element, Mark]]:
        """Each mark with the element whose content it is."""
        within = [self.root]
        for mark in marks:
            if isinstance(mark, Begin):
                within.append(self._begun(mark, within[-1]))
            elif isinstance(mark, End):
                within.pop()
                if not within:
                    raise ValueError("an element ends that has not begun")
            else:
                yield _owner(mark, within[-1]), mark
        if len(within) > 1:
            raise ValueError(f"{within[-1].begin} does not end on its page")

    def _begun(self, begin: Begin, above: Element) -> Element:
        if above is ORNAMENT or begin.kind == "Artifact":
            return ORNAMENT
        if begin.kind == "Document":
            return self.root
        if begin.key and begin.key in self.keyed:
            return _going_on(begin, self.keyed[begin.key])
        element = Element(begin)
        above.held.append(element)
        if begin.key:
            self.keyed[begin.key] = element
        return element


def _going_on(begin: Begin, element: Element) -> Element:
    if begin.kind != element.begin.kind:
        raise ValueError(f"{element.begin} goes on as {begin.kind}")
    return element


def _owner(mark: Mark, within: Element) -> Element:
    """The element that a mark is content of; only words and what is in a Figure are read."""
    kind = within.begin.kind
    if kind == "Figure" or type(mark) is not TextLine or within is ORNAMENT or kind == "Document":
        return within if kind == "Figure" else ORNAMENT
    if kind not in WORDED:
        raise ValueError(f"words stand in a {kind}, in no paragraph of it: {mark.words}")
    return within


def _leave_out_empty(element: Element) -> bool:
    """Take out of an element what holds nothing; whether it holds nothing itself."""
    element.held = [
        one for one in element.held if isinstance(one, SequenceNumber) or not _leave_out_empty(one)
    ]
    return not element.held and element.begin.kind not in CELLS
