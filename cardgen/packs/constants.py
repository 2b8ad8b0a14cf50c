"""The numbers of a game in pack.yaml: one table of kinds for each game."""

from collections.abc import Mapping
from typing import Any

from cardgen.model.constants import Row, Track, Zone
from cardgen.schema.by_age import PerAge
from cardgen.schema.containers import ListOf, Record
from cardgen.schema.kinds import LARGEST, Integer, Kind, OneOf


def constants_kind(game: str) -> Record:
    """The kind of a pack's constants; a pack says only those it sets or changes."""
    return Record(_said, KINDS.get(game, {}), what="the constants of a game")


def _said(**values: Any) -> dict[str, Any]:
    return values


def _zone(*, from_: int, **values: int) -> Zone:
    return Zone(from_, **values)


COINS = Integer(0, LARGEST)
COUNT = Integer(1, LARGEST)
SEVEN_WONDERS: Mapping[str, Kind] = {
    "start coins": COINS,
    "sale": COINS,
    "price": COINS,
    "hand": PerAge(Integer(2, LARGEST)),
    "passing": PerAge(OneOf("left", "right")),
    "victory": PerAge(COUNT),
    "defeat": Integer(-LARGEST, 0),
    "coins per point": COUNT,
    "science set": COUNT,
    "guilds beyond players": Integer(0, LARGEST),
    "debt": Integer(-LARGEST, 0),
    "black cards": Integer(0, LARGEST),
    "gods dealt": COUNT,
    "god sale": PerAge(COINS),
    "leaders dealt": COUNT,
}
ZONE = Record(
    _zone, {"from": COUNT, "vp": Integer(0, LARGEST), "loot": COINS}, required=("from", "vp")
)
TRACK = Record(Track, {"spaces": COUNT, "zones": ListOf(ZONE, min=1)}, required=("spaces", "zones"))
ROW = Record(
    Row, {"columns": ListOf(COUNT, min=1), "face": OneOf("up", "down")}, required=("columns",)
)
DUEL: Mapping[str, Kind] = {
    "start coins": COINS,
    "sale": COINS,
    "price": COINS,
    "coins per point": COUNT,
    "wonders each": COUNT,
    "wonders built": COUNT,
    "boxed": Integer(0, LARGEST),
    "guilds": Integer(0, LARGEST),
    "progress shown": COUNT,
    "supremacy symbols": COUNT,
    "track": TRACK,
    "structures": PerAge(ListOf(ROW, min=1)),
    "leader sale": COINS,
}
KINDS: Mapping[str, Mapping[str, Kind]] = {"seven-wonders": SEVEN_WONDERS, "duel": DUEL}
