"""Who speaks: the kind of card decides what its words may leave unsaid, as how long it acts."""

from collections.abc import Iterator

from cardgen.model.card import Card
from cardgen.model.pack import Pack


def bearers(pack: Pack) -> Iterator[tuple[Card, str]]:
    """Each card of a pack with the kind of sentences it holds."""
    duel = "duel-" if pack.game == "duel" else ""
    for deck in pack.decks:
        of_deck = "wonder" if deck.id == "wonders" else "leader"
        for card in deck.cards:
            yield card, "god" if card.pantheon else duel + ("guild" if card.colour else of_deck)
