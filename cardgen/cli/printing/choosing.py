"""Which cards of which decks are printed, and in which order."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardgen.checks.review.material import Material
from cardgen.loading.suggest import listed
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Deck
from cardgen.sheets.selection import select
from cardgen.units import Size


class Part(NamedTuple):
    """Cards of one deck in printing order, a copy being the same card again."""

    deck: Deck
    cards: tuple[Card, ...]


class Stack(NamedTuple):
    """What is printed together: the decks of a pack whose cards are of one size.

    A deck that ends half-way through a sheet leaves the other places on it to the next one.
    """

    material: Material
    parts: tuple[Part, ...]

    @property
    def name(self) -> str:
        """The decks, as files and tables call them together."""
        return "+".join(part.deck.id for part in self.parts)

    @property
    def size(self) -> Size:
        return self.parts[0].deck.size

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for part in self.parts for card in part.cards)


def stacks(materials: Sequence[Material], choice: str) -> tuple[Stack, ...]:
    """The stacks to print, empty decks left out. Stop when the choice names what is not there."""
    decks = [(material, deck) for material in materials for deck in material.pack.printed_decks]
    every = [(index, card) for index, (_, deck) in enumerate(decks) for card in deck.cards]
    ids = [f"{card.pack}/{card.id}" for _, card in every]
    try:
        chosen = [every[i] for i in select(ids, choice, each=[card.copies for _, card in every])]
    except ValueError as error:
        help = "write cards by id, with copies: --cards iris,eris*2"
        raise Stop(str(error), help=help) from error
    if not chosen:
        raise Stop("there is no card to print", help=_why_none(materials))
    together: dict[tuple[str, Size], Stack] = {}
    for index, (material, deck) in enumerate(decks):
        if cards := tuple(card for at, card in chosen if at == index):
            key = (material.pack.id, deck.size)
            before = together[key].parts if key in together else ()
            together[key] = Stack(material, (*before, Part(deck, cards)))
    return tuple(together.values())


def _why_none(materials: Sequence[Material]) -> str:
    """Why packs that could be read print nothing."""
    if any(deck.printed for material in materials for deck in material.pack.decks):
        return "the decks of these packs are empty"
    facts = sum(len(material.cards) for material in materials)
    packs = listed((material.pack.id for material in materials), joined_by="and")
    return (
        f"the {facts} cards of {packs} are facts for the rules: their decks name no layout;"
        " cards are printed from decks such as gods: {size: 65x100, layout: god, back: gods, …}"
    )


def concerned(findings: Iterable[Finding], choice: str) -> tuple[Finding, ...]:
    """The findings of the chosen cards, and those that are of no card alone."""
    parts = (part.partition("*")[0].strip() for part in choice.split(","))
    names = {part.rpartition("/")[2] for part in parts} - {""}
    return tuple(one for one in findings if not names or one.card in names or not one.card)
