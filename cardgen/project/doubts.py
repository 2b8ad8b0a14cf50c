"""What is in doubt: cards and boards of which something cannot be read, and whatever may be one of
them. Nothing is told that may only follow from their faults, which are told already.

Cards and boards are called by `pack/id`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cardgen.files import read_or_nothing
from cardgen.model.card import Card
from cardgen.model.located import Map
from cardgen.model.pack import Pack
from cardgen.model.wonder import Wonder
from cardgen.packs.pack import LoadedPack
from cardgen.packs.root import pack_folder
from cardgen.project.pack_view import IDLE_CLAUSE, PackView
from cardgen.project.typed_powers import TypedPowers
from cardgen.project.unread import UnreadEntries, unread_entries
from cardgen.yaml.source import MOST_BYTES

NONE = UnreadEntries()
GAME = re.compile(r"^game: *([\w-]+)", re.MULTILINE)


class DoubtfulPack(NamedTuple):
    """A pack of which something could not be read."""

    pack: Pack
    unread: UnreadEntries

    @property
    def entries(self) -> Iterator[Map]:
        """What stands in its files of the cards and boards that could not be read."""
        owners: tuple[Card | Wonder, ...] = (*self.pack.named_cards, *self.pack.named_boards)
        yield from (one.entry for one in owners if one.id in self.unread.ids)
        yield from self.pack.strays


class Doubts:
    """Those of the packs looked at, and of those `beside` them, of which nothing is told."""

    def __init__(
        self,
        root: Path,
        views: Sequence[PackView],
        beside: Callable[[], Mapping[str, LoadedPack]],
    ) -> None:
        self._root, self._views, self._beside = root, views, beside

    @cached_property
    def packs(self) -> tuple[DoubtfulPack, ...]:
        """The packs of which something could not be read."""
        return (
            *(DoubtfulPack(one.pack, one.unread_entries) for one in self._views if one.unread),
            *_doubtful(self._beside().values()),
        )

    @cached_property
    def lost(self) -> Mapping[str, str]:
        """The packs of which nothing could be read, with the games of those that name one."""
        lost = (id for id, one in self._beside().items() if not one.pack)
        return {id: _game_named(pack_folder(self._root, id), self._root) for id in lost}

    @cached_property
    def unread(self) -> frozenset[str]:
        """The cards and boards with errors in their entries."""
        return frozenset(f"{one.pack.id}/{id}" for one in self.packs for id in one.unread.ids)

    @cached_property
    def open(self) -> frozenset[str]:
        """The packs that may have cards and boards of which nobody knows the ids."""
        partly = (one.pack.id for one in self.packs if one.unread.may_be_more)
        return frozenset((*partly, *self.lost))

    def may_be(self, id: str) -> bool:
        """Whether what nobody else is called by this id may be one of them."""
        return id in self.unread or id.partition("/")[0] in self.open

    @cached_property
    def powers(self) -> frozenset[str]:
        """Those of the packs looked at whose powers cannot be read."""
        return frozenset(f"{one.pack.id}/{id}" for one in self._views for id in one.faulty_powers)

    def has_faulty_power(self, owner: Card | Wonder) -> bool:
        """Whether something of the power of a card or a board cannot be read, be its pack looked
        at or not."""
        if any(one.pack.id == owner.pack for one in self._views):
            return f"{owner.pack}/{owner.id}" in self.powers
        typed = TypedPowers()
        typed.of(owner) if isinstance(owner, Card) else typed.board(owner)
        return any(one.code != IDLE_CLAUSE for one in typed.findings)

    def has_nameless(self, game: str) -> bool:
        """Whether a game may have cards of which nobody knows the names."""
        partly = (one.pack.game.id for one in self.packs if one.unread.more)
        return not {game, ""}.isdisjoint((*partly, *self.lost.values()))

    def entries(self, game: str) -> Iterator[Map]:
        """What stands in the files of a game of cards and boards that could not be read."""
        return (held for one in self.packs if one.pack.game.id == game for held in one.entries)

    def entries_of_powers(self, game: str) -> Iterator[Map]:
        """The same of those whose powers cannot be read."""
        for view in self._views:
            owners: tuple[Card | Wonder, ...] = (*view.named_cards, *view.pack.named_boards)
            if view.pack.game.id == game and view.faulty_powers:
                yield from (one.entry for one in owners if one.id in view.faulty_powers)


def _game_named(folder: Path, root: Path) -> str:
    """The game that the pack.yaml of a folder names; nothing where none is to be seen."""
    text = read_or_nothing(folder / "pack.yaml", root, MOST_BYTES).decode(errors="replace")
    named = GAME.search(text)
    return named[1] if named else ""


def _doubtful(loaded: Iterable[LoadedPack]) -> Iterator[DoubtfulPack]:
    for one in loaded:
        unread = unread_entries(one.pack, one.findings) if one.pack else NONE
        if one.pack and unread != NONE:
            yield DoubtfulPack(one.pack, unread)
