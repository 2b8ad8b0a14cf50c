"""Numbers that a rulebook gives a card and that are not those of the card."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.rulebook.constants import (
    number_pattern,
    number_said,
    numbers_of,
)
from cardgen.checks.rulebook.sentences import SENTENCE
from cardgen.model.card import Card
from cardgen.model.constants import Track
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block, Link, Section
    from cardgen.model.wonder import Wonder
    from cardgen.project.prose.prose import LanguageProse, Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

COINS, COST = "coins", "cost"  # the latter claimed as if it were a unit
# The constants of a game that count coins and points; no constant counts shields.
CONSTANTS = {
    "coin": ("start_coins", "sale", "price", "coins_per_point", "god_sale", "leader_sale"),
    "shield": (),
    "point": ("victory", "defeat", "debt", "science_set"),
}
GameNumbers = Mapping[str, frozenset[int]]


class ClaimedNumber(NamedTuple):
    """A number that a book gives a card or a board, named as links name it: of a unit, or of none,
    or what it costs."""

    language: str
    id: str
    unit: str
    number: int


class Claim(NamedTuple):
    """The same, and where: a stretch of a block, of which `words` are told."""

    number: ClaimedNumber
    block: "Block"
    start: int
    end: int
    words: str


def check_rulebook_card_number(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Costs behind the names of cards, and what rules count of a card named alone.

    What books claim is kept, so that they are read again only where a claim does not hold.
    """
    known, project = CardNumbers(prose, rulebooks.pack), prose.project
    key = project.prose_digests.of_books("claims", rulebooks.view)
    claims = project.parts.words(key, lambda: [(*one.number,) for one in _claims(prose, rulebooks)])
    if all(known.has(ClaimedNumber(*one)) for one in claims):
        return
    for claim in _claims(prose, rulebooks):
        if not known.has(claim.number):
            place, said = claim.block.place(claim.start, claim.end), known.told(claim)
            code, language = "rulebook-card-number", claim.number.language
            yield Finding(code, code, place, *said, language=language)


def _claims(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Claim]:
    spoken = {one.language: one for one in prose.spoken}
    for book in rulebooks.books:
        if how := spoken.get(book.language):
            costs = [number_pattern(each, how.orthography) for each in how.orthography.costs]
            for section in book.sections:
                for block in section.blocks:
                    yield from _costs(block, how, costs)
                    yield from _rules(section, block, how) if _gives_rules(block) else ()


def _gives_rules(block: "Block") -> bool:
    return block.kind in ("paragraph", "item") and not block.flavour and not block.quote


def _costs(
    block: "Block", how: "LanguageProse", patterns: "Sequence[re.Pattern[str]]"
) -> Iterator[Claim]:
    """Coins that a card is said to cost right behind its name."""
    for link, inset in block.linked if patterns else ():
        at = len(block.words) - len(block.words[inset.end :].lstrip(" ,\u00a0\n"))
        for match in filter(None, (one.match(block.words, at) for one in patterns)):
            number = number_said(match[1], how.orthography)
            claimed = ClaimedNumber(how.language, link.id, COST, number)
            yield Claim(claimed, block, *match.span(1), f'"{match[0]}", and {link}')


def _rules(section: "Section", block: "Block", how: "LanguageProse") -> Iterator[Claim]:
    """What a sentence counts of the one card that it names, else of the one that the section is
    about."""
    heads = section.heading.links("card", "wonder") if section.heading else ()
    for sentence in re.finditer(SENTENCE, block.masked("x")):
        start, end = sentence.span()
        named = {link.id for link in _names(block, start, end)} or {link.id for link in heads}
        if len(named) == 1:
            (id,) = named
            for one in how.counting.in_block(block, start, end):
                number = ClaimedNumber(how.language, id, one.unit, one.number)
                yield Claim(number, block, one.start, one.end, str(one.number))


def _names(block: "Block", start: int, end: int) -> "Iterator[Link]":
    for link, inset in block.linked:
        if link.kind in ("card", "wonder") and start <= inset.start < end:
            yield link


class CardNumbers:
    """The numbers of the cards and boards of a game, as links of one of its packs call them; what
    their entries count as an earlier check left it."""

    def __init__(self, prose: "Prose", own: "Pack") -> None:
        game = prose.packs_of_game(own)
        self._cards, self._ours = _cards(game, own), numbers_of_game(game)
        self._project, self._prose = prose.project, prose

    def has(self, claim: ClaimedNumber) -> bool:
        """Whether what is claimed of a card is printed on it, or is of the game."""
        card = self._cards.get(claim.id)
        if claim.unit == COST:
            return not isinstance(card, Card) or claim.number in _paid(card)
        return card is None or claim.number in self._of(card, claim.language, claim.unit)

    def told(self, claim: Claim) -> tuple[str, str]:
        """What is wrong with a claim, and what to do."""
        card, unit = self._cards[claim.number.id], claim.number.unit
        if unit == COST and isinstance(card, Card):
            known = join_words(map(str, sorted(_paid(card))), joined_by="or") or "no coins"
            return f"{claim.words} costs {known}", f"say {known}"
        what = f"number of {unit}s" if unit else "number"
        message = f"{claim.words}, a {what} that neither {card.id} nor the game has"
        return message, f"compare what is printed: {card.entry.place('id')}"

    def _of(self, card: "Card | Wonder", language: str, unit: str) -> set[int]:
        """1, and what is printed, each twice as large, and what lies between two. Of a unit they
        are those of that unit, on the card or in the game."""
        how = next(one for one in self._prose.spoken if one.language == language)
        key = self._project.digests.of_entry(f"numbers of {unit} in {language}", card)
        said = self._project.parts.words(key, lambda: [tuple(_printed(card.entry, how, unit))])
        return _around(*said) | self._ours[unit]


def _printed(entry: Map, how: "LanguageProse", unit: str) -> Iterator[int]:
    """The numbers of a unit in an entry; all of them under no unit."""
    if unit:
        return how.counting.in_entry(entry, unit)
    return _integers(entry.without("source"), how)


def _paid(card: Card) -> set[int]:
    """The coins that a card costs."""
    return {pay.amount for one in card.cost for pay in one.payments if pay.what == COINS}


def numbers_of_game(game: "Sequence[Pack]") -> GameNumbers:
    """The constants of a game by the unit that they are of, all of them under no unit."""
    found: dict[str, set[int]] = {unit: set() for unit in ("", *CONSTANTS)}
    for pack in game:
        for name in pack.constants:
            numbers = numbers_of(pack, name)
            found[""].update(numbers)
            for unit in (one for one, names in CONSTANTS.items() if name in names):
                found[unit].update(map(abs, numbers))
        for track in (one for one in pack.constants.values() if isinstance(one, Track)):
            found["point"].update(zone.vp for zone in track.zones)
            found["coin"].update(zone.loot for zone in track.zones)
    return {unit: frozenset(numbers) for unit, numbers in found.items()}


def _cards(game: "Sequence[Pack]", own: "Pack") -> "Mapping[str, Card | Wonder]":
    """The cards and boards of a game as links of one of its packs call them."""
    named: dict[str, Card | Wonder] = {}
    for pack in game:
        every: tuple[Card | Wonder, ...] = (*pack.cards, *pack.wonders)
        named |= {f"{pack.id}/{one.id}": one for one in every}
        named |= {one.id: one for one in every if pack.id == own.id}
    return named


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
)
