"""YAML values that remember where each key and value stands."""

from typing import NamedTuple

from cardgen.model.place import Place

Scalar = str | int | float | bool | None
Value = "Scalar | Map | Seq"


class Spot(NamedTuple):
    """Line and column from 0 of start and (exclusive) end, as YAML parsers count."""

    line: int
    column: int
    end_line: int
    end_column: int

    def place(self, file: str) -> Place:
        """The same stretch as a person counts, in `file`."""
        return Place(file, self.line + 1, self.column + 1, self.end_line + 1, self.end_column + 1)


class Map(dict[str, object]):
    """A mapping; `spots` and `key_spots` say where each value and key stands in `file`."""

    __slots__ = ("file", "key_spots", "spot", "spots")

    def __init__(self, file: str, spot: Spot) -> None:
        super().__init__()
        self.file, self.spot = file, spot
        self.spots: dict[str, Spot] = {}
        self.key_spots: dict[str, Spot] = {}

    def without(self, key: str) -> "Map":
        """The same mapping, at its place, but for one key."""
        rest = Map(self.file, self.spot)
        rest.update((name, value) for name, value in self.items() if name != key)
        rest.spots, rest.key_spots = self.spots, self.key_spots
        return rest

    def place(self, *path: str | int) -> Place:
        """Where the value at `path` stands; the nearest known place when it does not exist."""
        return place(self, *path)


class Seq(list[object]):
    """A sequence; `spots[i]` says where item `i` stands in `file`."""

    __slots__ = ("file", "spot", "spots")

    def __init__(self, file: str, spot: Spot) -> None:
        super().__init__()
        self.file, self.spot = file, spot
        self.spots: list[Spot] = []

    def place(self, *path: str | int) -> Place:
        """Where the value at `path` stands; the nearest known place when it does not exist."""
        return place(self, *path)


def place(value: Map | Seq, *path: str | int) -> Place:
    """Follow `path` through keys and indexes as far as it leads, and say where that stands."""
    spot, file, here = value.spot, value.file, value
    for step in path:
        if _leads_on(here, step):
            file, spot, inner = here.file, here.spots[step], here[step]  # type: ignore[index]  # it leads on
        else:
            break
        if not isinstance(inner, Map | Seq):
            break
        here = inner
    return spot.place(file)


def _leads_on(here: Map | Seq, step: str | int) -> bool:
    if isinstance(here, Map):
        return step in here.spots
    return isinstance(step, int) and 0 <= step < len(here.spots)
