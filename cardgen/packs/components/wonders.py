"""Wonder entries: the table of a Wonder's fields, its stages, and the reader of entries.

Stages are `{1: {cost, power}, 2-3: {cost: {2: …, 3: …}, power}}`."""

from functools import partial
from typing import Any

from cardgen.model.card import Cost, Needs
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, Spot, ValueRef
from cardgen.model.wonder import PartlyReadBoard, Path, Side, Stage, Wonder
from cardgen.packs.cost import CostSchema
from cardgen.packs.descriptions import SIDE, STAGE
from cardgen.packs.fields import NameSchema, PowerSchema, SourcesSchema, slug
from cardgen.packs.files import PackEntry
from cardgen.packs.words import PerLanguage, WordsAlone, WordsWithIcons, parts_of
from cardgen.schema.by_number import PerNumber
from cardgen.schema.containers import OneOrMore
from cardgen.schema.kinds import Anything, Kind, OneOf, String, refuse_value
from cardgen.schema.records import Record
from cardgen.yaml.source_map import SourceMap

STAGE_NOUN = "stage"
COST_IN_WORDS = String("a cost in words such as two stone and one ore")
NO_POWER = Seq("", Spot(0, 0, 0, 0))
NO_STAGE = Stage(Cost(), NO_POWER, "")


class StagesSchema:
    """A map by number of stages → tuple of Stage, the first stage first.

    Stages that share an entry share its words; its cost and power may differ by their numbers.
    """

    def __init__(self, power: Kind, words: Kind, game: GameSpec) -> None:
        self.power, self.words, self.cost = power, words, CostSchema(game.payments)
        self.numbers = PerNumber(Anything(), STAGE_NOUN)
        self.what = self.numbers.what

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> tuple[Stage, ...] | Missing:
        if not isinstance(value, Map) or not value:
            return refuse_value(self, value, where, report)
        seats = self.numbers.seats(value, report)
        shared = {key: [number for number in seats if seats[number] == key] for key in value}
        read = [
            self.stage(key, number, shared[key]).read(value[key], ValueRef(value, key), report)
            for number, key in sorted(seats.items())
        ]
        whole = self.numbers.complete(value, seats, where, report)
        return tuple(read) if whole and MISSING not in read else MISSING

    def partly(self, value: object) -> tuple[tuple[Stage, ...], frozenset[Path]]:
        """What can be read of stages whose faults were reported, one for each that there is, and
        where something of them cannot; none where nobody knows which there are."""
        if not isinstance(value, Map):
            return (), frozenset()
        seats = self.numbers.seats(value, Report())
        read = [self._partly(value, seats, number) for number in sorted(seats)]
        paths = ((stage.key, name) for stage, unread in read for name in unread)
        whole = self.numbers.complete(value, seats, ValueRef(value), Report())
        return (tuple(stage for stage, _ in read), frozenset(paths)) if whole else ((), frozenset())

    def _partly(
        self, value: Map, seats: dict[int, str], number: int
    ) -> tuple[Stage, frozenset[str]]:
        key = seats[number]
        shared, held = [one for one in seats if seats[one] == key], value[key]
        kind = self.stage(key, number, shared)
        if not isinstance(held, Map):
            return NO_STAGE._replace(key=key), frozenset(kind.required)
        said, unread = parts_of(kind, held)
        if "cost" in unread:  # there is nothing to hold its words against
            said["cost_in_words"] = ""
        return NO_STAGE._replace(key=key, **said), unread

    def stage(self, key: str, number: int, shared: list[int]) -> Record:
        """The kind of one of the stages that share the entry at a key."""
        fields: dict[str, Kind] = {
            "cost": PerStage(self.cost, number, shared),
            "cost in words": PerStage(COST_IN_WORDS, number, shared),
            "power": PerStage(self.power, number, shared),
            "text": self.words,
        }
        return Record(
            partial(Stage, key=key),
            fields,
            required=("cost", "power"),
            what="a stage with cost and power",
            means=STAGE,
        )

    def json_schema(self) -> dict[str, Any]:
        return PerNumber(self.stage("1", 1, [1]), STAGE_NOUN).json_schema()


class PerStage:
    """A value of one stage: said once for all that share the entry, or a map by their numbers."""

    def __init__(self, kind: Kind, number: int, shared: list[int]) -> None:
        self.kind, self.number = kind, number
        least, most = min(shared), max(shared)
        self.numbers = PerNumber(kind, STAGE_NOUN, least=least, most=most)

    @property
    def what(self) -> str:
        return f"{self.kind.what}, or a map by {STAGE_NOUN} of them"

    def fits(self, value: object) -> bool:
        return self.numbers.fits(value) or self.kind.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not self.numbers.fits(value):
            return self.kind.read(value, where, report)
        read = self.numbers.read(value, where, report)
        return MISSING if read is MISSING else read[self.number]

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self.kind.json_schema(), self.numbers.json_schema()]}


NO_RESOURCE = "none"
SIDES = ("A", "B")
REQUIRED_OF_WONDER = ("id", "name", "wonder", "sides")


def wonder_fields(
    languages: tuple[str, ...],
    source_map: SourceMap,
    game: GameSpec,
    *,
    power: PowerSchema | None = None,
) -> dict[str, Kind]:
    """What may stand in a Wonder's entry."""
    names = OneOrMore(slug("a name"))
    side = side_schema(languages, source_map, game, power=power)
    return {
        "id": slug("an id"),
        "name": PerLanguage(languages, NameSchema()),
        "wonder": PerLanguage(languages, NameSchema()),
        "sides": Record(dict, dict.fromkeys(SIDES, side), required=SIDES),
        "needs": Record(Needs, {"play": names, "cards": names}),
        "source": SourcesSchema(),
    }


def side_schema(
    languages: tuple[str, ...],
    source_map: SourceMap,
    game: GameSpec,
    *,
    power: PowerSchema | None = None,
) -> "SideSchema":
    """What may stand in a side."""
    words = PerLanguage(languages, WordsWithIcons(source_map))
    notes = PerLanguage(languages, OneOrMore(WordsAlone(source_map)))
    return SideSchema(power or PowerSchema(), words, notes, game)


class SideSchema(Record):
    """A side of a board; it may be without a resource, and without a power beside its stages."""

    def __init__(self, power: Kind, words: Kind, notes: Kind, game: GameSpec) -> None:
        fields: dict[str, Kind] = {
            "produces": OneOf(NO_RESOURCE, *game.resources),
            "power": power,
            "text": words,
            "notes": notes,
            "stages": StagesSchema(power, words, game),
        }
        super().__init__(dict, fields, required=("produces", "stages"), what="a side", means=SIDE)

    def read(self, value: object, where: ValueRef, report: Report) -> Side | Missing:
        read = super().read(value, where, report)
        if read is MISSING:
            return read
        produces = "" if read["produces"] == NO_RESOURCE else read["produces"]
        return Side(**{"power": NO_POWER, **read, "produces": produces})

    def partly(self, value: object) -> tuple[Side, frozenset[Path]]:
        """What can be read of a side whose faults were reported, and where something cannot."""
        if not isinstance(value, Map):
            return Side((), NO_POWER), frozenset((name,) for name in self.fields)
        said, unread = parts_of(self, value)
        produces = said.get("produces", NO_RESOURCE)
        side = {"stages": (), "power": NO_POWER, **said}
        side["produces"] = "" if produces == NO_RESOURCE else produces
        paths: set[Path] = {(name,) for name in unread}
        if "stages" in unread and isinstance(self.fields["stages"], StagesSchema):
            side["stages"], inside = self.fields["stages"].partly(value.get("stages"))
            paths |= {("stages", *path) for path in inside}
        return Side(**side), frozenset(paths)


class WonderReader:
    """Reads the entries of a pack's Wonders."""

    def __init__(
        self, pack: str, languages: tuple[str, ...], source_map: SourceMap, game: GameSpec
    ) -> None:
        fields = wonder_fields(languages, source_map, game)
        self.pack, self.side = pack, side_schema(languages, source_map, game)
        self.kind = Record(dict, fields, required=REQUIRED_OF_WONDER, what="a Wonder")

    def read(self, entry: PackEntry, report: Report) -> Wonder | Missing:
        """The Wonder an entry describes, or MISSING after its faults were reported."""
        held: Any = entry.where.value
        values: dict[str, Any] | Missing = self.kind.read(
            held, entry.where, report.about(card=held["id"])
        )
        if values is MISSING:
            return MISSING
        return self._made(entry, values)

    def partly(self, entry: PackEntry) -> PartlyReadBoard:
        """What can be read of an entry whose faults were reported."""
        held: Any = entry.where.value
        said, unread = parts_of(self.kind, held)
        paths: set[Path] = {(name,) for name in unread}
        if "sides" in unread:
            said["sides"], inside = self._sides(held.get("sides"))
            paths |= {("sides", *path) for path in inside}
        board = self._made(entry, {"id": held["id"], "name": {}, "wonder": {}, **said})
        return PartlyReadBoard(board, frozenset(paths))

    def _sides(self, held: object) -> tuple[dict[str, Side], frozenset[Path]]:
        """The sides that there are, as far as they can be read, and where something cannot."""
        told = held if isinstance(held, Map) else {}
        read = {letter: self.side.partly(told[letter]) for letter in SIDES if letter in told}
        paths = ((letter, *path) for letter, (_, unread) in read.items() for path in unread)
        return {letter: side for letter, (side, _) in read.items()}, frozenset(paths)

    def _made(self, entry: PackEntry, values: dict[str, Any]) -> Wonder:
        """The board of what was read of its entry."""
        held: Any = entry.where.value
        sources = {**values.pop("source", {}), **entry.overlaid}
        return Wonder(pack=self.pack, entry=held, sources=sources, **values)
