"""YAML values that remember where each key and value stands."""

from typing import Any, NamedTuple

from cardgen.model.finding import Place

Scalar = str | int | float | bool | None
Value = "Scalar | Map | Seq"


class Spot(NamedTuple):
    """Line and column from 0 of start and (exclusive) end, as YAML parsers count."""

    line: int
    column: int
    end_line: int
    end_column: int

    @property
    def is_block(self) -> bool:
        """Whether a text there is a block scalar: those alone end at the start of a line."""
        return self.end_column == 0 and self.end_line > self.line

    def place(self, file: str) -> Place:
        """The same stretch as a person counts, in `file`."""
        return Place(file, self.line + 1, self.column + 1, self.end_line + 1, self.end_column + 1)


class ForeignSpot(Spot):
    """A stretch of another file, such as an overlay, among the spots of a pack's file."""

    file: str

    def place(self, file: str) -> Place:
        return super().place(self.file)


def foreign_spot(spot: Spot, file: str) -> ForeignSpot:
    """The spot, remembering that it lies in `file`."""
    moved = ForeignSpot(*spot)
    moved.file = file
    return moved


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
        return find_place(self, *path)


class Seq(list[object]):
    """A sequence; `spots[i]` says where item `i` stands in `file`."""

    __slots__ = ("file", "spot", "spots")

    def __init__(self, file: str, spot: Spot) -> None:
        super().__init__()
        self.file, self.spot = file, spot
        self.spots: list[Spot] = []

    def place(self, *path: str | int) -> Place:
        """Where the value at `path` stands; the nearest known place when it does not exist."""
        return find_place(self, *path)


def find_place(value: Map | Seq, *path: str | int) -> Place:
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


def flow(value: object) -> str:
    """A value as YAML in one line."""
    if isinstance(value, Map):
        return f"{{{', '.join(f'{key}: {flow(held)}' for key, held in value.items())}}}"
    if isinstance(value, Seq):
        return f"[{', '.join(map(flow, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


class ValueRef(NamedTuple):
    """A value's seat: the map or list that holds it and its key or index there.

    Without a key it is the container itself; `at_key` means the key rather than its value.
    """

    container: Map | Seq
    key: str | int | None = None
    at_key: bool = False

    @property
    def value(self) -> object:
        """What stands here."""
        held: Any = self.container
        return held if self.key is None else self.key if self.at_key else held[self.key]

    @property
    def place(self) -> Place:
        """Where the value (or, `at_key`, the key) stands."""
        if self.at_key:
            return self.key_place
        return self.container.place() if self.key is None else self.container.place(self.key)

    @property
    def key_place(self) -> Place:
        """Where the key stands; the value's place in a list, which has no keys."""
        held = self.container
        if isinstance(held, Map) and isinstance(self.key, str) and self.key in held.key_spots:
            return held.key_spots[self.key].place(held.file)
        return self.container.place() if self.key is None else held.place(self.key)
