"""Cards without the bulk of their source, which is read again when somebody asks for it."""

from collections.abc import Callable, Collection
from dataclasses import fields
from typing import Any

from cardgen.loading.pieces import Known, Stretch, events
from cardgen.model.card import Card

FIELDS = tuple(field.name for field in fields(Card))
# The located entry, and powers as they stand in it, are most of what a card weighs: twenty
# kilobytes, asked for once by the effects and then only to say where a fault stands.
BULK = ("entry", "power", "variants")


class LightCard(Card):
    """A card of which only some fields are at hand; asked for another, it reads itself again."""

    __slots__ = ("_read", "events", "stretch")

    _read: Callable[[Stretch], Card]
    stretch: Stretch
    events: int

    def __getattr__(self, name: str) -> Any:
        """Called for a field that is not at hand: now all of them are."""
        if name not in FIELDS:
            raise AttributeError(name)
        whole = self._read(self.stretch)
        for field in FIELDS:
            object.__setattr__(self, field, getattr(whole, field))
        return getattr(self, name)


def lighten(card: Card, at_hand: Collection[str]) -> None:
    """Let go of all fields but those at hand; whoever asks for another has the card read again."""
    if isinstance(card, LightCard):
        for field in FIELDS:
            if field not in at_hand:
                try:
                    object.__delattr__(card, field)
                except AttributeError:  # let go of before; `suppress` would cost more than all else
                    continue


def light(known: Known, stretch: Stretch, read: Callable[[Stretch], Card]) -> Card:
    """A card with the known fields at hand; `read` makes the whole of it from its file."""
    card = object.__new__(LightCard)
    rest = {"_read": read, "stretch": stretch, "events": known.events}
    for field, value in (*known.fields.items(), *rest.items()):
        object.__setattr__(card, field, value)
    return card


def without_bulk(card: Card, stretch: Stretch, read: Callable[[Stretch], Card]) -> Card:
    """The card with all but its bulk at hand."""
    at_hand = {name: getattr(card, name) for name in FIELDS if name not in BULK}
    return light(Known(at_hand, events(card.entry) + 2), stretch, read)
