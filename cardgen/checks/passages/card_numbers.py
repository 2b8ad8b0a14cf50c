"""The numbers of the cards and boards of a game, and whether one that words claim is among them."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.card import Card
from cardgen.model.game_numbers import numbers_of_game
from cardgen.model.located import Map
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block
    from cardgen.model.wonder import Wonder
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose

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
