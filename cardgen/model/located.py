"""YAML values that remember where each key and value stands."""

from collections.abc import Sequence
from typing import NamedTuple, SupportsIndex

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

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> "str | tuple[object, ...]":
        spots = [spot for key in self for spot in (self.key_spots.get(key), self.spots.get(key))]
        if {type(spot) for spot in spots} - {Spot}:  # overlaid values keep their own spots
            return super().__reduce_ex__(protocol)
        flat = [number for spot in spots if spot for number in spot]
        return _unpickled_map, (self.file, *self.spot, flat, list(self), list(self.values()))

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

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> "str | tuple[object, ...]":
        if {type(spot) for spot in self.spots} - {Spot}:
            return super().__reduce_ex__(protocol)
        flat = [number for spot in self.spots for number in spot]
        return _unpickled_seq, (self.file, *self.spot, flat, list(self))

    def place(self, *path: str | int) -> Place:
        """Where the value at `path` stands; the nearest known place when it does not exist."""
        return place(self, *path)


def place(value: Map | Seq, *path: str | int) -> Place:
    """Follow `path` through keys and indexes as far as it leads, and say where that stands."""
    spot, file, here = value.spot, value.file, value
    for step in path:
        if _leads_on(here, step):
            file, spot, inner = here.file, here.spots[step], here[step]  # type: ignore[index]
        else:
            break
        if not isinstance(inner, Map | Seq):
            break
        here = inner
    return spot.place(file)


def _unpickled_map(
    file: str, a: int, b: int, c: int, d: int, flat: Sequence[int], keys: list[str], values: object
) -> Map:
    """A map from its flat form: eight numbers a key, those of the key's spot first."""
    made = Map(file, Spot(a, b, c, d))
    spots = _spots(flat)
    made.update(zip(keys, values, strict=True))  # type: ignore[call-overload]
    made.key_spots = dict(zip(keys, spots[::2], strict=True))
    made.spots = dict(zip(keys, spots[1::2], strict=True))
    return made


def _unpickled_seq(
    file: str, a: int, b: int, c: int, d: int, flat: Sequence[int], items: list[object]
) -> Seq:
    made = Seq(file, Spot(a, b, c, d))
    made.extend(items)
    made.spots = _spots(flat)
    return made


def _spots(flat: Sequence[int]) -> list[Spot]:
    return [Spot(*flat[i : i + 4]) for i in range(0, len(flat), 4)]


def _leads_on(here: Map | Seq, step: str | int) -> bool:
    if isinstance(here, Map):
        return step in here.spots
    return isinstance(step, int) and 0 <= step < len(here.spots)
