"""What pack.yaml says: title, version, languages, and which files make which deck."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from cardgen.model.card import Card
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import ComponentKind, GameSpec
from cardgen.model.located import Map, ValueRef
from cardgen.model.pack import Deck, Pantheon
from cardgen.model.unsaid import PARTS
from cardgen.packs.cards import absent_keys
from cardgen.packs.components.kind_names import kind_name
from cardgen.packs.components.kinds import SizeSchema
from cardgen.packs.components.sets import components_kind
from cardgen.packs.declared_fields import FieldsSchema
from cardgen.packs.descriptions import CARD, DECK, PANTHEON
from cardgen.packs.fields import BACK, REASON, AcceptsSchema, SourcesSchema, slug
from cardgen.packs.game_constants import constants_kind
from cardgen.packs.games import SHIPPED
from cardgen.packs.languages import how_to_type_language
from cardgen.packs.root import list_files
from cardgen.packs.words import PerLanguage, WordsAlone
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Anything, Kind, OneOf, String
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record
from cardgen.suggest import join_words
from cardgen.units import Size

LANGUAGE = String("a language such as fr", pattern="[a-z]{2,3}", mend=how_to_type_language)
LANGUAGES = ListOf(LANGUAGE, min=1)
EDITION = r"[12]\d{3}-(0[1-9]|1[0-2])"
OF_NO_DECK = ("board", "box-", "coin", "reminder", "scorepad", "token")  # designs begin so
VERSION = r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[0-9a-z.]+)?"


class DeckPlan(NamedTuple):
    """A deck before its cards are read; `cards` are patterns of files within the pack.

    `source` is that of every card that names none itself.
    """

    cards: tuple[str, ...]
    size: Size = Size(0, 0)
    layout: str = ""
    back: str = ""
    kind: str = ""
    shuffled_into: str = ""
    source: Mapping[str, str] = MappingProxyType({})

    @property
    def printed(self) -> bool:
        return bool(self.layout)

    def made(self, name: str, cards: tuple[Card, ...], game: GameSpec) -> Deck:
        """The deck with its cards; the kind says its shape."""
        shape = game.kinds.get(self.kind, ComponentKind()).shape
        return Deck(name, self.size, self.layout, self.back, cards, self.kind, shape)


class Designs(NamedTuple):
    """The names of the fronts and backs of decks that templates/layouts/ of a root describe."""

    fronts: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()


NO_DESIGNS = Designs()  # where nobody knows the root


def list_designs(root: Path) -> Designs:
    """Those for full ink, which each have another that spares it."""
    names = sorted(list_files(root, "templates/layouts", ".yaml"))
    full = [name for name in names if not name.endswith("-low-ink")]
    backs = [name.removeprefix(BACK) for name in full if name.startswith(BACK)]
    fronts = [name for name in full if not name.startswith(BACK)]
    return Designs(_of_decks(fronts), _of_decks(backs))


def _of_decks(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if not name.startswith(OF_NO_DECK))


FILES = OneOrMore(String("a file or pattern such as gods/*.yaml"))


class DeckSchema:
    """A deck to print, with size, layout and back; or files of cards alone, facts for the rules."""

    def __init__(self, game: GameSpec, designs: Designs = NO_DESIGNS) -> None:
        self.game = game
        facts: dict[str, Kind] = {
            "cards": FILES,
            "source": SourcesSchema(),
            "kind": kind_name(game),
        }
        self.facts = Record(DeckPlan, facts, required=("cards",), what="a deck", means=DECK)
        fields: dict[str, Kind] = {
            **facts,
            "size": SizeSchema(),
            "layout": slug("a layout"),
            "back": slug("a back", prefix=BACK),
            "shuffled into": String("a deck of another pack", pattern="[a-z0-9-]+/[a-z0-9-]+"),
        }
        required = ("layout", "back", "cards")
        known = {"layout": designs.fronts, "back": designs.backs}
        self.printed = Record(
            DeckPlan, fields, required=required, what="a deck", means=DECK, known=known
        )
        self.what = self.printed.what

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if isinstance(value, Map) and value.keys() <= self.facts.fields.keys():
            return self.facts.read(value, where, report)
        size = self._size_of_kind(value)
        if size is None and isinstance(value, Map) and "size" not in value:
            self._want_size(where, report)
            self.printed.read(value, where, report)
            return MISSING
        plan = self.printed.read(value, where, report)
        return plan if plan is MISSING or plan.size.width else plan._replace(size=size)

    def _size_of_kind(self, value: object) -> Size | None:
        """The size that a deck's kind has; any, while nobody knows what its kind is."""
        named = value.get("kind") if isinstance(value, Map) else None
        if not self.game.id or (named is not None and named not in self.game.kinds):
            return Size(0, 0)
        return self.game.kinds.get(str(named), ComponentKind()).size

    def _want_size(self, where: ValueRef, report: Report) -> None:
        sized = [name for name, kind in self.game.kinds.items() if kind.size]
        help = f"add size: {SizeSchema.what}"
        help += f"; or a kind that has one, kind: {join_words(sized)}" if sized else ""
        report.add(code="missing-key", place=where.place, message='missing key "size"', help=help)

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self.facts.json_schema(), self.printed.json_schema()]}


class GameName(OneOf):
    """One of the games there are; `lying` says what to do with the file of another one that lies
    where no game is looked for."""

    def __init__(self, *games: str, lying: str = "") -> None:
        super().__init__(*games)
        self._lying = lying

    @property
    def help(self) -> str:
        return (
            self._lying or f"{super().help}; a game of your own is a file cards/games/<game>.yaml"
        )


class MarkName:
    """The name of a sign, or `none`: these cards bear no mark, and it is empty."""

    what = "a mark, or none"

    def __init__(self) -> None:
        self.name = slug(self.what)

    def fits(self, value: object) -> bool:
        return self.name.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> str | Missing:
        return "" if value == "none" else self.name.read(value, where, report)

    def json_schema(self) -> dict[str, Any]:
        return self.name.json_schema()


OF_PLAY = (
    "wonders",
    "constants",
    "published costs",
    "published chains",
    "published powers",
    "unsaid",
)  # what packs say for the rules


def pack_fields(
    languages: tuple[str, ...],
    game: GameSpec,
    games: GameName | None = None,
    designs: Designs = NO_DESIGNS,
) -> dict[str, Kind]:
    """What may stand in pack.yaml; `credits` stay as they are in its entry.

    `games` are all those that a pack may be for, else those that are shipped.
    """
    fields = _every_field(languages, game, games or GameName(*SHIPPED), designs)
    return {key: kind for key, kind in fields.items() if game.periods or key not in OF_PLAY}


def _every_field(
    languages: tuple[str, ...], game: GameSpec, games: GameName, designs: Designs
) -> dict[str, Kind]:
    return {
        "title": PerLanguage(languages, String("a title")) if languages else Anything(),
        "version": String(
            "a version such as 1.0.0", pattern=VERSION, help="type three numbers: 1.0.0"
        ),
        "edition": String(
            "a month such as 2026-11", pattern=EDITION, help="type year and month: 2026-11"
        ),
        "changes": ListOf(PerLanguage(languages, WordsAlone()) if languages else Anything()),
        "mark": MarkName(),
        "game": games,
        "languages": LANGUAGES,
        "decks": MapOf(slug("a deck"), DeckSchema(game, designs)),
        "wonders": FILES,
        "constants": constants_kind(game.rules),
        "components": components_kind(languages, game) if languages else Anything(),
        "announces": MapOf(slug("a kind of card or component"), Integer(0, 9999)),
        "published costs": MapOf(
            String("a source"), MapOf(String("a cost in words"), ListOf(String("a card")))
        ),
        "published chains": MapOf(slug("a card"), ListOf(String("a card"))),
        "published powers": MapOf(String("a power"), ListOf(String("a card"))),
        "prints": MapOf(String("a deck, a component or a field's word"), Integer(0, 9999)),
        "credits": Anything(),
        "pantheons": MapOf(slug("a pantheon"), _pantheon_kind(languages)),
        "fields": FieldsSchema(languages, CARD.keys() - absent_keys(game)),
        "accepts": AcceptsSchema(languages),
        "unsaid": MapOf(slug("a kind of card"), MapOf(OneOf(*PARTS), REASON)),
    }


def _pantheon_kind(languages: tuple[str, ...]) -> Record:
    name: Kind = PerLanguage(languages, String("a name")) if languages else Anything()
    fields: dict[str, Kind] = {
        "name": name,
        "invoked": OneOf("any time"),
        "style": slug("a style"),
    }
    return Record(Pantheon, fields, required=("name",), what="a pantheon", means=PANTHEON)


def pack_kind(entry: Map, game: GameSpec, games: GameName, designs: Designs) -> Record:
    """The kind of this pack.yaml: its title must be there in each of its own languages."""
    read = LANGUAGES.read(entry.get("languages"), ValueRef(entry, "languages"), Report())
    required = ("title", "version", "mark", "game", "languages", "decks")
    fields = pack_fields(() if read is MISSING else read, game, games, designs)
    return Record(dict, fields, required=required, what="a pack")
