"""Card entries: the table of a card's fields, its number of copies, and the reader of entries."""

from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from cardgen.model.ages import AGES, ByAge
from cardgen.model.card import (
    NOWHERE,
    Card,
    CardEntry,
    Cost,
    Needs,
    PartlyRead,
    Players,
    Variant,
)
from cardgen.model.declared_field import DeclaredField
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import GameSpec
from cardgen.model.located import Map, Seq, Spot, ValueRef
from cardgen.packs.cost import CostSchema
from cardgen.packs.declared_fields import value_kind
from cardgen.packs.fields import (
    AcceptsSchema,
    FocusSchema,
    NameSchema,
    PowerSchema,
    PrintedIconsSchema,
    SourcesSchema,
    slug,
)
from cardgen.packs.files import PackEntry
from cardgen.packs.words import PerLanguage, WordsAlone, WordsByAge, WordsWithIcons, parts_of
from cardgen.schema.by_age import (
    AGE_KEYS,
    LocatedValue,
    PerAge,
    SaidOnce,
    by_age_schema,
    expand_ages_at,
)
from cardgen.schema.by_number import PerNumber
from cardgen.schema.containers import ListOf, OneOrMore
from cardgen.schema.kinds import Kind, OneOf, String, refuse_value
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record, attribute_name
from cardgen.yaml.source_map import SourceMap

FEWEST, MOST = 3, 7
LOCATED = ("power", "variants")  # the keys that a card leaves as they are typed
CopiesByPlayers = Mapping[int, int]


class CopiesSchema:
    """`2`, `{3-4: 1, 5-7: 2}` or `{I: {3-7: 1}, II: {3-7: 2}}` → int, dict or ByAge of dict."""

    what = "a number of copies, or a map by number of players of them"

    def __init__(self) -> None:
        self.number = Integer(min=1, max=99)
        self.players = PerNumber(
            Integer(min=0, max=99), "number of players", least=FEWEST, most=MOST
        )

    def fits(self, value: object) -> bool:
        return self.number.fits(value) or isinstance(value, Map)

    def read(
        self, value: object, where: ValueRef, report: Report
    ) -> int | CopiesByPlayers | ByAge[CopiesByPlayers] | Missing:
        if self.number.fits(value):
            return self.number.read(value, where, report)
        if not isinstance(value, Map) or not value:
            return refuse_value(self, value, where, report)
        if AGE_KEYS.keys().isdisjoint(value):
            return self.players.read(value, where, report)
        held = expand_ages_at(where, report, partial=True)
        ages = ByAge([self._of_age(each, report) for each in held])
        return MISSING if MISSING in ages else ages

    def _of_age(self, held: LocatedValue, report: Report) -> Any:
        """The numbers of one Age; none in an Age that is left out."""
        return {} if held.value is MISSING else self.players.read(held.value, held.where, report)

    def json_schema(self) -> dict[str, Any]:
        by_players = by_age_schema(self.players.json_schema())
        return {"anyOf": [self.number.json_schema(), by_players]}


COPIES = CopiesSchema()


def count_copies(
    copies: int | CopiesByPlayers | ByAge[CopiesByPlayers], ages: tuple[str, ...]
) -> tuple[int, ByAge[CopiesByPlayers]]:
    """How many to print, and how many lie in the deck of each of the card's Ages."""
    if isinstance(copies, ByAge):
        return 1, copies
    if isinstance(copies, int):
        return copies, NOWHERE
    dealt = [copies if age in ages else {} for age in AGES]
    return 1, ByAge(dealt)


NO_SOURCES: Mapping[str, str] = MappingProxyType({})
NO_TEXT = 'missing key "text"'
OF_ALL = (
    "where cards of another kind need none, leave required: true out in pack.yaml, whose fields are"
    " those of all its cards"
)
USUAL: Mapping[str, Any] = MappingProxyType(
    {"cost": ByAge.same(Cost()), "power": ByAge.same(Seq("", Spot(0, 0, 0, 0))), "text": {}}
)
UNSAID = Cost(said=False)
PICTURES = ("picture", "image", "art", "photo", "illustration")  # as other programs call the key
PICTURED = "a picture needs no key: put it at cards/{}/art/{{id}}.png"
REVIEWED = "reviewed: {fr: kqmtzrb}"
SEAL = String("the seal that cardgen check tells", pattern="[b-df-hj-mp-tv-xz]{7}")
CARD_ID = r"([a-z0-9-]+/)?[a-z0-9-]+"


# What is said of cards that are played by rules, or differ by Age.
OF_PLAY = (
    *("power", "players", "needs", "variants", "printed", "reviewed", "age", "chain"),
    "chain symbol",
)


def absent_keys(game: GameSpec) -> frozenset[str]:
    """The keys that the cards of a game do not have: what it knows nothing of."""
    absent = (
        *(() if game.periods else OF_PLAY),
        *(() if game.payments else ("cost", "cost in words")),
        *(() if game.colours else ("colour",)),
    )
    return frozenset(absent)


def card_fields(
    languages: tuple[str, ...],
    source_map: SourceMap,
    game: GameSpec,
    *,
    power: PowerSchema | None = None,
) -> dict[str, Kind]:
    """What may stand in the entry of a card of a game."""
    fields, absent = _every_field(languages, source_map, game, power), absent_keys(game)
    return {key: kind for key, kind in fields.items() if key not in absent}


def _every_field(
    languages: tuple[str, ...], source_map: SourceMap, game: GameSpec, power: PowerSchema | None
) -> dict[str, Kind]:
    """What may stand in a card's entry in some game; a new field of cards is a line here."""
    by_age = PerAge if game.periods else SaidOnce
    plain = WordsWithIcons(source_map, ages=bool(game.periods))
    words = WordsByAge(source_map) if game.periods else SaidOnce(plain)
    abilities = PerAge(power or PowerSchema())
    variant: dict[str, Kind] = {
        "with": slug("an expansion"),
        "power": abilities,
        "said": OneOf("card", "booklet"),
    }
    names = OneOrMore(slug("a name"))
    return {
        "id": slug("an id"),
        "name": PerLanguage(languages, NameSchema()),
        "pantheon": slug("a pantheon"),
        "emblem": slug("an emblem"),
        "cost": by_age(CostSchema(game.payments)),
        "power": abilities,
        "text": PerLanguage(languages, words, some=True),
        "flavour": PerLanguage(languages, WordsAlone(source_map)),
        "notes": PerLanguage(languages, OneOrMore(plain)),
        "players": Record(
            Players, {"min": Integer(1, 9), "advised": Integer(1, 9)}, example="players: {min: 3}"
        ),
        "needs": Record(Needs, {"play": names, "cards": names}, example="needs: {play: [cities]}"),
        "variants": ListOf(
            Record(Variant, variant, required=(*variant,), arguments={"with": "when"})
        ),
        "printed": PrintedIconsSchema(),
        "reviewed": Record(dict, dict.fromkeys(languages, SEAL), example=REVIEWED),
        "replaces": String("a card's id", pattern=CARD_ID),
        "marker": slug("a marker"),
        "focus": FocusSchema(),
        "copies": COPIES if game.periods else Integer(min=1, max=99),
        "colour": OneOf(*game.colours),
        "age": OneOrMore(OneOf(*AGES)),
        "chain": OneOrMore(String("a card's id", pattern=CARD_ID)),
        "chain symbol": slug("a symbol"),
        "cost in words": by_age(String("a cost in words such as two stone and one ore")),
        "accepts": AcceptsSchema(languages),
        "source": SourcesSchema(),
    }


class CardReader:
    """Reads the entries of a deck's cards; those of a `game` with rules must have a power.

    Cards that are not `printed`, or have no power, need no words, and without `words` theirs are
    not looked at; `source` holds for what names none itself; `fields` are those of the pack.
    """

    def __init__(
        self,
        pack: str,
        languages: tuple[str, ...],
        source_map: SourceMap,
        game: GameSpec,
        *,
        printed: bool = True,
        words: bool = True,
        source: Mapping[str, str] = NO_SOURCES,
        fields: Mapping[str, DeclaredField] = MappingProxyType({}),
    ) -> None:
        self.pack = pack
        self.sources, self.words = source, words
        self._sources: dict[tuple[tuple[str, str], ...], dict[str, str]] = {}
        rules = ("cost", "power") if game.rules else ()
        said = ("text",) if game.rules and printed and words else ()
        self.usual = USUAL if game.periods else {**USUAL, "cost": ByAge.same(UNSAID)}
        asked = tuple(name for name, field in fields.items() if field.required)
        known = dict(card_fields(languages, source_map, game))
        for name, of in fields.items():
            known[name] = value_kind(of, languages, source_map, ages=bool(game.periods))
        least = ("id", "name", *rules, *asked)
        found, of_all = dict.fromkeys(PICTURES, PICTURED.format(pack)), dict.fromkeys(asked, OF_ALL)
        card = partial(Record, dict, known, what="a card", lenient=True)
        made = partial(card, needless=found, unless=of_all)
        self.kind = made(required=(*least, *said))
        self.silent = made(required=least)
        self.declared = {name: attribute_name(name) for name in fields}

    def _shared(self, sources: dict[str, str]) -> dict[str, str]:
        """The same sources as one object for all cards that have them."""
        return self._sources.setdefault(tuple(sources.items()), sources)

    def read(self, entry: PackEntry, report: Report) -> Card | Missing:
        """The card an entry describes, or MISSING after its faults were reported."""
        held: Any = entry.where.value
        read = held if self.words else held.without("text")
        about = report.about(card=held["id"])
        values: dict[str, Any] | Missing = self._kind_of(held).read(read, entry.where, about)
        return MISSING if values is MISSING else self._made(entry, values)

    def entry(self, entry: PackEntry) -> CardEntry:
        """The entry of a card that was read without fault, with the parts that the card leaves as
        they are typed: they alone are read again."""
        held: Any = entry.where.value
        kinds, report = self._kind_of(held).fields, Report()
        typed = {
            key: kinds[key].read(held[key], ValueRef(held, key), report)
            for key in LOCATED
            if key in held
        }
        values = {**self.usual, **typed}
        return CardEntry(held, values["power"], values.get("variants", ()))

    def partly(self, entry: PackEntry) -> Iterator[PartlyRead]:
        """What can be read of an entry whose faults were reported; nothing where nobody knows what
        it accepts."""
        held: Any = entry.where.value
        read = held if self.words else held.without("text")
        whole, unread = parts_of(self._kind_of(held), read)
        if "accepts" in unread:
            if not isinstance(read.get("accepts"), Map):
                return
            # the reason is at fault, not what it is for
            whole["accepts"] = dict.fromkeys(read["accepts"], "")
        card = self._made(entry, {"id": held["id"], "name": {}, **whole})
        yield PartlyRead(card, unread)

    def _kind_of(self, held: Map) -> Record:
        """What an entry must be: one whose power is none has nothing to say."""
        return self.silent if held.get("power") == "none" else self.kind

    def _made(self, entry: PackEntry, values: dict[str, Any]) -> Card:
        """The card of what was read of its entry."""
        held: Any = entry.where.value
        own = values.pop("source", {})  # one for the whole card leaves nothing to those of its deck
        values["sources"] = self._shared(
            {**({} if "" in own else self.sources), **own, **entry.overlaid}
        )
        values["ages"] = values.pop("age", ())
        values["copies"], values["dealt"] = count_copies(values.pop("copies", 1), values["ages"])
        if self.declared:
            values["declared"] = {
                name: values.pop(key) for name, key in self.declared.items() if key in values
            }
        values = {**self.usual, **values}
        source = CardEntry(held, values.pop("power"), values.pop("variants", ()))
        return Card(pack=self.pack, entry_source=source, **values)
