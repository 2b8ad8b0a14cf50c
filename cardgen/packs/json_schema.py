"""JSON Schemas of a pack's files, from the same kinds that read them, for editors."""

from collections.abc import Iterable, Mapping
from json import dumps
from pathlib import Path
from typing import Any

from cardgen.model.declared_field import DeclaredField
from cardgen.packs.cards import card_fields
from cardgen.packs.constants import constants_kind
from cardgen.packs.decks import GAMES, pack_fields
from cardgen.packs.declared_fields import value_kind
from cardgen.packs.descriptions import CARD, PACK, WONDER
from cardgen.packs.fields import PowerKind
from cardgen.packs.wonders import REQUIRED_OF_WONDER, wonder_fields
from cardgen.schema.containers import AnyOf, Record
from cardgen.yaml.source_map import SourceMap

DIALECT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


LARGE = 120  # characters of a part that is worth a name of its own
MAPS = ("properties", "patternProperties", "$defs")  # what holds schemas by name


def cards_schema(
    languages: tuple[str, ...],
    *,
    ability: Mapping[str, Any],
    declared: Iterable[DeclaredField] = (),
) -> dict[str, Any]:
    """The schema of a file of cards; `ability` is that of one ability, from the effects.

    `declared` are the fields of the packs it is for; two of one name may hold different things.
    """
    source_map, means = SourceMap(Path()), dict(CARD)
    fields = card_fields(languages, source_map, power=PowerKind(ability))
    for field in declared:
        kind, known = value_kind(field, languages, source_map), fields.get(field.name)
        fields[field.name] = AnyOf(known, kind) if known else kind
        means.setdefault(field.name, field.means)
    card = Record(dict, fields, required=("id", "name"), means=means).json_schema()
    return {**DIALECT, "title": "cards of a pack", "type": "array", "items": card}


def wonders_schema(languages: tuple[str, ...], *, ability: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of a file of Wonders; `ability` is that of one ability, from the effects."""
    fields = wonder_fields(languages, SourceMap(Path()), power=PowerKind(ability))
    wonder = Record(dict, fields, required=REQUIRED_OF_WONDER, means=WONDER).json_schema()
    return {**DIALECT, "title": "Wonders of a pack", "type": "array", "items": wonder}


def pack_schema(languages: tuple[str, ...]) -> dict[str, Any]:
    """The schema of pack.yaml."""
    required = ("title", "version", "mark", "game", "languages", "decks")
    fields = {**pack_fields(languages), "constants": AnyOf(*map(constants_kind, GAMES))}
    pack = Record(dict, fields, required=required, means=PACK).json_schema()
    return {**DIALECT, "title": "a pack", **pack}


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
