"""Sentences as they are held against each other: the terms of each, and what stands around them."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.contradictions.contraries import CONTRARY_SIGN, DENYING, OF_THINGS

if TYPE_CHECKING:
    from cardgen.project.prose.senses.told_sentences import ToldSentence

NUMBER_SIGN, DENIAL_SIGN = "#-"  # as terms of numbers and of denials begin
LOOSE_SIGNS = NUMBER_SIGN + DENIAL_SIGN  # others are the frame in which these stand
NEAR = 2  # terms on either side of what is contrary, by which its place is known
BOTH = 2  # sides
Side = Sequence[str]


class TermPlace(NamedTuple):
    """A term, its number in the sentence, and what stands just before and just behind it."""

    term: str
    number: int
    before: Side
    behind: Side


class SentenceRow:
    """A sentence of a passage as it is compared, without its particles."""

    def __init__(self, statement: "ToldSentence", particles: frozenset[str]) -> None:
        self.statement, self._particles = statement, particles
        self.implied, self.kind, self.key = statement.implied, statement.kind, statement.key
        self.section = statement.section

    @cached_property
    def _firm(self) -> list[int]:
        """The numbers of the terms in whose frame the others stand."""
        particles = self._particles
        return [
            at
            for at, term in enumerate(self.statement.terms)
            if term[0] not in LOOSE_SIGNS and term not in particles
        ]

    @cached_property
    def order(self) -> list[str]:
        return [self.statement.terms[at] for at in self._firm]

    @cached_property
    def whats(self) -> frozenset[str]:
        return frozenset(self.order)

    @cached_property
    def named(self) -> frozenset[str]:
        return frozenset(self.statement.named)

    @cached_property
    def words(self) -> frozenset[str]:
        return self.whats.union(["=" + one for one in self.named])

    @cached_property
    def contraries(self) -> "list[TermPlace]":
        return self._places(CONTRARY_SIGN)

    def _places(self, sign: str) -> list[TermPlace]:
        """The terms of a sign, each with those around it."""
        return [
            self._place(at, term) for at, term in enumerate(self.statement.terms) if term[0] == sign
        ]

    def _place(self, at: int, term: str) -> TermPlace:
        firm = bisect_left(self._firm, at)
        behind = firm + (term[0] == CONTRARY_SIGN)
        before = self.order[max(firm - NEAR, 0) : firm]
        return TermPlace(term, at, before, self.order[behind : behind + NEAR])

    @cached_property
    def numbers(self) -> list[TermPlace]:
        return self._places(NUMBER_SIGN)

    @cached_property
    def denials(self) -> list[TermPlace]:
        return self._places(DENIAL_SIGN)

    def denies(self, but: str = "") -> bool:
        """Whether it denies something in all, a term in `but` apart."""
        denying = (one.term in DENYING and one.term != but for one in self.contraries)
        return (len(self.denials) + sum(denying)) % 2 == 1


def by_side(
    rows: Iterable[SentenceRow],
) -> Mapping[tuple[str, str, str], list[tuple[SentenceRow, TermPlace]]]:
    """What has a contrary, by its sense and by each term on a side of it."""
    places: dict[tuple[str, str, str], list[tuple[SentenceRow, TermPlace]]] = defaultdict(list)
    for row in rows:
        for place in row.contraries:
            for side, term in terms_beside(place):
                places[place.term, side, term].append((row, place))
    return places


def terms_beside(place: TermPlace) -> list[tuple[str, str]]:
    """The terms near it, each with the side on which it stands."""
    before, behind = ("", "") if place.term in OF_THINGS else ("before", "behind")
    return [(before, one) for one in place.before] + [(behind, one) for one in place.behind]


def by_number(row: SentenceRow) -> list[tuple[object, ...]]:
    """By what sentences with numbers are held against each other."""
    behind = dict.fromkeys(tuple(place.behind[:1]) for place in row.numbers)
    return [(row.named, len(row.numbers), one) for one in behind]


def sides(one: TermPlace, other: TermPlace) -> int:
    """On how many sides two terms have a neighbour in common, or both have none."""
    if one.term in OF_THINGS:
        around = {*one.before, *one.behind}
        return 0 if around.isdisjoint((*other.before, *other.behind)) else BOTH
    before = not set(one.before).isdisjoint(other.before)
    behind = not set(one.behind).isdisjoint(other.behind)
    if not (before or behind):
        return 0
    return (before or not (one.before or other.before)) + (
        behind or not (one.behind or other.behind)
    )
