"""How many there are of each kind that a pack counts: cards, boards, what lies beside them."""

from collections.abc import Mapping
from itertools import chain

from cardgen.model.card import Card
from cardgen.model.pack import Pack

BOARDS = "wonders"


def cards_of_kind(pack: Pack, kind: str) -> tuple[Card, ...]:
    """The cards of a kind: those of the pantheon, else of the deck, so called.

    Pantheons announced apart are no longer counted in their deck.
    """
    own = tuple(card for card in pack.cards if card.pantheon == kind)
    if own:
        return own
    apart = set(pack.announces)
    decks = (deck for deck in pack.decks if deck.id == kind)
    return tuple(card for deck in decks for card in deck.cards if card.pantheon not in apart)


def kinds_of_cards(pack: Pack) -> dict[str, tuple[Card, ...]]:
    """The cards of every kind that has any: those announced, decks, pantheons."""
    names = chain(pack.announces, (deck.id for deck in pack.decks), pack.pantheons)
    every = {name: cards_of_kind(pack, name) for name in names}
    return {name: cards for name, cards in every.items() if cards}


def components(pack: Pack) -> Mapping[str, int]:
    """What lies beside the cards: boards, and those `components:` of which a number is said."""
    said = pack.entry.get("components")
    boards = {BOARDS: len(pack.wonders)} if pack.wonders else {}
    sizes = {name: _size(held) for name, held in said.items()} if isinstance(said, dict) else {}
    return {**boards, **{name: size for name, size in sizes.items() if size}}


def markers(pack: Pack) -> tuple[str, ...]:
    """The markers in the box, by name."""
    said = pack.entry.get("components")
    listed = said.get("markers") if isinstance(said, dict) else ()
    return tuple(map(str, listed)) if isinstance(listed, list) else ()


def _size(held: object) -> int:
    """How many a component is: a number, or a list of names."""
    if isinstance(held, list):
        return len(held)
    return held if isinstance(held, int) and held > 0 else 0


def counts_by_kind(pack: Pack) -> Mapping[str, int]:
    """How many there are of each kind and component; copies of a card count."""
    cards = {name: sum(card.copies for card in of) for name, of in kinds_of_cards(pack).items()}
    return {**components(pack), **cards}
