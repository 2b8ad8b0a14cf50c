"""What words of rules state, whatever their order: facts, and which of them stand together.

A number belongs to the next unit. Sentences are cut into clauses with an amount each; who does or
gets something, when, how often, at what price and whether it must be done goes with the units of
its clause.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cardgen.model.card import COLOURS
from cardgen.phrasebook.concepts.mentions import Mention
from cardgen.phrasebook.concepts.thesaurus import GLUE, JOINTS, PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER
from cardgen.phrasebook.grammar.pattern import OWN
from cardgen.phrasebook.grammar.spelling import Token

STOPS = (".", ";", ":", "!", "?")
AMOUNTS = frozenset(
    ("coin", "point", "shield", "resource", "victory token", "defeat token", "debt token")
)
CARD_UNITS = frozenset(("card", "leader", "god", "guild"))
ADJUNCTS = frozenset(("who", "moment", "times", "price", "modality"))
OR, OR_OF_COLOURS = Concept("joint", "or"), Concept("joint", "or of colours")
GAIN, USE = Concept(PLAIN, "gain"), Concept(PLAIN, "use")
PER = frozenset((Concept("joint", "per"), Concept("joint", "each")))
PARTING, HANDING = frozenset(("lose", "pay", "give")), frozenset(("pay", "give"))
GETS, LOSES = "gets", "loses"
ONE = "1"


class Fact(NamedTuple):
    """A concept that is stated, a unit with its number; one of it is no number."""

    concept: Concept
    number: str = ""


class StatedFact(NamedTuple):
    """A fact with the tokens that state it."""

    fact: Fact
    mention: Mention


Clause = tuple[StatedFact, ...]


@dataclass(frozen=True)
class Statement:
    """What a text states, clause by clause."""

    clauses: tuple[Clause, ...]

    @cached_property
    def facts(self) -> Mapping[Fact, Mention]:
        """Each fact with the first words that state it; what goes without saying is none."""
        found: dict[Fact, Mention] = {}
        for clause in self.clauses:
            said = [one for one in clause if one.fact.concept.layer != PLAIN]
            for place, (fact, mention) in enumerate(said):
                if fact.concept == OR and _among_colours(said, place):
                    fact = Fact(OR_OF_COLOURS)
                found.setdefault(fact, mention)
        return found

    @cached_property
    def kinds(self) -> Counter[Fact]:
        """How often each kind of card is named: what counts on it twice says so twice."""
        every = (fact for clause in self.clauses for fact, _ in clause)
        return Counter(fact for fact in every if _is_kind(fact.concept))

    @cached_property
    def company(self) -> Mapping[Concept, frozenset[Fact]]:
        """Each adjunct with the units of the clauses in which it stands."""
        found: dict[Concept, frozenset[Fact]] = defaultdict(frozenset)
        for clause in self.clauses:
            units = frozenset(fact for fact, _ in clause if fact.concept.layer == "unit")
            for fact, _ in clause:
                if fact.concept.layer in ADJUNCTS:
                    found[fact.concept] |= units
        return found

    @cached_property
    def flows(self) -> Mapping[Concept, frozenset[str]]:
        """Each person with whether it gets or loses something, where a verb beside it tells."""
        found: dict[Concept, frozenset[str]] = defaultdict(frozenset)
        for person, before, after in self._persons():
            if after and after.layer != "who" and (after.name in PARTING or after == GAIN):
                found[person] |= {GETS if after == GAIN else LOSES}
            elif before and before.name in HANDING and not (after and after.layer == "deed"):
                found[person] |= {GETS}
        return found

    @cached_property
    def agents(self) -> frozenset[tuple[Concept, Concept]]:
        """Persons with what they do, of those who stand before the verb of it."""
        return frozenset(
            (person, after)
            for person, _, after in self._persons()
            if after and (after.layer == "deed" or after == USE) and after.name not in PARTING
        )

    @cached_property
    def counted(self) -> frozenset[Concept]:
        """The units of which each counts."""
        units: set[Concept] = set()
        for clause in self.clauses:
            counting = False
            for fact, _ in clause:
                counting = counting or fact.concept in PER
                if counting and fact.concept.layer == "unit":
                    units.add(fact.concept)
                    counting = False
        return frozenset(units)

    def _persons(self) -> Iterator[tuple[Concept, Concept | None, Concept | None]]:
        """Each person with the verb or person before and after it in its clause."""
        for clause in self.clauses:
            acts = [fact.concept for fact, _ in clause if _is_act(fact.concept)]
            around = (None, *acts, None)
            for place, one in enumerate(acts):
                if one.layer == "who":
                    yield one, around[place], around[place + 2]


def _is_act(concept: Concept) -> bool:
    return concept.layer in ("who", "deed") or concept in (GAIN, USE)


def _among_colours(said: list[StatedFact], place: int) -> bool:
    beside = said[max(place - 1, 0) : place] + said[place + 1 : place + 2]
    return len(beside) == 2 and all(_is_colour(one.fact.concept) for one in beside)


def _is_kind(concept: Concept) -> bool:
    return concept.layer == "kind" or concept.name in CARD_UNITS


def _is_colour(concept: Concept) -> bool:
    return concept.name in (CARD_UNITS if concept.layer == "unit" else COLOURS)


def state(mentions: Iterable[Mention], tokens: tuple[Token, ...]) -> Statement:
    """What a text states that says these things."""

    def is_stop(one: Mention) -> bool:
        return tokens[one.start].key in STOPS

    def is_joint(one: Mention) -> bool:
        return one.concept.layer == JOINTS

    clauses: list[Clause] = []
    for sentence in _parted(mentions, is_stop):
        clauses += _joined(tuple(_facts(stretch)) for stretch in _parted(sentence, is_joint))
    return Statement(tuple(clauses))


def _parted(
    mentions: Iterable[Mention], is_mark: Callable[[Mention], bool]
) -> Iterator[list[Mention]]:
    """The stretches between marks."""
    stretch: list[Mention] = []
    for one in mentions:
        if is_mark(one):
            yield stretch
            stretch = []
        else:
            stretch.append(one)
    yield stretch


def _facts(stretch: Iterable[Mention]) -> Iterator[StatedFact]:
    """What a stretch states; a number that no unit follows is a fact of its own."""
    number: Mention | None = None
    for one in stretch:
        layer = one.concept.layer
        if layer == NUMBER:
            yield from _lone(number)
            number = one
        elif layer == "unit":
            told = one.number or (number.concept.name if number else "")
            yield StatedFact(Fact(one.concept, "" if told == ONE else told), one)
            number = None
        elif layer not in (GLUE, OWN):
            yield StatedFact(Fact(one.concept), one)
    yield from _lone(number)


def _lone(number: Mention | None) -> Iterator[StatedFact]:
    if number and number.concept.name != ONE:
        yield StatedFact(Fact(Concept(NUMBER), number.concept.name), number)


def _joined(stretches: Iterable[Clause]) -> list[Clause]:
    """Clauses with an amount each: what stands before the first belongs to it, all else to that
    before it."""
    clauses: list[Clause] = []
    for stretch in stretches:
        if clauses and not (_has_amount(stretch) and _has_amount(clauses[-1])):
            clauses[-1] += stretch
        else:
            clauses.append(stretch)
    return clauses


def _has_amount(clause: Clause) -> bool:
    return any(one.fact.concept.name in AMOUNTS for one in clause)
