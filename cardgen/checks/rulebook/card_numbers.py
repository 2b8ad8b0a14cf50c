"""Numbers that a rulebook gives a card and that are not those of the card."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.passages.wordings import number_pattern, number_said
from cardgen.checks.rulebook.sentences import SENTENCE
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.game_numbers import numbers_of_game
from cardgen.model.located import Map
from cardgen.suggest import join_words
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block, Link, Section
    from cardgen.model.wonder import Wonder
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

COIN, COST = "coin", "cost"  # the latter claimed as if it were a unit


class ClaimedNumber(NamedTuple):
    """A number that a book gives a card or a board, named as links name it, or one of several, with
    a space between each: of a unit, or of none, or what it costs. `apart` is one that no constant
    of the game explains."""

    language: str
    ids: str
    unit: str
    number: int
    apart: bool = False


class Claim(NamedTuple):
    """The same, and where: a stretch of a block, of which `words` are told."""

    number: ClaimedNumber
    block: "Block"
    start: int
    end: int
    words: str


def check_rulebook_card_number(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Costs behind the names of cards, and what rules count of the cards that they name.

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
                yield from _rows(section, how)


def _gives_rules(block: "Block") -> bool:
    return block.kind in ("paragraph", "item") and not block.flavour and not block.quote


def _costs(
    block: "Block", how: "LanguageProse", patterns: "Sequence[re.Pattern[str]]"
) -> Iterator[Claim]:
    """Coins that a card is said to cost right behind its name; 2 coins less are no cost."""
    changed = re.compile(rf"\s{any_word(how.orthography.costs_changed)}", re.IGNORECASE)
    for link, inset in block.linked if patterns else ():
        at = len(block.words) - len(block.words[inset.end :].lstrip(" ,\u00a0\n"))
        told = filter(None, (one.match(block.words, at) for one in patterns))
        for match in (one for one in told if not changed.match(block.words, one.end())):
            number = number_said(match[1], how.orthography)
            claimed = ClaimedNumber(how.language, link.id, COST, number)
            yield Claim(claimed, block, *match.span(1), f'"{match[0]}", and {link}')


def _rules(section: "Section", block: "Block", how: "LanguageProse") -> Iterator[Claim]:
    """What a sentence counts of the cards that it names, else of those that the section is about:
    without a unit, of one card alone."""
    heads = section.heading.links("card", "wonder") if section.heading else ()
    for sentence in re.finditer(SENTENCE, block.masked("x")):
        start, end = sentence.span()
        named = [*_names(block, start, end)] or heads
        yield from _claimed({link.id for link in named}, block, (start, end), how)


def _rows(section: "Section", how: "LanguageProse") -> Iterator[Claim]:
    """What a cell counts of the cards that its row names: one number of each, as many numbers as
    there are cards of one after the other, others of any."""
    rows: dict[tuple[int, int], list[Block]] = {}
    for block in section.blocks:
        if block.kind == "cell":
            rows.setdefault((block.table, block.row), []).append(block)
    for row in rows.values():
        ids = [link.id for block in row for link in block.links("card", "wonder")]
        for block in row if ids else ():
            counted = [one for one in how.counting.in_block(block) if one.unit]
            for number, one in enumerate(counted):
                of = ids if len(counted) == 1 else [" ".join(sorted({*ids}))]
                of = [ids[number]] if len(counted) == len(ids) else of
                for each in of:
                    claimed = ClaimedNumber(how.language, each, one.unit, one.number, apart=True)
                    yield Claim(claimed, block, one.start, one.end, str(one.number))


def _claimed(
    ids: Collection[str], block: "Block", span: tuple[int, int], how: "LanguageProse"
) -> Iterator[Claim]:
    for one in how.counting.in_block(block, *span) if ids else ():
        if one.unit or len(ids) == 1:
            number = ClaimedNumber(how.language, " ".join(sorted(ids)), one.unit, one.number)
            yield Claim(number, block, one.start, one.end, str(one.number))


def _names(block: "Block", start: int, end: int) -> "Iterator[Link]":
    for link, inset in block.linked:
        if link.kind in ("card", "wonder") and start <= inset.start < end:
            yield link


class CardNumbers:
    """The numbers of the cards and boards of a game, as links of one of its packs call them; what
    their entries count as an earlier check left it."""

    def __init__(self, prose: "Prose", own: "Pack") -> None:
        game = prose.known_packs.of_game(own)
        self._cards, self._ours = _cards(game, own), numbers_of_game(game)
        self._project, self._prose, self._forms = prose.project, prose, own.game.payments
        self._unit_of = next((one.counting.unit_of for one in prose.spoken), str)

    def has(self, claim: ClaimedNumber) -> bool:
        """Whether what is claimed of cards is printed on one of them, or is of the game; or one is
        not known."""
        named = self._named(claim)
        cards = [card for card in named if card]
        if len(cards) < len(named):
            return True
        if claim.unit == COST:
            return any(
                not isinstance(card, Card) or claim.number in self._paid(card) for card in cards
            )
        of_game = () if claim.apart else self._ours[claim.unit]
        return claim.number in of_game or claim.number in self._of(cards, claim)

    def _named(self, claim: ClaimedNumber) -> "list[Card | Wonder | None]":
        return [self._cards.get(id) for id in claim.ids.split()]

    def told(self, claim: Claim) -> tuple[str, str]:
        """What is wrong with a claim, and what to do."""
        named, unit = self._named(claim.number), claim.number.unit
        cards = [card for card in named if card]
        if unit == COST:
            paid = sorted(
                one for card in cards if isinstance(card, Card) for one in self._paid(card)
            )
            known = join_words(map(str, paid), joined_by="or") or "no coins"
            return f"{claim.words} costs {known}", f"say {known}"
        what, ids = f"number of {unit}s" if unit else "number", [card.id for card in cards]
        names = f"neither {ids[0]}" if len(ids) == 1 else f"none of {join_words(ids)}"
        message = f"{claim.words}, a {what} that {names} nor the game has"
        places = join_words((card.entry.place("id") for card in cards), joined_by="and")
        return message, f"compare what is printed: {places}"

    def _of(self, cards: "Iterable[Card | Wonder]", claim: ClaimedNumber) -> set[int]:
        """What may be told of cards; with no unit also twice as much."""
        how = next(one for one in self._prose.spoken if one.language == claim.language)
        cards = [*cards]
        said = {number for card in cards for number in self._said(card, how, claim.unit)}
        said |= {number for card in cards for number in self._paid(card, claim.unit)}
        return _around(said, twice=not claim.unit)

    def _paid(self, card: "Card | Wonder", unit: str = COIN) -> set[int]:
        """What a card costs in signs of a unit: credits of a game of one's own may be drawn as
        coins."""
        costs = card.cost if isinstance(card, Card) else ()
        paid = ((self._forms.get(pay.what), pay.amount) for one in costs for pay in one.payments)
        return {amount for form, amount in paid if form and self._unit_of(form.sign) == unit}

    def _said(self, card: "Card | Wonder", how: "LanguageProse", unit: str) -> Sequence[int]:
        key = self._project.digests.of_entry(f"numbers of {unit} in {how.language}", card)
        look = partial(_printed, card.entry, how, unit)
        (said,) = self._project.parts.words(key, lambda: [tuple(look())])
        return said


def _printed(entry: Map, how: "LanguageProse", unit: str) -> Iterator[int]:
    """The numbers of a unit in an entry; all of them under no unit."""
    if unit:
        return how.counting.in_entry(entry, unit)
    return _integers(entry.without("source"), how)


def _cards(game: "Sequence[Pack]", own: "Pack") -> "Mapping[str, Card | Wonder]":
    """The cards and boards of a game as links of one of its packs call them."""
    named: dict[str, Card | Wonder] = {}
    for pack in game:
        every: tuple[Card | Wonder, ...] = (*pack.cards, *pack.wonders)
        named |= {f"{pack.id}/{one.id}": one for one in every}
        named |= {one.id: one for one in every if pack.id == own.id}
    return named


def _around(said: Collection[int], *, twice: bool) -> set[int]:
    """The numbers that may be told of cards: 1, what is printed, and what lies between two."""
    around = {1, *said, *(a - b for a, b in product(said, said))}
    return {*around, *(2 * a for a in said)} if twice else around


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
game, or is twice a number of the card, or the difference of two. Coins, shields and points, by
`units:` there, are each held against their own numbers, also where several cards are named, or
stand in one row of a table, and never doubled. Examples are played instead.
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
