"""How many there are of each kind that a pack counts: cards, boards, what lies beside them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain

from cardgen.model.card import Card, PartlyRead
from cardgen.model.component import BoxSet, ComponentSet
from cardgen.model.pack import Deck, Pack
from cardgen.model.score_pad import PadSet
from cardgen.project.pack_view import PackView

BOARDS = "wonders"


def counted_pack(pack: Pack) -> Pack:
    """The pack with the cards and boards that have faults among the others, for they are there."""
    if not (pack.partly_read or pack.partly_read_boards):
        return pack
    decks, boards = tuple(map(_counted_deck, pack.decks)), pack.named_boards
    sets = {
        name: replace(held, members=boards)
        if isinstance(held, ComponentSet) and held.members == pack.wonders
        else held
        for name, held in pack.components.items()
    }
    return replace(pack, decks=decks, wonders=boards, components=sets, partly_read_boards=())


def _counted_deck(deck: Deck) -> Deck:
    partly = (part.card for part in deck.partly_read)
    return deck._replace(cards=(*deck.cards, *partly), partly_read=())


def uncounted_kinds(view: PackView) -> frozenset[str]:
    """The kinds that nobody can count: of cards and boards that are not known, and of those of
    which nobody can read what they are, or how many."""
    pack = view.pack
    more = view.unread and view.unread_entries.more
    strays = [deck.id for deck in pack.decks if deck.strays or more]
    beside = components(pack)
    announced = (kind for kind in pack.announces if kind not in beside)
    cards = (*announced, *strays, *pack.pantheons) if strays else ()
    boards = beside if pack.stray_boards or more else ()
    partly = ((deck, part) for deck in pack.decks for part in deck.partly_read)
    uncertain = (kind for deck, part in partly for kind in _uncertain(pack, deck, part))
    return frozenset((*cards, *boards, *uncertain))


def _uncertain(pack: Pack, deck: Deck, part: PartlyRead) -> Iterator[str]:
    if "pantheon" in part.unread:
        yield from (deck.id, *pack.pantheons)
    elif "copies" in part.unread:
        yield from (deck.id, part.card.pantheon)


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
    """How many of each lie beside the cards; boards count as `wonders`, however printed.

    Boards are the first set of the Wonders; others, such as cards that deal them out, count too.
    """
    sets = [held for held in pack.components.values() if isinstance(held, ComponentSet)]
    boards = {BOARDS: len(pack.wonders)} if pack.wonders else {}
    shown = [one.id for one in sets if pack.wonders and one.members == pack.wonders][:1]
    beside = {name: _size(held) for name, held in pack.components.items() if name not in shown}
    return {**boards, **beside}


def _size(held: int | tuple[str, ...] | ComponentSet | BoxSet | PadSet) -> int:
    """How many there are of a component."""
    if isinstance(held, ComponentSet):
        return sum(one.copies for one in held.members)
    if isinstance(held, BoxSet | PadSet):
        return len(held.members)
    return held if isinstance(held, int) else len(held)


def counts_by_kind(pack: Pack) -> Mapping[str, int]:
    """How many there are of each kind and component; copies of a card count."""
    cards = {name: sum(card.copies for card in of) for name, of in kinds_of_cards(pack).items()}
    return {**components(pack), **cards}
