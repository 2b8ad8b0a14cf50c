"""The stages of a Wonder's side: `{1: {cost, power}, 2-3: {cost: {2: …, 3: …}, power}}`."""

from typing import Any

from cardgen.loading.cost import CostKind
from cardgen.loading.fields import Power
from cardgen.loading.kinds import Anything, Kind, refuse
from cardgen.loading.numbered import ByNumber
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.loading.schema import Record
from cardgen.model.located import Map
from cardgen.model.wonder import Stage

NOUN = "stage"


class Stages:
    """A map by number of stages → tuple of Stage, the first stage first."""

    def __init__(self) -> None:
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
            _stage(number, shared[seats[number]]).read(
                value[seats[number]], Where(value, seats[number]), report
            )
            for number in sorted(seats)
        ]
        whole = self.numbers.complete(value, seats, where, report)
        return tuple(read) if whole and MISSING not in read else MISSING

    def json_schema(self) -> dict[str, Any]:
        return ByNumber(_stage(1, [1]), NOUN).json_schema()


def _stage(number: int, shared: list[int]) -> Record:
    fields: dict[str, Kind] = {
        "cost": OfStage(CostKind(), number, shared),
        "power": OfStage(Power(), number, shared),
    }
    return Record(Stage, fields, required=("cost", "power"), what="a stage with cost and power")


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
