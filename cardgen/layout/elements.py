"""Marks bracketed as elements of a document, and signs among them as a voice says them."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from cardgen.layout.marks import Begin, End, Mark, Stamp
from cardgen.model.legend import SignNames
from cardgen.units import Box

ORNAMENT = Begin("Artifact")


def element(begin: Begin, marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Marks as one element."""
    return (begin, *marks, End())


def sign_figures(marks: Iterable[Mark], names: SignNames) -> Iterator[Mark]:
    """Marks whose signs are figures, those in a row as one, said by their names."""
    for is_sign, row in groupby(marks, lambda mark: type(mark) is Stamp):
        if is_sign:
            yield from sign_figure(row, names)
        else:
            yield from row


def sign_figure(
    marks: Iterable[Mark], names: SignNames, before: str = "", box: Box | None = None
) -> tuple[Mark, ...]:
    """A row of signs as one figure, said after a word `before` it; nothing where there are none.

    A page of words says in what `box` it stands."""
    row = tuple(marks)
    said = names.row(mark.drawing.name for mark in row if isinstance(mark, Stamp))
    return element(Begin("Figure", f"{before} {said}".strip(), box=box), row) if row else ()
