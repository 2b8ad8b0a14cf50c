"""The stages of a Wonder's side: `{1: {cost, power}, 2-3: {cost: {2: …, 3: …}, power}}`."""

from functools import partial
from typing import Any

from cardgen.loading.cost import CostKind
from cardgen.loading.kinds import Anything, Kind, refuse
from cardgen.loading.meanings import STAGE
from cardgen.loading.numbered import ByNumber
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.loading.schema import Record
from cardgen.model.located import Map
from cardgen.model.wonder import Stage

NOUN = "stage"


class Stages:
    """A map by number of stages → tuple of Stage, the first stage first.

    Stages that share an entry share its words; its cost and power may differ by their numbers.
    """

    def __init__(self, power: Kind, words: Kind) -> None:
        self.power, self.words = power, words
        self.numbers = ByNumber(Anything(), NOUN)
        self.what = self.numbers.what

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: Where, report: Report) -> tuple[Stage, ...] | Missing:
        if not isinstance(value, Map) or not value:
            return refuse(self, value, where, report)
        seats = self.numbers.seats(value, report)
        shared = {key: [number for number in seats if seats[number] == key] for key in value}
        read = [
            self.stage(key, number, shared[key]).read(value[key], Where(value, key), report)
            for number, key in sorted(seats.items())
        ]
        whole = self.numbers.complete(value, seats, where, report)
        return tuple(read) if whole and MISSING not in read else MISSING

    def stage(self, key: str, number: int, shared: list[int]) -> Record:
        """The kind of one of the stages that share the entry at a key."""
        fields: dict[str, Kind] = {
            "cost": OfStage(CostKind(), number, shared),
            "power": OfStage(self.power, number, shared),
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
        return ByNumber(self.stage("1", 1, [1]), NOUN).json_schema()


class OfStage:
    """A value of one stage: said once for all that share the entry, or a map by their numbers."""

    def __init__(self, kind: Kind, number: int, shared: list[int]) -> None:
        self.kind, self.number = kind, number
        least, most = min(shared), max(shared)
        self.numbers = ByNumber(kind, NOUN, least=least, most=most)

    @property
    def what(self) -> str:
        return f"{self.kind.what}, or a map by {NOUN} of them"

    def fits(self, value: object) -> bool:
        return self.numbers.fits(value) or self.kind.fits(value)

    def read(self, value: object, where: Where, report: Report) -> Any:
        if not self.numbers.fits(value):
            return self.kind.read(value, where, report)
        read = self.numbers.read(value, where, report)
        return MISSING if read is MISSING else read[self.number]

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self.kind.json_schema(), self.numbers.json_schema()]}
