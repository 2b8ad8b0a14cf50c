"""Which cards of which decks are printed, and in which order."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardgen.checks.review.material import Material
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Deck
from cardgen.sheets.selection import select


class Stack(NamedTuple):
    """Cards of one deck in printing order, a copy being the same card again."""

    material: Material
    deck: Deck
    cards: tuple[Card, ...]


def stacks(materials: Sequence[Material], choice: str) -> tuple[Stack, ...]:
    """The stacks to print, empty ones left out. Stop when the choice names what is not there."""
    decks = [(material, deck) for material in materials for deck in material.pack.printed_decks]
    every = [(index, card) for index, (_, deck) in enumerate(decks) for card in deck.cards]
    ids = [f"{card.pack}/{card.id}" for _, card in every]
    try:
        chosen = [every[i] for i in select(ids, choice, each=[card.copies for _, card in every])]
    except ValueError as error:
        help = "write cards by id, with copies: --cards zeus,hera*2"
        raise Stop(str(error), help=help) from error
    if not chosen:
        raise Stop("there is no card to print", help="the decks of these packs are empty")
    cards = [tuple(card for at, card in chosen if at == index) for index in range(len(decks))]
    return tuple(
        Stack(*deck, of_deck) for deck, of_deck in zip(decks, cards, strict=True) if of_deck
    )


def concerned(findings: Iterable[Finding], choice: str) -> tuple[Finding, ...]:
    """The findings of the chosen cards, and those that are of no card alone."""
    parts = (part.partition("*")[0].strip() for part in choice.split(","))
    names = {part.rpartition("/")[2] for part in parts} - {""}
    return tuple(one for one in findings if not names or one.card in names or not one.card)
