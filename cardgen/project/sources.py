"""Where the values of a pack come from: seeds, public sources, ours, or an overlay."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.model.card import Card
from cardgen.model.finding import Place
from cardgen.model.wonder import Wonder

HOUSE, OVERLAY = "house", "overlay"
NOT_PUBLISHED = (HOUSE, OVERLAY, "ruling")


class SourcedValue(NamedTuple):
    """One value of a card or board, `cost.II`, and what is said of its source; `whole` is all."""

    card: str
    name: str
    source: str
    place: Place


def sourced_values(owner: Card | Wonder) -> Iterator[SourcedValue]:
    """The values of a card or board whose source is said, in the order of writing.

    What stands on both sides of a board, such as its costs, has the place of the sides.
    """
    for name, source in owner.sources.items():
        path = name.split(".") if name else ["id"]
        place = owner.place(*path if path[0] in owner.entry else ["sides"])
        yield SourcedValue(owner.id, name or "whole", source, place)


def source_kind(source: str) -> str:
    """What a source begins with: seed, house, overlay, ruling, or another word."""
    return source.split()[0].rstrip(",:;") if source.split() else source


def is_published(source: str) -> bool:
    """Whether a value has a source, and one that others can look up."""
    return bool(source) and source_kind(source) not in NOT_PUBLISHED
