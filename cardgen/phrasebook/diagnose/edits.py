"""The edits that may lead from a text to a wording, what each costs, and when words are similar."""

from collections.abc import Iterator
from itertools import takewhile
from operator import eq
from typing import NamedTuple

from cardgen.phrasebook.generator import CanonicalWords
from cardgen.phrasebook.grammar.lattice import Clause, LatticeEdge, LatticeNode, Splices
from cardgen.phrasebook.parse.cues import Cues

STEM = 4  # letters that two forms of a word share
STEM_SHARE = 0.6  # of the shorter word


def similar_words(one: str, other: str) -> bool:
    """Whether words begin alike, or differ in one letter or two that changed places."""
    shorter = min(len(one), len(other))
    if shorter < STEM:
        return False
    same = _common(one, other)
    if same >= max(STEM, STEM_SHARE * shorter):
        return True
    tail = _common(one[same:][::-1], other[same:][::-1])
    left, right = one[same : len(one) - tail], other[same : len(other) - tail]
    return max(len(left), len(right)) < 2 or (len(left) == 2 and left == right[::-1])


def _common(one: str, other: str) -> int:
    return sum(takewhile(bool, map(eq, one, other)))


# What a change costs: another word, one left out, one put in.
SUBSTITUTION_COST, OMISSION_COST, INSERTION_COST = 1.0, 0.95, 1.0
SIMILAR_COST = 0.5  # a word spelt nearly so, another number
SAME_KIND_COST = 0.85  # a word or phrase of the same kind
OTHER_KIND_COST = 1.3  # a word of another kind
MARK_COST = 1.7  # a mark for a word
NEGATION_COST = 0.7  # a word put in that negates; often there are two
FURTHER_COST = 0.25  # each word left out after the first
UNUSUAL_COST = 0.02  # what is left out is read, but would not be written
NEVER = 1e9
PUNCTUATION = frozenset(".;:!?()")


class WordEdit(NamedTuple):
    """Tokens said (from one to before another), what is wanted there, or both; `same` if equal."""

    at: int
    till: int
    arc: LatticeEdge | None = None
    same: bool = False


class SearchState(NamedTuple):
    """How far a wording and a text have been compared; `gap`: words were just left out."""

    point: LatticeNode
    at: int
    gap: bool = False


class WayOn(NamedTuple):
    """An arc; what it costs that it is unusual; what it costs to leave its word out, as the first
    one and further on; the tokens to which words may be put in so that its own comes next."""

    arc: LatticeEdge
    odd: float
    left: tuple[float, ...]
    places: tuple[int, ...]


WeighedEdit = tuple[float, SearchState, WordEdit]


def insertion_cost(size: int) -> float:
    """The cost of so many words put in on end: a sentence too many is one mistake."""
    return INSERTION_COST + 0.3 * min(size - 1, 5) + 0.05 * max(0, size - 6)


class Edits:
    """The ways on from a state, for one text."""

    def __init__(self, splices: Splices, said: Cues, house: CanonicalWords) -> None:
        self.splices, self.said, self.house = splices, said, house
        self.keys = tuple(token.text if token.icon else token.key for token in said.found)
        self.places: dict[str, tuple[int, ...]] = {}
        for at, key in enumerate(self.keys):
            self.places[key] = (*self.places.get(key, ()), at)
        self._ways: dict[LatticeNode, tuple[WayOn, ...]] = {}
        self._costs: dict[tuple[str, frozenset[str], bool], float] = {}

    def same(self, state: SearchState) -> Iterator[WeighedEdit]:
        """Where the next word leads, if it is one that is wanted."""
        point, at, _ = state
        if at < len(self.keys):
            for arc in self.splices.arcs(point):
                if self.keys[at] in arc.keys:
                    yield 0.0, SearchState(arc.to, at + 1), WordEdit(at, at + 1, arc, same=True)

    def others(self, state: SearchState) -> Iterator[WeighedEdit]:
        """Where any change leads."""
        point, at, gap = state
        for arc, odd, left, places in self._ways_on(point):
            if left:
                yield odd + left[gap], SearchState(arc.to, at, gap=True), WordEdit(at, at, arc)
            if arc.clause:
                yield from self._exchanged(arc.clause, arc, at, odd)
            elif at < len(self.keys) and self.keys[at] not in arc.keys:
                cost = odd + self._instead(self.keys[at], arc)
                yield cost, SearchState(arc.to, at + 1), WordEdit(at, at + 1, arc)
            for to in places:
                if to > at:
                    yield self._more(at, to), SearchState(point, to), WordEdit(at, to)
        if point.last and at < len(self.keys):
            end = len(self.keys)
            yield self._more(at, end), SearchState(point, end), WordEdit(at, end)

    def _ways_on(self, point: LatticeNode) -> tuple[WayOn, ...]:
        """The arcs of a point, made once; a state has hundreds of them, and is met at every token.

        What an earlier arc does at no greater cost, a later one need not do again.
        """
        if point not in self._ways:
            met: set[int] = set()
            left: dict[LatticeNode, tuple[float, float]] = {}
            self._ways[point] = tuple(
                self._way_on(arc, met, left) for arc in self.splices.arcs(point)
            )
        return self._ways[point]

    def _way_on(
        self, arc: LatticeEdge, met: set[int], left: dict[LatticeNode, tuple[float, float]]
    ) -> WayOn:
        odd, size = 0.0 if arc.house else UNUSUAL_COST, arc.clause.short if arc.clause else 1
        costs = (OMISSION_COST + FURTHER_COST * (size - 1), FURTHER_COST * size)
        least = left.get(arc.to, (NEVER, NEVER))
        lower = odd + costs[0] < least[0] or odd + costs[1] < least[1]
        if lower:
            left[arc.to] = (odd + costs[0], odd + costs[1])
        reached = {to for key in arc.keys for to in self.places.get(key, ())} - met
        met |= reached
        return WayOn(arc, odd, costs if lower else (), tuple(sorted(reached)))

    def _more(self, at: int, till: int) -> float:
        """What it costs that words were put in."""
        if till == at + 1 and "polarity" in self.house.kinds(self.keys[at]):
            return NEGATION_COST
        return insertion_cost(till - at)

    def _exchanged(
        self, clause: Clause, arc: LatticeEdge, at: int, odd: float
    ) -> Iterator[WeighedEdit]:
        """A phrase said in the place of a clause that tells the same kind of thing."""
        if at < len(self.keys):
            for signal in self.said.begin(at):
                if signal.kind == self.house.tells(clause):
                    till = signal.till
                    yield SAME_KIND_COST + odd, SearchState(arc.to, till), WordEdit(at, till, arc)

    def _instead(self, key: str, arc: LatticeEdge) -> float:
        """What it costs that a word stands for another one."""
        pair = (key, arc.keys, arc.number is None)
        if pair not in self._costs:
            self._costs[pair] = self._exchange_cost(key, arc)
        return self._costs[pair]

    def _exchange_cost(self, key: str, arc: LatticeEdge) -> float:
        if arc.number is not None and (self.house.written.counts(key) or key[0] == "{"):
            return SIMILAR_COST
        if (key in PUNCTUATION) != (not arc.keys.isdisjoint(PUNCTUATION)):
            return MARK_COST
        if any(
            similar_words(key, one) or key[0].isnumeric() and one[0].isnumeric() for one in arc.keys
        ):
            return SIMILAR_COST
        mine, wanted = self.house.kinds(key), self.house.kinds(min(arc.keys))
        return (
            SAME_KIND_COST
            if mine & wanted
            else OTHER_KIND_COST
            if mine and wanted
            else SUBSTITUTION_COST
        )
