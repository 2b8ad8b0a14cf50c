"""What words of rules state, whatever their order: assertions, and which of them stand together.

Who does or gets something, when, how often, at what price and whether it must be done goes with the
units of its clause.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from cardgen.phrasebook.concepts.reading.idle import NOT_KNOWN, Assertion, idle_among
from cardgen.phrasebook.concepts.reading.mentions import NAME, Mention
from cardgen.phrasebook.concepts.reading.named_concepts import (
    ALL_OF,
    CHOICE,
    EACH,
    GAIN,
    GAINING,
    LOSE,
    OR,
    PARTING,
    PER,
    PLAYER,
    SAVED,
    SAYS_TRIO,
    SET,
    SHIELD,
    SPACE,
    USE,
    YOU_GAIN,
)
from cardgen.phrasebook.concepts.reading.placed import (
    Clause,
    PlacedAssertion,
    counted_of_others,
    gained_behind_a_person,
    kinds_of,
    or_of_colours,
    savers,
    so_many_each,
)
from cardgen.phrasebook.concepts.reading.thesaurus import NEW_WORD, PLAIN, Concept
from cardgen.phrasebook.grammar.layers import NUMBER

ADJUNCTS = frozenset(("who", "moment", "times", "price", "modality", NAME))
NO_ACTS = PARTING | {"cost", "pool", "copy", "spent", "deal"}
HANDING = frozenset(("pay", "give", "goes", "brings"))
GETS, LOSES, HOLDS = "gets", "loses", "holds"  # of whom, or from whom, something is gained


@dataclass(frozen=True)
class Statement:
    """What a text states, clause by clause; `stretches` lie between marks and joints, `sentences`
    between marks. Of the `last_age` alone, an Age ends with the game."""

    clauses: tuple[Clause, ...]
    stretches: tuple[Clause, ...]
    sentences: tuple[Clause, ...] = ()
    last_age: bool = False

    @cached_property
    def assertions(self) -> Mapping[Assertion, Mention]:
        """Each assertion with the first words that state it; what goes without saying is none."""
        found: dict[Assertion, Mention] = {}
        for clause in self.clauses:
            said = [one for one in clause if one.assertion.concept.layer != PLAIN]
            for place, (assertion, mention, *_) in enumerate(said):
                told = or_of_colours(said, place) if assertion.concept == OR else assertion
                found.setdefault(told, mention)
        idle = idle_among(found)
        return {one: said for one, said in found.items() if one not in idle}

    @cached_property
    def concepts(self) -> frozenset[Concept]:
        """The concepts of what it states, without those that go without saying."""
        return frozenset(one.concept for one in self.assertions)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all concepts that it states, or that go without saying, and its numbers."""
        every = [one.assertion for clause in self.clauses for one in clause]
        return frozenset((*(one.concept.name for one in every), *(one.number for one in every)))

    @property
    def unknown(self) -> tuple[str, ...]:
        """The words of which the thesaurus does not know what they say here."""
        every = (one.concept for one in self.assertions)
        return tuple(one.name for one in every if one.layer in NOT_KNOWN)

    @property
    def new(self) -> frozenset[Assertion]:
        """Those of them that say nothing by themselves anywhere, as it states them."""
        return frozenset(one for one in self.assertions if one.concept.layer == NEW_WORD)

    @cached_property
    def placed(self) -> Clause:
        """All that it states, and what goes without saying, in its order."""
        return tuple(one for clause in self.clauses for one in clause)

    @cached_property
    def pairs(self) -> tuple[tuple[PlacedAssertion, PlacedAssertion], ...]:
        """What stands right beside each other, between marks and joints."""
        return tuple(pair for stretch in self.stretches for pair in pairwise(stretch))

    @cached_property
    def kinds(self) -> Counter[Assertion]:
        """How often each kind of card is named: what counts on it twice says so twice."""
        return Counter(one for sentence in self.sentences for one in kinds_of(sentence))

    @cached_property
    def company(self) -> Mapping[Concept, frozenset[Assertion]]:
        """Each adjunct with the units of the clauses in which it stands."""
        found: dict[Concept, frozenset[Assertion]] = defaultdict(frozenset)
        for clause in self.clauses:
            units = frozenset(
                one.assertion
                for one in clause
                if one.assertion.concept.layer == "unit"
                and (one.single or one.assertion in self.assertions)
            )
            counted = counted_of_others(clause)
            gained = gained_behind_a_person(clause)
            for assertion, *_ in clause:
                if assertion.concept.layer in ADJUNCTS:
                    own = units & counted.get(assertion.concept, units)
                    own -= gained if assertion.concept.layer == "who" else frozenset()
                    found[assertion.concept] |= own
        return found

    @cached_property
    def saving(self) -> frozenset[Concept]:
        """The persons of whose clauses one says that something costs less."""
        return frozenset(
            one.assertion.concept
            for clause in self.clauses
            if any(one.assertion.concept in SAVED for one in clause)
            for one in clause
            if one.assertion.concept.layer == "who"
        )

    @cached_property
    def savers(self) -> frozenset[Concept]:
        """The persons beside whom it is said."""
        return frozenset(one for clause in self.clauses for one in savers(clause))

    @cached_property
    def flows(self) -> Mapping[Concept, frozenset[str]]:
        """Each person with whether it gets or loses something, where a verb beside it tells."""
        found: dict[Concept, frozenset[str]] = defaultdict(frozenset)
        for placed, before, after in self._persons():
            person = placed.assertion.concept
            if before and before.name == LOSE:
                found[person] |= {LOSES}
            elif after and after.layer != "who" and (after.name in PARTING or after in GAINING):
                found[person] |= {GETS if after in GAINING else LOSES}
            elif before and before.name in HANDING and not (after and after.layer == "deed"):
                found[person] |= {GETS}
            elif before == YOU_GAIN:
                found[person] |= {HOLDS}
        return found

    @cached_property
    def agents(self) -> frozenset[tuple[Concept, Concept]]:
        """Persons with what they do, of those who stand before the verb of it, and do not stand for
        what is theirs: in “your neighbours’ chains serve you” neighbours do nothing."""
        return frozenset(
            (person.assertion.concept, after)
            for person, _, after in self._persons()
            if after and (after.layer == "deed" or after == USE) and after.name not in NO_ACTS
            if not person.owner
        )

    @cached_property
    def owners(self) -> frozenset[Concept]:
        """The persons who are named as owners of something alone."""
        every = [one for clause in self.clauses for one in clause]
        others = {one.assertion.concept for one in every if not one.owner}
        return frozenset(one.assertion.concept for one in every if one.owner) - others

    @cached_property
    def singles(self) -> frozenset[Concept]:
        """The units of which just one is named, by its number."""
        every = (one for clause in self.clauses for one in clause)
        return frozenset(one.assertion.concept for one in every if one.single)

    @cached_property
    def many(self) -> bool:
        """Whether it says something of each of several things."""
        return any(one.concept in (PER, EACH, ALL_OF) for one in self.assertions)

    @cached_property
    def soles(self) -> frozenset[Concept]:
        """The units of which one and no other is named."""
        every = (one for clause in self.clauses for one in clause)
        return frozenset(one.assertion.concept for one in every if one.sole)

    @property
    def numbered(self) -> frozenset[Concept]:
        """The units of which more than one are named, by their number."""
        return frozenset(one.concept for one in self.assertions if one.number)

    @cached_property
    def plurals(self) -> int:
        """How often more than one of something are named by their number."""
        return sum(bool(one.assertion.number) for clause in self.clauses for one in clause)

    @cached_property
    def counted(self) -> frozenset[Concept]:
        """The units of which each counts."""
        units: set[Concept] = set()
        for clause in self.clauses:
            counting = False
            units |= so_many_each(clause)
            for assertion, *_ in clause:
                lone = counting and assertion.concept.layer == NUMBER  # of what is named elsewhere
                counting = (counting and not lone) or assertion.concept == PER
                unit = self._meant_by(assertion)
                if counting and unit.concept.layer == "unit" and unit in self.assertions:
                    units.add(unit.concept)
                    counting = False
        return frozenset(units)

    def _meant_by(self, one: Assertion) -> Assertion:
        """What is counted, which may be called a set: “a compass, a gear, a tablet: each set …”."""
        return SAYS_TRIO if one.concept == SET and SAYS_TRIO in self.assertions else one

    def is_moved(self, one: Assertion) -> bool:
        """Whether shields are told as the spaces that the Conflict pawn advances for them."""
        spaces = Assertion(SPACE, one.number) in self.assertions or (
            not one.number and SPACE in self.singles
        )
        return one.concept == SHIELD and spaces

    def _persons(self) -> Iterator[tuple[PlacedAssertion, Concept | None, Concept | None]]:
        """Each person with the verb or person before and after it in its stretch."""
        for stretch in self.stretches:
            following = [*(one.assertion.concept for one in stretch[1:]), None]
            pairs = zip(stretch, following, strict=False)
            acts = [one for one, next_one in pairs if _is_act(one.assertion.concept, next_one)]
            around = (None, *(one.assertion.concept for one in acts), None)
            of_player = _is_of_player(stretch)
            for place, one in enumerate(acts):
                if one.assertion.concept.layer == "who":
                    before, after = around[place], around[place + 2]
                    theirs = of_player and before and before.layer == "deed" and after in GAINING
                    yield one, before, None if theirs else after


# What asks two statements, that of a text and that of the house words of a power, for what the
# first says otherwise than it could be meant; with the layer of what it finds.
Look = Callable[[Statement, Statement], Iterator[PlacedAssertion]]
Looks = tuple[tuple[str, Look], ...]


def _is_of_player(stretch: Clause) -> bool:
    """Whether a stretch is about the player, who does something with somebody and gets something:
    “the player who buys from a neighbour gains 1 coin”."""
    told = [one.assertion.concept for one in stretch if one.assertion.concept.layer != "moment"]
    return told[:1] == [PLAYER]


def _is_act(concept: Concept, after: Concept | None) -> bool:
    """Whether a concept is a person, or a verb; “choose”, “go to” and “bring” are verbs right
    before the person that is meant."""
    if concept == CHOICE or (concept.layer == PLAIN and concept.name in HANDING):
        return bool(after and after.layer == "who")
    return concept.layer in ("who", "deed") or concept in (GAIN, USE, YOU_GAIN)
