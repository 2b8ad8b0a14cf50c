"""Wonder entries: the table of a Wonder's fields, and the entries of a file read by it."""

from typing import Any

from cardgen.loading.cards import Entry
from cardgen.loading.caret import Carets
from cardgen.loading.fields import Names, Power, Sources, slug
from cardgen.loading.kinds import Choice, Kind
from cardgen.loading.meanings import SIDE
from cardgen.loading.report import MISSING, Missing, Report
from cardgen.loading.schema import OneOrMore, Record
from cardgen.loading.stages import Stages
from cardgen.loading.words import Languages, Sentences
from cardgen.model.card import Needs
from cardgen.model.cost import RESOURCES
from cardgen.model.located import Seq, Spot
from cardgen.model.wonder import Side, Wonder

NONE = "none"
REQUIRED = ("id", "name", "wonder", "sides")


def wonder_fields(
    languages: tuple[str, ...], carets: Carets, *, power: Power | None = None
) -> dict[str, Kind]:
    """What may stand in a Wonder's entry."""
    names = OneOrMore(slug("a name"))
    side = side_kind(power or Power(), Languages(languages, Sentences(carets)))
    return {
        "id": slug("an id"),
        "name": Languages(languages, Names()),
        "wonder": Languages(languages, Names()),
        "sides": Record(_sides, {"A": side, "B": side}, required=("A", "B")),
        "needs": Record(Needs, {"play": names, "cards": names}),
        "source": Sources(),
    }


def side_kind(power: Kind, words: Kind) -> Record:
    """What may stand on a side of the board."""
    fields: dict[str, Kind] = {
        "produces": Choice(NONE, *RESOURCES),
        "power": power,
        "text": words,
        "stages": Stages(power, words),
    }
    return Record(_side, fields, required=("produces", "stages"), what="a side", means=SIDE)


def _sides(**sides: Side) -> dict[str, Side]:
    return sides


def _side(*, produces: str, **values: Any) -> Side:
    power = values.pop("power", Seq("", Spot(0, 0, 0, 0)))
    return Side(power=power, produces="" if produces == NONE else produces, **values)


class WonderReader:
    """Reads the entries of a pack's Wonders."""

    def __init__(self, pack: str, languages: tuple[str, ...], carets: Carets) -> None:
        fields = wonder_fields(languages, carets)
        self.pack = pack
        self.kind = Record(_same, fields, required=REQUIRED, what="a Wonder")

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
