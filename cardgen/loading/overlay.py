"""An owner's own values laid over a pack's, by card id: `build --with my-costs.yaml`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cardgen.loading.cards import Entry, overlay_sources
from cardgen.loading.kinds import found
from cardgen.loading.report import Report, Where
from cardgen.loading.suggest import question
from cardgen.model.located import Map, Seq, Spot
from cardgen.model.place import Place

# What another field says a second time is not said any more once that field is overlaid.
TOLD_AGAIN: Mapping[str, str] = MappingProxyType({"cost": "cost in words"})


class OverlaidSpot(Spot):
    """A stretch of the overlay's file, standing among spots of the pack's file."""

    file: str

    def place(self, file: str) -> Place:
        return super().place(self.file)


def overlaid_spot(spot: Spot, file: str) -> OverlaidSpot:
    """The spot, remembering that it lies in `file`."""
    moved = OverlaidSpot(*spot)
    moved.file = file
    return moved


@dataclass(frozen=True, slots=True)
class Overlay:
    """Values by card id; an id may name its pack, `faith/iris`."""

    tree: Map

    def keys(self, pack: str, card: str) -> tuple[str, ...]:
        return tuple(key for key in (card, f"{pack}/{card}") if key in self.tree)

    def over(self, entry: Entry, pack: str, report: Report) -> Entry:
        """The entry with what the overlay says of its card."""
        held: Any = entry.where.value
        for key in self.keys(pack, held["id"]):
            values = self.tree[key]
            if isinstance(values, Map):
                entry = _laid(entry, values, report)
            else:
                message = f"expected a map of fields, found {found(values)}"
                place = Where(self.tree, key).place
                help = f"write {key}: {{cost: {{stone: 1}}}}"
                report.add(code="wrong-type", place=place, message=message, help=help)
        return entry

    def unknown(self, cards: Mapping[str, Iterable[str]], report: Report) -> None:
        """Report ids that no loaded pack has: pack id → its card ids."""
        known = {name for pack, ids in cards.items() for id in ids for name in (id, f"{pack}/{id}")}
        for key in self.tree:
            if key not in known and key.partition("/")[0] in (*cards, key):
                message = f'no card has the id "{key}"{question(key, known)}'
                place = Where(self.tree, key).key_place
                help = f"a card of {' or '.join(cards)}"
                report.add(code="unknown-card", place=place, message=message, help=help)


def _laid(entry: Entry, values: Map, report: Report) -> Entry:
    """A copy of the entry in which the overlay's fields replace the card's.

    A cost takes the words of the card's own cost away; the overlay may bring words of its own.
    """
    held: Any = entry.where.value
    laid = Map(held.file, held.spot)
    laid.update(held)
    laid.spots, laid.key_spots = dict(held.spots), dict(held.key_spots)
    fields = [key for key in values if key not in ("id", "source")]
    for key in {TOLD_AGAIN.get(key, key) for key in fields} - {*fields}:
        laid.pop(key, None)
    for key in fields:
        laid[key] = values[key]
        laid.spots[key] = overlaid_spot(values.spots[key], values.file)
        laid.key_spots[key] = overlaid_spot(values.key_spots[key], values.file)
    if "id" in values:
        report.add(
            code="overlay-id",
            place=values.place("id"),
            message="an overlay cannot change a card's id",
            help="delete the line",
        )
    seat = Seq(held.file, held.spot)
    seat.append(laid)
    seat.spots.append(held.spot)
    sources = overlay_sources(values.get("source"), fields)
    return Entry(Where(seat, 0), {**entry.overlaid, **sources})
