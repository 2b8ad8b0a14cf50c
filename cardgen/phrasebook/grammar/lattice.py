"""A lattice of wordings: nodes from which words lead on to the end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgen.phrasebook.grammar.pattern import Pattern

Bindings = Mapping[str, Any]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LatticeNode:
    """Where a wording may stand; `last` where it may end, at least `short` words before that."""

    arcs: tuple["LatticeEdge", ...]
    last: bool = False
    short: int = 0


class Clause(NamedTuple):
    """What may be left out: a part of a pattern with its values, of at least `short` words."""

    pattern: Pattern
    holes: Bindings
    short: int


class LatticeEdge(NamedTuple):
    """A word: the keys read as it, and how it is written, also after a number of many.

    `house` is what would be written, not only read; a `called` word belongs to a card's name. An
    arc without keys leaves a clause out.
    """

    keys: frozenset[str]
    to: LatticeNode
    text: str = ""
    many: str = ""
    number: Any = None
    clause: Clause | None = None
    house: bool = True
    called: bool = False


LATTICE_END = LatticeNode((), last=True)


def join_nodes(points: Iterable[LatticeNode | None]) -> LatticeNode | None:
    """A point from which all leads on that leads on from several; None if there is none."""
    every = {id(point): point for point in points if point}
    if len(every) < 2:
        return next(iter(every.values()), None)
    met = every.values()
    arcs = {id(arc): arc for point in met for arc in point.arcs}
    shortest = min(point.short for point in met)
    return LatticeNode(tuple(arcs.values()), any(point.last for point in met), shortest)


def node_before(arc: LatticeEdge) -> LatticeNode:
    """The point from which one word leads on."""
    return LatticeNode((arc,), short=arc.to.short + 1)


def node_leaving_out(clause: Clause, to: LatticeNode, *, house: bool = True) -> LatticeNode:
    """The point from which leaving a clause out leads on."""
    left = LatticeEdge(frozenset(), to, clause=clause, house=house)
    return LatticeNode((left,), short=clause.short + to.short)
