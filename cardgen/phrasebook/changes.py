"""The changes that may lead from a text to a wording, and what each costs."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.phrasebook.alike import alike
from cardgen.phrasebook.house import House
from cardgen.phrasebook.signals import Signals
from cardgen.phrasebook.wordings import Arc, Clause, Point

# What a change costs: another word, one left out, one put in.
OTHER, FEWER, MORE = 1.0, 0.95, 1.0
ALIKE = 0.5  # a word spelt nearly so, another number
KIN = 0.85  # a word or phrase of the same kind
STRANGE = 1.3  # a word of another kind
MARK = 1.7  # a mark for a word
NEGATION = 0.7  # a word put in that negates; often there are two
FURTHER = 0.25  # each word left out after the first
ODD = 0.02  # what is left out is read, but would not be written
MARKS = frozenset(".;:!?()")


class Step(NamedTuple):
    """Tokens said (from one to before another), what is wanted there, or both; `same` if equal."""

    at: int
    till: int
    arc: Arc | None = None
    same: bool = False


class State(NamedTuple):
    """How far a wording and a text have been compared; `gap`: words were just left out."""

    point: Point
    at: int
    gap: bool = False


Way = tuple[float, State, Step]


def put_in(size: int) -> float:
    """The cost of so many words put in on end: a sentence too many is one mistake."""
    return MORE + 0.3 * min(size - 1, 5) + 0.05 * max(0, size - 6)


class Changes:
    """The ways on from a state, for one text."""

    def __init__(self, said: Signals, house: House) -> None:
        self.said, self.house = said, house
        self.keys = tuple(token.text if token.icon else token.key for token in said.found)
        self.places: dict[str, tuple[int, ...]] = {}
        for at, key in enumerate(self.keys):
            self.places[key] = (*self.places.get(key, ()), at)

    def same(self, state: State) -> Iterator[Way]:
        """Where the next word leads, if it is one that is wanted."""
        point, at, _ = state
        if at < len(self.keys):
            for arc in point.arcs:
                if self.keys[at] in arc.keys:
                    yield 0.0, State(arc.to, at + 1), Step(at, at + 1, arc, same=True)

    def others(self, state: State) -> Iterator[Way]:
        """Where any change leads."""
        point, at, gap = state
        for arc in point.arcs:
            odd = 0.0 if arc.house else ODD
            size = arc.clause.short if arc.clause else 1
            cost = FURTHER * size if gap else FEWER + FURTHER * (size - 1)
            yield odd + cost, State(arc.to, at, gap=True), Step(at, at, arc)
            if arc.clause:
                yield from self._exchanged(arc.clause, arc, at, odd)
            elif at < len(self.keys) and self.keys[at] not in arc.keys:
                cost = odd + self._instead(self.keys[at], arc)
                yield cost, State(arc.to, at + 1), Step(at, at + 1, arc)
            for key in arc.keys & self.places.keys():
                yield from (self._more(point, at, to) for to in self.places[key] if to > at)
        if point.last and at < len(self.keys):
            yield self._more(point, at, len(self.keys))

    def _more(self, point: Point, at: int, till: int) -> Way:
        cost = put_in(till - at)
        if till == at + 1 and "polarity" in self.house.kinds(self.keys[at]):
            cost = NEGATION
        return cost, State(point, till), Step(at, till)

    def _exchanged(self, clause: Clause, arc: Arc, at: int, odd: float) -> Iterator[Way]:
        """A phrase said in the place of a clause that tells the same kind of thing."""
        if at < len(self.keys):
            for signal in self.said.begin(at):
                if signal.kind == self.house.tells(clause):
                    till = signal.till
                    yield KIN + odd, State(arc.to, till), Step(at, till, arc)

    def _instead(self, key: str, arc: Arc) -> float:
        """What it costs that a word stands for another one."""
        if arc.number is not None and (key[0].isnumeric() or key[0] == "{"):
            return ALIKE
        if (key in MARKS) != (not arc.keys.isdisjoint(MARKS)):
            return MARK
        if any(alike(key, one) or key[0].isnumeric() and one[0].isnumeric() for one in arc.keys):
            return ALIKE
        mine, wanted = self.house.kinds(key), self.house.kinds(min(arc.keys))
        return KIN if mine & wanted else STRANGE if mine and wanted else OTHER
