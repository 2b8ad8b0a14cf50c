"""Who speaks: what it is decides what its words may leave unsaid, as how long it acts."""

from collections.abc import Iterator

from cardgen.model.pack import Pack
from cardgen.phrasebook.speaker import Speaker, sides, stages


def bearers(pack: Pack) -> Iterator[tuple[Speaker, str]]:
    """Each card of a pack, and each part of its boards, with the kind of sentences it holds."""
    built, of_wonders = ("duel-wonder",) * 2 if pack.game == "duel" else ("guild", "stage")
    recruited = "duel-leader" if pack.game == "duel" else "leader"
    for deck in pack.decks:
        other = of_wonders if deck.id == "wonders" else recruited
        for card in deck.cards:
            yield card, "god" if card.pantheon else built if card.colour else other
    for wonder in pack.wonders:
        yield from ((part, "side") for part in sides(wonder))
        yield from ((part, "stage") for part in stages(wonder))
