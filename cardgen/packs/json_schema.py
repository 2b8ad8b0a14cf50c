"""JSON Schemas of a pack's files, from the same kinds that read them, for editors."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from json import dumps
from pathlib import Path
from typing import Any

from cardgen.model.declared_field import DeclaredField
from cardgen.model.game_spec import GameSpec
from cardgen.packs.cards import card_fields
from cardgen.packs.components.decks import GameName, pack_fields
from cardgen.packs.components.wonders import REQUIRED_OF_WONDER, wonder_fields
from cardgen.packs.declared_fields import value_kind
from cardgen.packs.descriptions import CARD, PACK, WONDER
from cardgen.packs.fields import IconSchema, PowerSchema
from cardgen.packs.game_constants import constants_kind
from cardgen.packs.games import GAME_KIND, RULES, SHIPPED, shipped_spec
from cardgen.packs.notation import ICON_NUMBER
from cardgen.schema.containers import AnyOf
from cardgen.schema.kinds import Kind
from cardgen.schema.records import Record
from cardgen.yaml.source_map import SourceMap

DIALECT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


LARGE = 120  # characters of a part that is worth a name of its own
MAPS = ("properties", "patternProperties", "$defs")  # what holds schemas by name


def cards_schema(
    languages: tuple[str, ...],
    *,
    ability: Mapping[str, Any],
    games: Iterable[GameSpec] = (),
    declared: Iterable[DeclaredField] = (),
) -> dict[str, Any]:
    """The schema of a file of cards; `ability` is that of one ability, from the effects.

    `games` and `declared` are those of the packs it is for, 7 Wonders if not said; a key that is of
    several kinds among them may be of each.
    """
    source_map, power = SourceMap(Path()), PowerSchema(ability)
    kinds = [
        *_kinds_of_games(tuple(games) or (shipped_spec(RULES[0]),), languages, source_map, power),
        *((field.name, value_kind(field, languages, source_map)) for field in declared),
    ]
    fields: dict[str, dict[str, Kind]] = {}
    for name, kind in kinds:
        fields.setdefault(name, {})[dumps(kind.json_schema())] = kind
    every = {name: _any_of(tuple(alike.values())) for name, alike in fields.items()}
    means = {**{field.name: field.means for field in declared}, **CARD}
    card = Record(dict, every, required=("id", "name"), means=means).json_schema()
    return {**DIALECT, "title": "cards of a pack", "type": "array", "items": card}


def _kinds_of_games(
    games: Iterable[GameSpec], languages: tuple[str, ...], source_map: SourceMap, power: PowerSchema
) -> Iterator[tuple[str, Kind]]:
    """The keys of cards of these games; once for games that differ in name and rules alone."""
    different = {repr((game.periods, game.colours, game.payments)): game for game in games}
    for game in different.values():
        yield from card_fields(languages, source_map, game, power=power).items()


def _any_of(kinds: tuple[Kind, ...]) -> Kind:
    return AnyOf(*kinds) if len(kinds) > 1 else kinds[0]


def games_schema() -> dict[str, Any]:
    """The schema of a file of cards/games/."""
    return {**DIALECT, "title": "a game", **GAME_KIND.json_schema()}


def wonders_schema(languages: tuple[str, ...], *, ability: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of a file of Wonders; `ability` is that of one ability, from the effects."""
    game = shipped_spec(RULES[0])
    fields = wonder_fields(languages, SourceMap(Path()), game, power=PowerSchema(ability))
    wonder = Record(dict, fields, required=REQUIRED_OF_WONDER, means=WONDER).json_schema()
    return {**DIALECT, "title": "Wonders of a pack", "type": "array", "items": wonder}


def pack_schema(languages: tuple[str, ...], games: Sequence[str] = SHIPPED) -> dict[str, Any]:
    """The schema of pack.yaml, which may be for one of these games."""
    required = ("title", "version", "mark", "game", "languages", "decks")
    constants = AnyOf(*map(constants_kind, (*RULES, "")))
    fields = {
        **pack_fields(languages, shipped_spec(RULES[0]), GameName(*games)),
        "constants": constants,
    }
    pack = Record(dict, fields, required=required, means=PACK).json_schema()
    return {**DIALECT, "title": "a pack", **pack}


def with_choices(schema: Any, *, choices: Mapping[str, Sequence[str]], icons: Sequence[str]) -> Any:
    """A schema in which names are chosen among those there are.

    `choices` are these by the key that names one, wherever it stands; `icons` may have a number.
    """
    if isinstance(schema, list):
        return [with_choices(part, choices=choices, icons=icons) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if icons and schema.get("pattern") == IconSchema().json_schema()["pattern"]:
        numbered = f"^({'|'.join(icons)}):(?=[^\\s]){ICON_NUMBER}$"
        said = {key: schema[key] for key in ("description",) if key in schema}
        return {**said, "anyOf": [{"enum": [*icons]}, {"type": "string", "pattern": numbered}]}
    held = {key: with_choices(part, choices=choices, icons=icons) for key, part in schema.items()}
    if isinstance(keys := held.get("properties"), dict):
        held["properties"] = {key: _chosen(part, choices.get(key)) for key, part in keys.items()}
    return held


def _chosen(schema: Any, names: Sequence[str] | None) -> Any:
    """The schema of one name as a choice of names."""
    if not names or schema.get("type") != "string":
        return schema
    said = {key: schema[key] for key in ("description",) if key in schema}
    return {**said, "enum": [*names]}


def compact_schema(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The same schema with its large parts in `$defs`, equal ones once.

    What may go by Age stands twice in each level of a schema, which makes it grow without end.
    """
    return _Compacting().whole(schema)


class _Compacting:
    """One pass over a schema; parts are known again by what they are made of."""

    def __init__(self) -> None:
        self.defs: dict[str, Any] = {}
        self.names: dict[str, str] = {}
        self.met: dict[int, Any] = {}  # by identity of parts, which outlive the pass

    def whole(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        slim = self.inside(schema)
        return {**slim, "$defs": {**slim.get("$defs", {}), **self.defs}}

    def part(self, schema: Any) -> Any:
        """A schema where one may stand: itself, or a reference to it."""
        if not isinstance(schema, dict):
            return schema
        if id(schema) not in self.met:
            slim = self.inside(schema)
            text = dumps(slim, ensure_ascii=False)
            self.met[id(schema)] = self.named(text, slim) if len(text) > LARGE else slim
        return self.met[id(schema)]

    def named(self, text: str, slim: dict[str, Any]) -> dict[str, Any]:
        name = self.names.setdefault(text, str(len(self.names) + 1))
        self.defs[name] = slim
        return {"$ref": f"#/$defs/{name}"}

    def inside(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        """The schema with each of its parts made slim."""
        return {key: self.held(key, value) for key, value in schema.items()}

    def held(self, key: str, value: Any) -> Any:
        if key in MAPS:
            return {name: self.part(inner) for name, inner in value.items()}
        return [self.part(inner) for inner in value] if key == "anyOf" else self.part(value)
