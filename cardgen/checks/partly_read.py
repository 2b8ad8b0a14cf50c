"""Checks of single cards over cards with faults: they look at what could be read of these."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, cast

from cardgen.model.card import Card, PartlyRead
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView

# By what an entry says, what else a card has from it.
MADE_OF: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"age": ("ages", "dealt"), "copies": ("copies", "dealt"), "source": ("sources",)}
)


class _Unread(Exception):
    """A check asks for what could not be read."""


class _WhatWasRead:
    """A card that does not answer for what could not be read of it."""

    def __init__(self, part: PartlyRead) -> None:
        self._card = part.card
        self._unread = {name for field in part.unread for name in MADE_OF.get(field, (field,))}
        if not self._unread <= {*Card.__dataclass_fields__, "power", "variants"}:
            self._unread.add("declared")

    def __getattr__(self, name: str) -> Any:
        if name in self._unread:
            raise _Unread(name)
        return getattr(self._card, name)


OverCard = Callable[[PackView, Card], Iterator[Finding]]


def in_what_was_read(view: PackView, over_cards: Iterable[OverCard]) -> Iterator[Finding]:
    """What checks find in the cards with faults."""
    looks = [*over_cards]
    for part in view.partly_read:
        card = cast(Card, _WhatWasRead(part))
        yield from (found for over_card in looks for found in _found(over_card, view, card))


def _found(over_card: OverCard, view: PackView, card: Card) -> Iterator[Finding]:
    """What a check finds in such a card before it asks for what could not be read: the author has
    that to mend first, and nothing is told that only follows from it."""
    try:
        yield from over_card(view, card)
    except _Unread:
        return
