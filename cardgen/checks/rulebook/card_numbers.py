"""Numbers that a rulebook gives a card and that are not those of the card."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.rulebook.constants import (
    number_pattern,
    number_said,
    numbers_of,
)
from cardgen.checks.rulebook.sentences import SENTENCE
from cardgen.checks.sound import look_unless_sound
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Map
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block, Link, Rulebook, Section
    from cardgen.model.wonder import Wonder
    from cardgen.project.load import Project
    from cardgen.project.prose.prose import LanguageProse, Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

COINS = "coins"
# The constants of a game that count coins and points; no constant counts shields.
CONSTANTS = {
    "coin": ("start_coins", "sale", "price", "coins_per_point", "god_sale", "leader_sale"),
    "shield": (),
    "point": ("victory", "defeat", "debt", "science_set"),
}
GameNumbers = Mapping[str, Sequence[int]]


class NumberedCard(NamedTuple):
    """A card or a board, the coins that it costs, and its numbers by the unit that they are of; all
    of them under no unit."""

    card: "Card | Wonder"
    costs: Sequence[int]
    numbers: Mapping[str, Sequence[int]]


class NumberSlip(NamedTuple):
    """Where a number stands that is not the card's, what the card has, and what to do."""

    place: Place
    message: str
    help: str


def check_rulebook_card_number(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Costs behind the names of cards, and what rules count of a card named alone."""
    project, game = prose.project, prose.packs_of_game(rulebooks.pack)
    named, ours = _cards(game, rulebooks.pack), _of_game(game)
    for how in (one for one in prose.spoken if one.language in rulebooks.pack.languages):
        cards = {name: _numbered(project, card, how) for name, card in named.items()}
        told = [(name, one.costs, one.numbers) for name, one in cards.items()]
        key = project.digests.of_books(
            "numbers", rulebooks.view, how.language, told, [*ours.items()]
        )
        look = partial(_differing, rulebooks, how, cards, ours)
        yield from look_unless_sound(project.parts, key, look)


def _differing(
    rulebooks: "PackRulebooks",
    how: "LanguageProse",
    cards: Mapping[str, NumberedCard],
    ours: GameNumbers,
) -> Iterator[Finding]:
    for book in rulebooks.books:
        for slip in _slips(book, how, cards, ours) if book.language == how.language else ():
            yield Finding(
                *("rulebook-card-number", "rulebook-card-number", *slip), language=book.language
            )


def _slips(
    book: "Rulebook", how: "LanguageProse", cards: Mapping[str, NumberedCard], ours: GameNumbers
) -> Iterator[NumberSlip]:
    patterns = [number_pattern(each, how.orthography) for each in how.orthography.costs]
    for section in book.sections:
        for block in section.blocks:
            yield from _costs(block, cards, how, patterns)
            if block.kind in ("paragraph", "item") and not block.flavour and not block.quote:
                yield from _rules(section, block, cards, how, ours)


def _of_game(game: "Sequence[Pack]") -> GameNumbers:
    """The constants of a game by the unit that they are of, all of them under no unit."""
    found: dict[str, set[int]] = {unit: set() for unit in ("", *CONSTANTS)}
    for pack in game:
        for name in pack.constants:
            numbers = numbers_of(pack, name)
            found[""].update(numbers)
            for unit in (one for one, names in CONSTANTS.items() if name in names):
                found[unit].update(map(abs, numbers))
    return {unit: sorted(numbers) for unit, numbers in found.items()}


def _cards(game: "Sequence[Pack]", own: "Pack") -> "Mapping[str, Card | Wonder]":
    """The cards and boards of a game as links of one of its packs call them."""
    named: dict[str, Card | Wonder] = {}
    for pack in game:
        every: tuple[Card | Wonder, ...] = (*pack.cards, *pack.wonders)
        named |= {f"{pack.id}/{one.id}": one for one in every}
        named |= {one.id: one for one in every if pack.id == own.id}
    return named


def _costs(
    block: "Block",
    cards: Mapping[str, NumberedCard],
    how: "LanguageProse",
    patterns: "Sequence[re.Pattern[str]]",
) -> Iterator[NumberSlip]:
    """Coins that a card is said to cost right behind its name, and does not."""
    for link, inset in block.linked if patterns else ():
        card = cards.get(link.id)
        if card and isinstance(card.card, Card):
            at = len(block.words) - len(block.words[inset.end :].lstrip(" ,\u00a0\n"))
            for match in filter(None, (one.match(block.words, at) for one in patterns)):
                if number_said(match[1], how.orthography) not in card.costs:
                    known = join_words(map(str, card.costs), joined_by="or") or "no coins"
                    message = f'"{match[0]}", and {link} costs {known}'
                    yield NumberSlip(block.place(*match.span(1)), message, f"say {known}")


def _rules(
    section: "Section",
    block: "Block",
    cards: Mapping[str, NumberedCard],
    how: "LanguageProse",
    ours: GameNumbers,
) -> Iterator[NumberSlip]:
    """What a sentence counts of the one card that it names, else of the one that the section is
    about, and neither the card nor the game has."""
    heads = section.heading.links("card", "wonder") if section.heading else ()
    for sentence in re.finditer(SENTENCE, block.masked("x")):
        start, end = sentence.span()
        named = {link.id for link in _names(block, start, end)} or {link.id for link in heads}
        card = cards.get(next(iter(named))) if len(named) == 1 else None
        for one in how.counting.in_block(block, start, end) if card else ():
            if card and one.number not in {*_around(card.numbers[one.unit]), *ours[one.unit]}:
                what = f"number of {one.unit}s" if one.unit else "number"
                message = f"{one.number}, a {what} that neither {card.card.id} nor the game has"
                help = f"compare what is printed: {card.card.entry.place('id')}"
                yield NumberSlip(block.place(one.start, one.end), message, help)


def _names(block: "Block", start: int, end: int) -> "Iterator[Link]":
    for link, inset in block.linked:
        if link.kind in ("card", "wonder") and start <= inset.start < end:
            yield link


def _numbered(project: "Project", card: "Card | Wonder", how: "LanguageProse") -> NumberedCard:
    """The numbers of a card as an earlier check left them."""
    paid = (pay for one in getattr(card, "cost", ()) for pay in one.payments)
    key = project.digests.of_entry(f"numbers in {how.language}", card)
    numbers = project.parts.words(key, lambda: _by_unit(card.entry, how))
    return NumberedCard(
        card, sorted({one.amount for one in paid if one.what == COINS}), dict(numbers)
    )


def _by_unit(entry: Map, how: "LanguageProse") -> Iterator[tuple[str, tuple[int, ...]]]:
    yield "", tuple(_integers(entry.without("source"), how))
    for unit in CONSTANTS:
        yield unit, tuple(how.counting.in_entry(entry, unit))


def _around(numbers: Iterable[int]) -> set[int]:
    """The numbers that may be told of a card: 1, and what is printed, each twice as large, and what
    lies between two."""
    said = set(numbers)
    return {1, *said, *(made for a, b in product(said, said) for made in (2 * a, a - b))}


def _integers(value: object, how: "LanguageProse") -> Iterator[int]:
    """All whole numbers of an entry, in digits or in letters."""
    if isinstance(value, Mapping):
        value = [*value, *value.values()]
    if isinstance(value, str):
        yield from (int(one.what) for one in how.reading.numbers(value) if one.what.isdigit())
    elif isinstance(value, Sequence):
        for held in value:
            yield from _integers(held, how)
    elif isinstance(value, int):
        yield int(value)


RULEBOOK_CARD_NUMBER = Check(
    slug="rulebook-card-number",
    title="A number that a rulebook gives a card, and that is not the card’s",
    why="""\
A card is mended, and the rulebook still tells its old number. Behind the name of a card, `costs:`
of templates/languages/ says how a cost is told: it is the printed one, in some Age. Where rules
name one card alone, or where a section is about one and the sentence names no other, what they
count, in signs or before a noun of the language, stands on the card or among the constants of the
game, or is twice a number of the card, or the difference of two; coins, shields and points, by
`units:` there, are each held against their own numbers. Examples are played instead.
""",
    refused="""\
### {card:iris}

Ses 9 pièces viennent de la banque.     <!-- she brings 3 -->
""",
    mend="""\
Say what the card says, or mend the card: one of the two is wrong.
""",
    over_rulebooks=check_rulebook_card_number,
    reads="words",
)
