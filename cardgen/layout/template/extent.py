"""Boxes and columns of zones against the card that they are to stand on."""

from collections.abc import Iterator
from typing import Any

from cardgen.model.finding import Report
from cardgen.model.located import Map, ValueRef
from cardgen.units import Box, Size

BLEED = 3.0  # mm: the most that any sheet asks for; grounds reach this far beyond the trim
DRAWN = ("drawing", "frieze", "panel", "picture")  # kinds that may reach over the edge
PARTS = ("numerals", "costs", "powers")  # of zones by Age, each with a column
SLACK = 1e-6  # mm


def refuse_outside(zones: Map, read: tuple[Any, ...], size: Size, report: Report) -> None:
    """Report boxes and columns that reach over the card, and drawings larger than its bleed.

    `zones` is the entry of these `read` ones, in the same order.
    """
    card = Box(0, 0, *size)
    for (name, entry), zone in zip(zones.items(), read, strict=True):
        if not isinstance(entry, Map):
            continue
        if any(kind in entry for kind in DRAWN):
            key = "panel" if "panel" in entry else "box"
            _refuse_unseen(name, ValueRef(entry, key), getattr(zone, key), card, report)
        else:
            for where, area in _areas(entry, zone):
                _refuse_over(name, where, area, card, report)


def _areas(entry: Map, zone: Any) -> Iterator[tuple[ValueRef, Box]]:
    """The box of a zone, and the columns within it as boxes without height."""
    if "box" in entry:
        yield ValueRef(entry, "box"), zone.box
    for part in PARTS:
        held = entry.get(part)
        if "ages" in entry and isinstance(held, Map):
            x, width = getattr(zone, part).column
            yield ValueRef(held, "column"), Box(x, zone.box.y, width, 0)


def _refuse_over(name: str, where: ValueRef, area: Box, card: Box, report: Report) -> None:
    """Report what words and signs could stand in beyond the cut, by its furthest edge."""
    over = {
        "left": -area.x,
        "upper": -area.y,
        "right": area.right - card.right,
        "lower": area.bottom - card.bottom,
    }
    edge = max(over, key=lambda one: over[one])
    if over[edge] > SLACK:
        message = f'the {where.key} of "{name}" reaches {over[edge]:.1f} mm over the {edge} edge'
        help = f"the card is {card.width:g} mm wide and {card.height:g} mm high"
        report.add(code="outside-card", place=where.place, message=message, help=help)


def _refuse_unseen(name: str, where: ValueRef, area: Box, card: Box, report: Report) -> None:
    """Report what is larger than the card with its bleed, or lies beside it."""
    most = card.grown(BLEED)
    help = f"card and bleed go from {-BLEED:g} to {most.right:g} mm across, {most.bottom:g} down"
    if area.width > most.width + SLACK or area.height > most.height + SLACK:
        what = f"is {area.width:g} × {area.height:g} mm, more than the card with its bleed"
    elif (
        area.x >= most.right
        or area.right <= -BLEED
        or area.y >= most.bottom
        or area.bottom <= -BLEED
    ):
        what = "lies beside the card"
    else:
        return
    message = f'the {where.key} of "{name}" {what}'
    report.add(code="outside-card", place=where.place, message=message, help=help)
