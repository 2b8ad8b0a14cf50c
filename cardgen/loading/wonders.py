"""Wonder entries: the table of a Wonder's fields, and the entries of a file read by it."""

from typing import Any

from cardgen.loading.cards import Entry
from cardgen.loading.fields import Names, Power, Sources, slug
from cardgen.loading.kinds import Choice, Kind
from cardgen.loading.report import MISSING, Missing, Report
from cardgen.loading.schema import OneOrMore, Record
from cardgen.loading.stages import Stages
from cardgen.loading.words import Languages
from cardgen.model.card import Needs
from cardgen.model.cost import RESOURCES
from cardgen.model.located import Seq, Spot
from cardgen.model.wonder import Side, Wonder

NONE = "none"


def wonder_fields(languages: tuple[str, ...]) -> dict[str, Kind]:
    """What may stand in a Wonder's entry."""
    names = OneOrMore(slug("a name"))
    return {
        "id": slug("an id"),
        "name": Languages(languages, Names()),
        "wonder": Languages(languages, Names()),
        "sides": Record(_sides, {"A": _side_kind(), "B": _side_kind()}, required=("A", "B")),
        "needs": Record(Needs, {"play": names, "cards": names}),
        "source": Sources(),
    }


def _side_kind() -> Record:
    fields: dict[str, Kind] = {
        "produces": Choice(NONE, *RESOURCES),
        "power": Power(),
        "stages": Stages(),
    }
    return Record(_side, fields, required=("produces", "stages"), what="a side")


def _sides(**sides: Side) -> dict[str, Side]:
    return sides


def _side(*, produces: str, **values: Any) -> Side:
    power = values.pop("power", Seq("", Spot(0, 0, 0, 0)))
    return Side(power=power, produces="" if produces == NONE else produces, **values)


class WonderReader:
    """Reads the entries of a pack's Wonders."""

    def __init__(self, pack: str, languages: tuple[str, ...]) -> None:
        required = ("id", "name", "wonder", "sides")
        self.pack = pack
        self.kind = Record(_same, wonder_fields(languages), required=required, what="a Wonder")

    def read(self, entry: Entry, report: Report) -> Wonder | Missing:
        """The Wonder an entry describes, or MISSING after its faults were reported."""
        held: Any = entry.where.value
        values: dict[str, Any] | Missing = self.kind.read(
            held, entry.where, report.about(card=held["id"])
        )
        if values is MISSING:
            return MISSING
        sources = {**values.pop("source", {}), **entry.overlaid}
        return Wonder(pack=self.pack, entry=held, sources=sources, **values)


def _same(**values: Any) -> dict[str, Any]:
    return values
