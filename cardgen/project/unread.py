"""Which cards and boards of a pack could not be read as a whole."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Map
from cardgen.model.pack import Pack
from cardgen.model.wonder import Wonder
from cardgen.yaml.source import OF_TEXT


class UnreadEntries(NamedTuple):
    """The `ids` of cards and boards with errors in their entries; whether there are `strays`, which
    have no id of their own, and whether there may be `more`, of which nobody knows anything, as in
    a file that is refused as a whole."""

    ids: frozenset[str] = frozenset()
    strays: bool = False
    more: bool = False

    @property
    def may_be_more(self) -> bool:
        """Whether there may be cards or boards that nobody knows by an id."""
        return self.strays or self.more


def unread_entries(pack: Pack, findings: Iterable[Finding]) -> UnreadEntries:
    """What errors kept from being read in a pack."""
    read = {card.id for card in pack.cards} | {board.id for board in pack.wonders}
    errors = (one for one in findings if one.severity == "error" and one.card not in read)
    owners = {owner for error in errors for owner in _owners(pack, error)}
    return UnreadEntries(frozenset(owners) - {""}, bool(pack.strays), "" in owners)


def _owners(pack: Pack, error: Finding) -> Iterator[str]:
    """In whose entry an error is: as it says, or as it stands there; an empty id where nobody
    knows."""
    if error.card:
        yield error.card
        return
    file = error.place.file
    owners: tuple[Card | Wonder, ...] = (*pack.named_cards, *pack.named_boards)
    every = [one for one in owners if _file(one) == file]
    if error.code not in OF_TEXT:
        every = [one for one in every if _stands_in(error.place, one.place())]
    stray = any(_stands_in(error.place, one.place()) for one in _entries(pack.strays, file))
    yield from [one.id for one in every] or ([] if stray else [""])


def _file(owner: Card | Wonder) -> str:
    return owner.file if isinstance(owner, Card) else owner.entry.file


def _entries(entries: Iterable[Map], file: str) -> Iterator[Map]:
    return (one for one in entries if one.file == file)


def _stands_in(place: Place, held: Place) -> bool:
    return held.line <= place.line <= held.last_line
