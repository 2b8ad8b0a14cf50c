"""Examples of a rulebook with a card of another Age than the one they are set in."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding, Place
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.engine.library import CardLibrary
    from cardgen.engine.scenario.model import Scenario
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block, Rulebook
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

    LookAtExample = Callable[[Prose, Pack, str, Sequence[str]], Iterator[Finding]]

SHOWN = ("example", "position")
PILES = ("deck", "discard")
NUMERAL = re.compile(r"I{1,3}")
END_OF_AGE = "end of age"  # a step
EMPTY = "none"  # a place of a structure without a card
OF_THE_AGE = ("hand", "structure", "deck")
LIES = {
    "hand": "is in a hand",
    "structure": "lies in the structure",
    "deck": "lies in the deck",
    "city": "stands in a city",
    "discard": "lies in the discard pile",
}


class NamedAge(NamedTuple):
    """An Age that words name, and where."""

    age: str
    block: "Block"
    start: int
    end: int


class Misplaced(NamedTuple):
    """A card that no Age of its own lets lie where a scenario has it."""

    card: str
    ages: tuple[str, ...]
    zone: str
    way: tuple[str | int, ...]


def check_rulebook_example_age(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every scenario that a rulebook shows, in the Ages in which it is told there."""
    yield from over_examples(prose, rulebooks, "age", _strange)
    manners = {one.language: one.orthography for one in prose.spoken}
    for book in rulebooks.books:
        for section in book.sections:
            for whole, id in told_examples(section.all, "example"):
                named = [*_numerals(whole, manners.get(book.language))]
                yield from _unplayed(prose, rulebooks, id, named)


def _unplayed(
    prose: "Prose", rulebooks: "PackRulebooks", id: str, named: "Sequence[NamedAge]"
) -> Iterator[Finding]:
    """Ages of which an example tells, and that its scenario does not come to: all of them, or one
    that is later; what an earlier one left behind may be told of."""
    ages = {AGES.index(one.age) for one in named}
    reached = {*_reached(prose, rulebooks, id)} if ages else ages
    if reached and (ages.isdisjoint(reached) or max(ages) > max(reached)):
        wrong = next(one for one in named if AGES.index(one.age) not in reached)
        played = join_words((AGES[one] for one in sorted(reached)), joined_by="and")
        message = f"this example is told of Age {wrong.age}, and its scenario plays Age {played}"
        help = f"say Age {played}, or play the scenario {id} in Age {wrong.age}"
        place, check = wrong.block.place(wrong.start, wrong.end), "rulebook-example-age"
        yield Finding(check, check, place, message, help, "warning")


def _reached(prose: "Prose", rulebooks: "PackRulebooks", id: str) -> Iterator[int]:
    """The Ages in which a scenario begins, and those that it comes to."""
    project, view = prose.project, rulebooks.view
    key = project.prose_digests.of_scenario("ages reached", view, id)
    found = project.parts.words(key, lambda: [*_come_to(prose, rulebooks.pack, id)])
    yield from (age for (age,) in found)


def _come_to(prose: "Prose", pack: "Pack", id: str) -> "Iterator[tuple[int]]":
    for age, scenario in prose.scenarios.ages(pack, id):
        first, ends = AGES.index(age), [step.what for step in scenario.play].count(END_OF_AGE)
        yield from ((one,) for one in range(first, first + ends + 1))


def over_examples(
    prose: "Prose", rulebooks: "PackRulebooks", check: str, look: "LookAtExample"
) -> Iterator[Finding]:
    """What `look` finds in each scenario that rulebooks show and that is not known to be sound."""
    manners = {one.language: one.orthography for one in prose.spoken}
    project = prose.project
    for book in rulebooks.books:
        for id, named in shown_examples(book, manners.get(book.language)):
            key = project.prose_digests.of_scenario(check, rulebooks.view, id, named)
            found = partial(look, prose, rulebooks.pack, id, named)
            yield from look_unless_sound(project.parts, key, found)


def _strange(prose: "Prose", pack: "Pack", id: str, named: Sequence[str]) -> Iterator[Finding]:
    for age, scenario, faults in _told(prose, pack, id, named):
        for fault in faults:
            place = prose.scenarios.place(scenario, age, *fault.way)
            yield _finding(fault, age, place)


def shown_examples(
    book: "Rulebook", manner: "Orthography | None"
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The scenarios that a book shows, each with the Ages that the words around it name."""
    for section in book.sections:
        for whole, id in told_examples(section.all, *SHOWN):
            yield id, ages_named(whole, manner)


def told_examples(
    blocks: "Sequence[Block]", *kinds: str
) -> "Iterator[tuple[Sequence[Block], str]]":
    """The blocks that stand around each link to a scenario, and its id."""
    for block in blocks:
        for link in block.links(*kinds):
            same = [one for one in blocks if one.quote == block.quote]
            yield same if block.quote else [block], link.id


def ages_named(blocks: "Sequence[Block]", manner: "Orthography | None") -> tuple[str, ...]:
    """The Ages that words name, each once, in their order."""
    named = {one.age for one in _numerals(blocks, manner)}
    return tuple(age for age in AGES if age in named)


def _numerals(blocks: "Sequence[Block]", manner: "Orthography | None") -> "Iterator[NamedAge]":
    """`Age II`, `Ages I and III`: a numeral alone may be a pronoun."""
    ranked = manner.ranked if manner else {}
    words = "|".join(re.escape(word) for one in ranked.items() for word in one) or r"(?!)"
    several = re.compile(rf"\b(?:{words})\s+(I{{1,3}}\b(?:\W+(?:\w+\s+)?I{{1,3}}\b)*)")
    for block in blocks:
        for found in several.finditer(block.words):
            for one in NUMERAL.finditer(block.words, *found.span(1)):
                yield NamedAge(one[0], block, *one.span())


def ages_of_example(
    prose: "Prose", pack: "Pack", id: str, named: Sequence[str]
) -> "tuple[tuple[str, Scenario], ...]":
    """An example in the Ages in which its cards let it be set, of those that the words name."""
    played = tuple((age, one) for age, one in prose.scenarios.ages(pack, id) if age in named)
    if played:
        return played
    library = prose.scenarios.library(pack)
    every = prose.scenarios.ages(pack, id)
    faults = [len([*_misplaced(one, age, library)]) for age, one in every]
    return tuple(each for each, count in zip(every, faults, strict=True) if count == min(faults))


def _told(
    prose: "Prose", pack: "Pack", id: str, named: Sequence[str]
) -> "Iterator[tuple[str, Scenario, tuple[Misplaced, ...]]]":
    """What is misplaced in the Ages that are named; if none is, in that which has the least."""
    library = prose.scenarios.library(pack)
    played = prose.scenarios.ages(pack, id)
    every = [(age, one, tuple(_misplaced(one, age, library))) for age, one in played]
    told = [each for each in every if each[0] in named]
    yield from told or sorted(every, key=lambda each: len(each[2]))[:1]


def _misplaced(scenario: "Scenario", age: str, library: "CardLibrary") -> Iterator[Misplaced]:
    for zone, way, card in lying_cards(scenario.given, ("hand", "city"), PILES):
        ages = library.cards[card].ages if card in library.cards else ()
        if ages and not {*ages} & {*_ages_in(zone, age)}:
            yield Misplaced(card, ages, zone, way)


def _ages_in(zone: str, age: str) -> tuple[str, ...]:
    """The Ages of cards that may lie in a zone; a deck may wait for the next Age."""
    at = AGES.index(age)
    first = at if zone in OF_THE_AGE else 0
    return AGES[first : at + (2 if zone == "deck" else 1)]


def lying_cards(
    given: Any, zones: Sequence[str], piles: Sequence[str]
) -> Iterator[tuple[str, tuple[str | int, ...], str]]:
    """The cards on the table as a scenario begins, in some zones of players and some piles: what
    each lies in, the way to it, its id."""
    for player, held in given.players.items():
        for zone in zones:
            for number, card in enumerate(getattr(held, zone, ())):
                yield zone, ("players", player, zone, number), card
    for zone in piles:
        for number, card in enumerate(getattr(given, zone, ())):
            yield zone, (zone.replace("_", " "), number), card
    for row, cards in enumerate(getattr(given, "structure", ())):
        for number, card in enumerate(cards):
            if card != EMPTY:
                yield "structure", ("structure", row, number), card


def _finding(fault: Misplaced, age: str, place: Place) -> Finding:
    of, lies = join_words(fault.ages, joined_by="or"), LIES[fault.zone]
    message = f"{fault.card} is a card of Age {of}, and {lies} in an example of Age {age}"
    help = f"take a card of Age {age}, or tell the example in another Age"
    if fault.zone not in OF_THE_AGE:
        help = f"take a card of Age {age} or of an earlier one, or tell the example in a later Age"
    check = "rulebook-example-age"
    return Finding(check, check, place, message, help, "warning")


RULEBOOK_EXAMPLE_AGE = Check(
    slug="rulebook-example-age",
    title="An example with a card of another Age",
    why="""\
A hand holds cards of the current Age alone, a city none of a later one. An example of Age II in
which somebody builds a card of Age I teaches what cannot happen, and readers who know the cards no
longer believe the rest. The Age is what the words of the example name: one that names none is set
in one of the Ages that its scenario plays. Of an Age that the scenario does not come to nothing is
told, but of what an earlier one left behind.
""",
    refused="""\
> **Exemple.** Âge II. David construit les Bains.     <!-- a card of Age I -->
""",
    mend="""\
Put a card of that Age into the hand, the city or the discard pile where the scenario begins; or
name another Age in which the scenario is played.
""",
    over_rulebooks=check_rulebook_example_age,
    reads="examples",
    by_book=True,
)
