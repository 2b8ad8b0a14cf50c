"""A lattice of wordings: nodes from which words lead on to the end.

What a category says of a value is made once, up to an end of its own; what stands after it there is
spliced on, word by word, where somebody looks.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardgen.phrasebook.grammar.pattern import Pattern

Bindings = Mapping[str, Any]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LatticeNode:
    """Where a wording may stand; `last` where it may end, at least `short` words before that."""

    last: bool
    short: int


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


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class WordNode(LatticeNode):
    """The end, or a node before one word."""

    arcs: tuple[LatticeEdge, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class JoinedNode(LatticeNode):
    """A node from which all leads on that leads on from several."""

    parts: tuple[LatticeNode, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SplicedNode(LatticeNode):
    """A node of one lattice, `inner`, whose end is a node of another."""

    inner: LatticeNode
    after: LatticeNode


LATTICE_END = WordNode(last=True, short=0, arcs=())


class Splices:
    """The spliced nodes of a text, each made once, and the arcs of nodes that were asked for."""

    def __init__(self) -> None:
        self._made: dict[tuple[LatticeNode, LatticeNode], LatticeNode] = {}
        self._arcs: dict[LatticeNode, tuple[LatticeEdge, ...]] = {}

    def spliced(self, inner: LatticeNode, after: LatticeNode) -> LatticeNode:
        """A node whose end is another node."""
        if inner is LATTICE_END or after is LATTICE_END:
            return after if inner is LATTICE_END else inner
        if isinstance(inner, SplicedNode):
            return self.spliced(inner.inner, self.spliced(inner.after, after))
        key = (inner, after)
        if key not in self._made:
            last, short = inner.last and after.last, inner.short + after.short
            self._made[key] = SplicedNode(last, short, inner, after)
        return self._made[key]

    def arcs(self, node: LatticeNode) -> tuple[LatticeEdge, ...]:
        """The words that may come next at a node, each arc once."""
        if isinstance(node, WordNode):
            return node.arcs
        if node not in self._arcs:
            met = {(id(arc), after): (arc, after) for arc, after in self._leading(node)}
            self._arcs[node] = tuple(
                arc if after is LATTICE_END else arc._replace(to=self.spliced(arc.to, after))
                for arc, after in met.values()
            )
        return self._arcs[node]

    def _leading(self, node: LatticeNode) -> Iterator[tuple[LatticeEdge, LatticeNode]]:
        """The arcs that lead on from a node, and what their end is spliced to."""
        waiting: list[tuple[LatticeNode, LatticeNode]] = [(node, LATTICE_END)]
        while waiting:
            one, after = waiting.pop()
            if one is LATTICE_END:
                one, after = after, LATTICE_END
            if isinstance(one, SplicedNode):
                waiting.append((one.inner, self.spliced(one.after, after)))
            elif isinstance(one, JoinedNode):
                waiting += [(part, after) for part in reversed(one.parts)]
            elif isinstance(one, WordNode):
                yield from ((arc, after) for arc in one.arcs)


def join_nodes(points: Iterable[LatticeNode | None]) -> LatticeNode | None:
    """A point from which all leads on that leads on from several; None if there is none."""
    every = tuple({id(point): point for point in points if point}.values())
    if len(every) < 2:
        return next(iter(every), None)
    last, short = any(point.last for point in every), min(point.short for point in every)
    return JoinedNode(last, short, every)


def node_before(arc: LatticeEdge) -> LatticeNode:
    """The point from which one word leads on."""
    return WordNode(last=False, short=arc.to.short + 1, arcs=(arc,))


def node_leaving_out(clause: Clause, to: LatticeNode, *, house: bool = True) -> LatticeNode:
    """The point from which leaving a clause out leads on."""
    left = LatticeEdge(frozenset(), to, clause=clause, house=house)
    return WordNode(last=False, short=clause.short + to.short, arcs=(left,))


def is_one_word(point: LatticeNode, after: LatticeNode) -> bool:
    """Whether all ways from a point to a later one are one word, or what is left out for one."""
    if isinstance(point, JoinedNode):
        return all(is_one_word(part, after) for part in point.parts)
    if isinstance(point, SplicedNode):
        return point.after is after and is_one_word(point.inner, LATTICE_END)
    arcs = point.arcs if isinstance(point, WordNode) else ()
    return point is not after and all(arc.to is after for arc in arcs)


def steps_of(path: Any) -> tuple[Any, ...]:
    """The steps of a path through a lattice, in the order in which they were taken.

    A path is None at its beginning, else the path before and the step that was added to it.
    """
    steps: list[Any] = []
    while path is not None:
        path, step = path
        steps.append(step)
    return tuple(reversed(steps))
