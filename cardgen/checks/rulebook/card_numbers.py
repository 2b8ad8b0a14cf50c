"""Numbers that a rulebook gives a card and that are not those of the card."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.rulebook.constants import (
    any_number,
    number_pattern,
    number_said,
    numbers_of,
)
from cardgen.checks.rulebook.sentences import SENTENCE
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.text import Icon
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block, Link, Rulebook, Section
    from cardgen.model.wonder import Wonder
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.prose import LanguageProse, Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

MASK = "\ufffc"
COINS = "coins"


class NumberSlip(NamedTuple):
    """Where a number stands that is not the card's, what the card has, and what to do."""

    place: Place
    message: str
    help: str


class NumberWordings(NamedTuple):
    """How a language tells what a card costs, and a number that counts something."""

    costs: "tuple[re.Pattern[str], ...]"
    counted: "re.Pattern[str]"


def check_rulebook_card_number(prose: "Prose") -> Iterator[Finding]:
    """Costs behind the names of cards, and what rules count of a card named alone."""
    spoken = {one.language: one for one in prose.spoken}
    for rulebooks in prose.all_rulebooks:
        for book in rulebooks.books:
            how = spoken.get(book.language)
            for slip in _slips(prose, rulebooks, book, how) if how else ():
                yield Finding(
                    *("rulebook-card-number", "rulebook-card-number", *slip), language=book.language
                )


def _slips(
    prose: "Prose", rulebooks: "PackRulebooks", book: "Rulebook", how: "LanguageProse"
) -> Iterator[NumberSlip]:
    game = prose.packs_of_game(rulebooks.pack)
    ours = {each for pack in game for name in pack.constants for each in numbers_of(pack, name)}
    cards, wordings = _cards(game, rulebooks.pack), _wordings(how.orthography)
    for section in book.sections:
        for block in section.blocks:
            yield from _costs(block, cards, how, wordings.costs)
            if block.kind in ("paragraph", "item") and not block.flavour and not block.quote:
                yield from _rules(section, block, cards, how, ours, wordings.counted)


def _wordings(manner: "Orthography") -> NumberWordings:
    nouns = [noun for nouns in manner.nouns.values() for noun in nouns]
    any_noun = "|".join(map(re.escape, (*nouns, *map(manner.plural, nouns)))) or "(?!)"
    counted = rf"(?<![\w.,½])({any_number(manner)})\s(?:{any_noun})(?!\w)"
    costs = tuple(number_pattern(each, manner) for each in manner.costs)
    return NumberWordings(costs, re.compile(counted, re.IGNORECASE))


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
    cards: "Mapping[str, Card | Wonder]",
    how: "LanguageProse",
    patterns: "Sequence[re.Pattern[str]]",
) -> Iterator[NumberSlip]:
    """Coins that a card is said to cost right behind its name, and does not."""
    for link, inset in block.linked if patterns else ():
        card = cards.get(link.id)
        if isinstance(card, Card):
            at = len(block.words) - len(block.words[inset.end :].lstrip(" ,\u00a0\n"))
            costs = {pay.amount for one in card.cost for pay in one.payments if pay.what == COINS}
            for match in filter(None, (one.match(block.words, at) for one in patterns)):
                if number_said(match[1], how.orthography) not in costs:
                    known = join_words(map(str, sorted(costs)), joined_by="or") or "no coins"
                    message = f'"{match[0]}", and {link} costs {known}'
                    yield NumberSlip(block.place(*match.span(1)), message, f"say {known}")


def _rules(
    section: "Section",
    block: "Block",
    cards: "Mapping[str, Card | Wonder]",
    how: "LanguageProse",
    ours: set[int],
    counted: "re.Pattern[str]",
) -> Iterator[NumberSlip]:
    """What a sentence counts of the one card that it names, else of the one that the section is
    about, and neither the card nor the game has."""
    heads = section.heading.links("card", "wonder") if section.heading else ()
    for sentence in re.finditer(SENTENCE, block.masked("x")):
        start, end = sentence.span()
        named = {link.id for link in _names(block, start, end)} or {link.id for link in heads}
        card = cards.get(next(iter(named))) if len(named) == 1 else None
        for number, begun, done in _counted(block, start, end, how, counted) if card else ():
            if card and number not in _numbers(card, how) | ours:
                message = f"{number}, a number that neither {card.id} nor the game has"
                help = f"compare what is printed: {card.entry.place('id')}"
                yield NumberSlip(block.place(begun, done), message, help)


def _names(block: "Block", start: int, end: int) -> "Iterator[Link]":
    for link, inset in block.linked:
        if link.kind in ("card", "wonder") and start <= inset.start < end:
            yield link


def _counted(
    block: "Block", start: int, end: int, how: "LanguageProse", counted: "re.Pattern[str]"
) -> Iterator[tuple[int, int, int]]:
    """The numbers of a sentence that count something: in signs, or before a noun."""
    for inset in block.insets:
        number = inset.what.number if isinstance(inset.what, Icon) else ""
        if number.isdigit() and start <= inset.start < end:
            yield int(number), inset.start, inset.end
    for match in counted.finditer(block.masked(MASK), start, end):
        yield number_said(match[1], how.orthography), *match.span(1)


def _numbers(card: "Card | Wonder", how: "LanguageProse") -> set[int]:
    """The numbers that a card says, each twice as large, what lies between two of them, and 1."""
    said = set(_integers(card.entry.without("source"), how))
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
game, or is twice a number of the card, or the difference of two. Examples are played instead.
""",
    refused="""\
### {card:iris}

Ses 9 pièces viennent de la banque.     <!-- she brings 3 -->
""",
    mend="""\
Say what the card says, or mend the card: one of the two is wrong.
""",
    over_prose=check_rulebook_card_number,
)
