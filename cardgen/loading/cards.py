"""Card entries: the table of a card's fields, and the entries of a file read by it."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from cardgen.loading.accepts import accepts_kind
from cardgen.loading.ages import PerAge
from cardgen.loading.caret import Carets
from cardgen.loading.copies import Copies, counted
from cardgen.loading.cost import CostKind
from cardgen.loading.fields import Focus, Names, Power, Printed, Sources, slug, source_texts
from cardgen.loading.kinds import Choice, Kind, Text, Whole, found
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.loading.schema import ListOf, OneOrMore, Record
from cardgen.loading.words import Languages, Plain, Sentences, SentencesByAge
from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import COLOURS, Card, Needs, Players, Variant
from cardgen.model.cost import Cost
from cardgen.model.located import Map, Seq, Spot
from cardgen.model.place import Place

NOWHERE: Mapping[str, str] = MappingProxyType({})
NOTHING: Mapping[str, Any] = MappingProxyType(
    {"cost": ByAge.same(Cost()), "power": ByAge.same(Seq("", Spot(0, 0, 0, 0))), "text": {}}
)
REVIEWED = "reviewed: {fr: kqmtzrb}"
SEAL = Text("the seal that cardgen check tells", pattern="[b-df-hj-mp-tv-xz]{7}")
CARD_ID = r"([a-z0-9-]+/)?[a-z0-9-]+"


class Placed(Protocol):
    """What can say where its parts stand: an entry, or the card made of it."""

    def place(self, *path: str | int) -> Place: ...


Firsts = dict[str, Placed]  # what has each id of a pack first


class Entry(NamedTuple):
    """A card's entry as it stands in its file, and what an overlay changed: field → source."""

    where: Where
    overlaid: Mapping[str, str] = {}

    @property
    def number(self) -> int:
        """Its number in the list that it stands in, from 0."""
        return self.where.key if isinstance(self.where.key, int) else 0


def card_fields(
    languages: tuple[str, ...], carets: Carets, *, power: Power | None = None
) -> dict[str, Kind]:
    """What may stand in a card's entry; a new field of cards is a line here."""
    abilities = PerAge(power or Power())
    variant: dict[str, Kind] = {
        "with": slug("an expansion"),
        "power": abilities,
        "said": Choice("card", "booklet"),
    }
    names = OneOrMore(slug("a name"))
    return {
        "id": slug("an id"),
        "name": Languages(languages, Names()),
        "pantheon": slug("a pantheon"),
        "emblem": slug("an emblem"),
        "cost": PerAge(CostKind()),
        "power": abilities,
        "text": Languages(languages, SentencesByAge(carets)),
        "flavour": Languages(languages, Plain()),
        "notes": Languages(languages, OneOrMore(Sentences(carets))),
        "players": Record(
            Players, {"min": Whole(1, 9), "advised": Whole(1, 9)}, example="players: {min: 3}"
        ),
        "needs": Record(Needs, {"play": names, "cards": names}, example="needs: {play: [cities]}"),
        "variants": ListOf(Record(_variant, variant, required=("with", "power", "said"))),
        "printed": Printed(),
        "reviewed": Record(dict, dict.fromkeys(languages, SEAL), example=REVIEWED),
        "replaces": Text("a card's id", pattern=CARD_ID),
        "marker": slug("a marker"),
        "focus": Focus(),
        "copies": Copies(),
        "colour": Choice(*COLOURS),
        "age": OneOrMore(Choice(*AGES)),
        "chain": OneOrMore(Text("a card's id", pattern=CARD_ID)),
        "chain symbol": slug("a symbol"),
        "cost in words": PerAge(Text("a cost in words such as two stone and one ore")),
        "accepts": accepts_kind(languages),
        "source": Sources(),
    }


def _variant(**values: Any) -> Variant:
    return Variant(values["with_"], values["power"], values["said"])


class CardReader:
    """Reads the entries of a deck's cards; `effects` says whether a card must have a power.

    Cards that are not `printed` need no words; `source` holds for what names none itself.
    """

    def __init__(
        self,
        pack: str,
        languages: tuple[str, ...],
        carets: Carets,
        *,
        effects: bool = True,
        printed: bool = True,
        source: Mapping[str, str] = NOWHERE,
    ) -> None:
        self.pack = pack
        self.sources = source
        self._sources: dict[tuple[tuple[str, str], ...], dict[str, str]] = {}
        rules = ("cost", "power") if effects else ()
        words = ("text",) if effects and printed else ()
        required = ("id", "name", *rules, *words)
        self.kind = Record(_same, card_fields(languages, carets), required=required, what="a card")

    def _shared(self, sources: dict[str, str]) -> dict[str, str]:
        """The same sources as one object for all cards that have them."""
        return self._sources.setdefault(tuple(sources.items()), sources)

    def read(self, entry: Entry, report: Report) -> Card | Missing:
        """The card an entry describes, or MISSING after its faults were reported."""
        held: Any = entry.where.value
        values: dict[str, Any] | Missing = self.kind.read(
            held, entry.where, report.about(card=held["id"])
        )
        if values is MISSING:
            return MISSING
        values["sources"] = self._shared(
            {**self.sources, **values.pop("source", {}), **entry.overlaid}
        )
        values["ages"] = values.pop("age", ())
        values["copies"], values["dealt"] = counted(values.pop("copies", 1), values["ages"])
        return Card(pack=self.pack, entry=held, **{**NOTHING, **values})


def _same(**values: Any) -> dict[str, Any]:
    return values


def entries(tree: Map | Seq, report: Report) -> Iterator[Entry]:
    """The entries of a file of cards that have an id; the others are reported."""
    if isinstance(tree, Map):
        where = Where(tree, "id", at_key=True) if "id" in tree else Where(tree)
        _note(where, "expected a list of cards, found a map", report)
        return
    for index, item in enumerate(tree):
        where = Where(tree, index)
        if not isinstance(item, Map):
            _note(where, f"expected a card, found {found(item)}", report)
        elif not isinstance(item.get("id"), str):
            message = f"a card needs an id, found {found(item['id'])}" if "id" in item else ""
            _note(where, message or "a card without an id", report)
        else:
            yield Entry(where)


def _note(where: Where, message: str, report: Report) -> None:
    help = "begin each card with a hyphen and its id: - id: small-letters"
    report.add(code="card-entry", place=where.place, message=message, help=help)


def is_first(id: str, held: Placed, first: Firsts, report: Report) -> bool:
    """Whether the id was not met before, noting in `first` what has it; a second is reported."""
    known = first.setdefault(id, held)
    if known is not held:
        report.about(card=id).add(
            code="duplicate-id",
            place=held.place("id"),
            message=f'the id "{id}" already stands at {known.place("id")}',
            help="give one of the two cards another id",
        )
    return known is held


def overlay_sources(value: object, fields: Iterable[str]) -> dict[str, str]:
    """The source of each overlaid field: what the overlay says of it, else `overlay`."""
    said = source_texts(value) if value is not None else {}
    return {field: said.get(field, said.get("", "overlay")) for field in fields}
