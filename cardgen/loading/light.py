"""Cards without the bulk of their source, which is read again when somebody asks for it."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from cardgen.loading.pieces import Known, events
from cardgen.model.card import Card

FIELDS = tuple(field.name for field in fields(Card))
# The located entry, and powers as they stand in it, are most of what a card weighs: twenty
# kilobytes, asked for once by the effects and then only to say where a fault stands.
BULK = ("entry", "power", "variants")


class LightCard(Card):
    """A card of which only some fields are at hand; asked for another, it reads itself again."""

    __slots__ = ("_read", "events", "source")

    _read: Callable[[], Card]
    source: bytes
    events: int

    def __getattr__(self, name: str) -> Any:
        """Called for a field that is not at hand: now all of them are."""
        if name not in FIELDS:
            raise AttributeError(name)
        whole = self._read()
        for field in FIELDS:
            object.__setattr__(self, field, getattr(whole, field))
        return getattr(self, name)


def light(known: Known, source: bytes, read: Callable[[], Card]) -> Card:
    """A card with the known fields at hand; `read` makes the whole of it from its `source`."""
    card = object.__new__(LightCard)
    rest = {"_read": read, "source": source, "events": known.events}
    for field, value in (*known.fields.items(), *rest.items()):
        object.__setattr__(card, field, value)
    return card


def without_bulk(card: Card, source: bytes, read: Callable[[], Card]) -> Card:
    """The card with all but its bulk at hand."""
    at_hand = {name: getattr(card, name) for name in FIELDS if name not in BULK}
    return light(Known(at_hand, events(card.entry) + 2), source, read)
