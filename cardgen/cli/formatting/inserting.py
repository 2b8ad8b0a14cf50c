"""Lines added to an entry without touching any other: after a value, before what follows it."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from cardgen.loading.blocks import Rewrite
from cardgen.model.located import Map, Seq, Spot
from cardgen.model.place import Place


class Lines:
    """The lines of files below `root`, each read once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._read: dict[str, Sequence[str]] = {}

    def of(self, file: str) -> Sequence[str]:
        """The lines of a file without their ends."""
        if file not in self._read:
            text = (self.root / file).read_text(encoding="utf-8-sig")
            self._read[file] = text.replace("\r\n", "\n").split("\n")
        return self._read[file]


def inserted(
    lines: Lines, container: Map, written: Callable[[int], str], *, after: str = ""
) -> Rewrite | None:
    """What `written` makes for the indentation of a map's keys, after one of them (else the last).

    None for a map between braces.
    """
    rows = lines.of(container.file)
    if rows[container.spot.line][container.spot.column : container.spot.column + 1] == "{":
        return None
    key = after or [*container][-1]
    row = _last(container[key], container.spots[key], rows)
    column = len(rows[row]) + 1
    place = Place(container.file, row + 1, column, row + 1, column)
    return Rewrite(place, written(container.key_spots[key].column))


def _last(value: object, spot: Spot, rows: Sequence[str]) -> int:
    """The number (from 0) of the last line with something of a value in it."""
    if rows[spot.line][spot.column : spot.column + 1] in ("[", "{"):
        return spot.end_line
    row = max((_last(*held, rows) for held in _inside(value)), default=spot.end_line)
    within = row - 1 if spot.end_column == 0 and row == spot.end_line > spot.line else row
    while within > spot.line and not rows[within].strip():
        within -= 1
    return within


def _inside(value: object) -> Iterator[tuple[object, Spot]]:
    """The values of a map or list that stands in lines of its own."""
    if isinstance(value, Map):
        yield from ((value[key], value.spots[key]) for key in value)
    elif isinstance(value, Seq):
        yield from zip(value, value.spots, strict=True)
