"""Marks of the parser as spots in a file whose text begins at some line (from 0) of it."""

from typing import Any

from cardgen.model.located import Spot

NOWHERE = Spot(0, 0, 0, 0)


def between(
    start: Any, end: Any, line: int, make: Any = tuple.__new__, kind: type[Spot] = Spot
) -> Spot:  # defaults are quicker than names looked up, and this runs for every value
    """From one mark to another."""
    spot: Spot = make(kind, (start.line + line, start.column, end.line + line, end.column))
    return spot


def spot_of(event: Any, line: int, make: Any = tuple.__new__, kind: type[Spot] = Spot) -> Spot:
    """All of an event."""
    start, end = event.start_mark, event.end_mark
    spot: Spot = make(kind, (start.line + line, start.column, end.line + line, end.column))
    return spot
