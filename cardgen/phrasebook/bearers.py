"""Who speaks: what it is decides what its words may leave unsaid, as how long it acts."""

from collections.abc import Iterator

from cardgen.model.pack import Pack
from cardgen.phrasebook.speaker import Speaker, sides, stages


def bearers(pack: Pack) -> Iterator[tuple[Speaker, str]]:
    """Each card of a pack, and each part of its boards, with the kind of sentences it holds."""
    duel = "duel-" if pack.game == "duel" else ""
    for deck in pack.decks:
        of_deck = "wonder" if deck.id == "wonders" else "leader"
        for card in deck.cards:
            yield card, "god" if card.pantheon else duel + ("guild" if card.colour else of_deck)
    for wonder in pack.wonders:
        yield from ((part, "side") for part in sides(wonder))
        yield from ((part, "stage") for part in stages(wonder))
