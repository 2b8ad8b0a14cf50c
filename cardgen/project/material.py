"""What lies in the box of a pack, kind by kind, beside what its rulebook announces."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.model.card import Card
from cardgen.model.pack import Pack
from cardgen.model.ruling import Explained
from cardgen.project.counting import BOARDS, cards_of_kind, components, counted_pack
from cardgen.project.pack_view import PackView


class MaterialLine(NamedTuple):
    """How many there are of a kind, and whether they are `printed`.

    `announced` is the number that the rulebook gives, None where it gives none; `ruling` the id of
    the one that says why another number is right.
    """

    kind: str
    number: int
    printed: bool
    announced: int | None = None
    ruling: str = ""

    @property
    def differs(self) -> bool:
        """Whether another number is announced, and no ruling says why."""
        return self.announced not in (None, self.number) and not self.ruling


def material(view: PackView) -> tuple[MaterialLine, ...]:
    """What is announced, in its order, then what else there is."""
    pack = counted_pack(view.pack)
    return tuple(_line(view, pack, kind) for kind in _kinds(pack))


def _kinds(pack: Pack) -> tuple[str, ...]:
    """The kinds that are announced, the decks whose cards are of none of them, and what lies
    beside the cards."""
    told = {card.id for kind in pack.announces for card in cards_of_kind(pack, kind)}
    decks = (deck.id for deck in pack.printed_decks if not told >= {card.id for card in deck.cards})
    return tuple(dict.fromkeys((*pack.announces, *decks, *components(pack))))


def _line(view: PackView, pack: Pack, kind: str) -> MaterialLine:
    cards = cards_of_kind(pack, kind)
    announced = pack.announces.get(kind)
    count = _number(cards, announced) if cards else components(pack).get(kind, 0)
    printed = _cards_printed(pack, cards) if cards else _beside_printed(pack, kind)
    known = () if announced in (None, count) else _explaining(view, kind, count, cards)
    return MaterialLine(kind, count, printed, announced, next(iter(known), ""))


def _number(cards: tuple[Card, ...], announced: int | None) -> int:
    """How many cards there are, copies too unless the rulebook counts each card once."""
    return len(cards) if announced == len(cards) else sum(card.copies for card in cards)


def _cards_printed(pack: Pack, cards: tuple[Card, ...]) -> bool:
    return {card.id for card in cards} <= {card.id for card in pack.printed_cards}


def _beside_printed(pack: Pack, kind: str) -> bool:
    """Whether something prints what lies beside the cards; a number or names alone do not."""
    if kind == BOARDS and pack.wonders:
        return any(of.members == pack.wonders for of in pack.printed_sets)
    return not isinstance(pack.components.get(kind, 0), int | tuple)


def _explaining(view: PackView, kind: str, count: int, cards: tuple[Card, ...]) -> Iterator[str]:
    """The rulings that say why there are so many and another number is announced."""
    for ruling in view.rulings:
        said = ruling.explains
        if said and said.count == kind and _explains(said, view, count, cards):
            yield ruling.id


def _explains(said: Explained, view: PackView, count: int, cards: tuple[Card, ...]) -> bool:
    """Whether the source describes so many, or some of them count as one."""
    together = {card.id for card in cards}.intersection(said.as_one)
    spared = max(len(together) - 1, 0)
    return said.described == count or count - spared == view.pack.announces[said.count]
