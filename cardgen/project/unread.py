"""Which cards, boards and rulings of a pack could not be read as a whole."""

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


class UnreadRulings(NamedTuple):
    """The entries of rulings with faults; whether there may be `more`, of which nobody knows the
    id."""

    entries: tuple[Map, ...] = ()
    more: bool = False

    @property
    def ids(self) -> tuple[str, ...]:
        """What they are called; an empty id is that of those nobody knows."""
        named = {id for entry in self.entries if isinstance(id := entry.get("id"), str)}
        return (*sorted(named), *([""] if self.more else []))

    def may_be(self, id: str) -> bool:
        """Whether the ruling that is not among those read may be one of them."""
        return self.more or any(entry.get("id") == id for entry in self.entries)

    @property
    def may_explain(self) -> bool:
        """Whether one of them may say why another number is announced."""
        return self.more or any("explains" in entry for entry in self.entries)


def unread_rulings(faulty: tuple[Map, ...], findings: Iterable[Finding]) -> UnreadRulings:
    """The rulings with these entries, and those that errors kept from having one."""
    errors = (one for one in findings if one.severity == "error")
    lost = any(not any(_stands_in(one.place, held.place()) for held in faulty) for one in errors)
    nameless = any(not isinstance(entry.get("id"), str) for entry in faulty)
    return UnreadRulings(faulty, lost or nameless)


def _file(owner: Card | Wonder) -> str:
    return owner.file if isinstance(owner, Card) else owner.entry.file


def _entries(entries: Iterable[Map], file: str) -> Iterator[Map]:
    return (one for one in entries if one.file == file)


def _stands_in(place: Place, held: Place) -> bool:
    return held.line <= place.line <= held.last_line
