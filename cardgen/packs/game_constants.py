"""The numbers of a game that a pack may set: `constants:` in its pack.yaml."""

from collections.abc import Mapping

from cardgen.model.constants import Row, Track, Zone
from cardgen.packs.descriptions import (
    CONFLICT_TRACK,
    DUEL_CONSTANTS,
    SEVEN_WONDERS_CONSTANTS,
    STRUCTURE_ROW,
    TRACK_ZONE,
)
from cardgen.schema.by_age import PerAge
from cardgen.schema.containers import ListOf
from cardgen.schema.kinds import Kind, OneOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record

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
    Zone,
    {"from": COUNT, "vp": Integer(0, LARGEST), "loot": COINS},
    required=("from", "vp"),
    arguments={"from": "first"},
    means=TRACK_ZONE,
)
TRACK = Record(
    Track,
    {"spaces": COUNT, "zones": ListOf(ZONE, min=1)},
    required=("spaces", "zones"),
    means=CONFLICT_TRACK,
)
ROW = Record(
    Row,
    {"columns": ListOf(COUNT, min=1), "face": OneOf("up", "down")},
    required=("columns",),
    means=STRUCTURE_ROW,
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
CONSTANTS: Mapping[str, Mapping[str, Kind]] = {"seven-wonders": SEVEN_WONDERS, "duel": DUEL}
CONSTANT_MEANINGS: Mapping[str, Mapping[str, str]] = {
    "seven-wonders": SEVEN_WONDERS_CONSTANTS,
    "duel": DUEL_CONSTANTS,
}


def constants_kind(game: str) -> Record:
    """The kind of a pack's constants; a pack says only those it sets or changes."""
    means = CONSTANT_MEANINGS.get(game, {})
    return Record(dict, CONSTANTS.get(game, {}), means=means, what="the constants of a game")
