"""`cardgen schema`: JSON Schema of what people write, for editors."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from cardgen.cli.say import say, say_document
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.packs.games import GameFiles
from cardgen.packs.json_schema import (
    DIALECT,
    cards_schema,
    compact_schema,
    games_schema,
    pack_schema,
    with_choices,
    wonders_schema,
)
from cardgen.packs.language_schemas import PROFILE
from cardgen.packs.languages import languages_with
from cardgen.packs.root import find_root, list_all_packs, list_files, list_packs

EPILOG = """\b
Examples:
  cardgen schema card > card.schema.json
  cardgen schema wonder > wonder.schema.json
  cardgen schema pack > pack.schema.json
  cardgen schema game > game.schema.json
  cardgen schema scenario > scenario.schema.json

Name the schema at the head of a YAML file, and editors complete keys and mark mistakes:
  # yaml-language-server: $schema=../../card.schema.json
"""


KINDS = {
    "card": "a file of cards",
    "wonder": "a file of Wonders",
    "pack": "a pack.yaml",
    "game": "a game, a file of cards/games/",
    "layout": "a layout, a file of templates/layouts/",
    "scenario": "a scenario, a file of a pack's scenarios/",
}


@click.command(short_help="JSON Schema of packs for editors.", epilog=EPILOG)
@click.argument("what", type=click.Choice([*KINDS]), required=False)
@click.pass_obj
def command(root: Path | None, what: str | None) -> tuple[Finding, ...]:
    """JSON Schema (2020-12) of a file of cards or Wonders, a pack.yaml, a game, a layout or
    a scenario.

    Of cards if not said; on a terminal, the list of these names.
    """
    if what is None and sys.stdout.isatty():
        say(*_names())
        return ()
    makers = {
        "card": schema_of_cards,
        "wonder": schema_of_wonders,
        "pack": schema_of_pack,
        "game": schema_of_game,
        "layout": schema_of_layout,
        "scenario": schema_of_scenario,
    }
    schema = makers[what or "card"](find_root(Path.cwd(), given=root))
    say_document(json.dumps(schema, ensure_ascii=False, separators=(",", ":")) + "\n")
    return ()


def _names() -> Iterator[str]:
    """Every name with what its schema is of: a schema itself is no reading for people."""
    for name, what in KINDS.items():
        yield f"cardgen schema {name:8}  {what}"
    yield "A schema is long, and meant for an editor: cardgen schema card > card.schema.json"


def schema_of_cards(root: Path) -> dict[str, Any]:
    """A file of cards: a list of entries."""
    from cardgen.effects.power.json_schema import power_schema, vary_by_age

    packs = own_readable_packs(root)
    schema = cards_schema(
        all_languages(root, packs),
        ability={"$ref": "#/$defs/ability"},
        games=[pack.game for pack in packs],
        declared=[field for pack in packs for field in pack.fields.values()],
    )
    properties = schema["items"]["properties"]
    if any(pack.game.periods for pack in packs):
        properties["cost"] = vary_by_age(properties["cost"])  # amounts may go by Age too
    return compact_schema(_with_names({**schema, "$defs": power_schema()["$defs"]}, root, packs))


def schema_of_wonders(root: Path) -> dict[str, Any]:
    """A file of Wonders: a list of entries."""
    from cardgen.effects.power.json_schema import power_schema

    packs = own_readable_packs(root)
    schema = wonders_schema(all_languages(root, packs), ability={"$ref": "#/$defs/ability"})
    return compact_schema(_with_names({**schema, "$defs": power_schema()["$defs"]}, root, packs))


def schema_of_pack(root: Path) -> dict[str, Any]:
    """A pack.yaml."""
    packs = own_readable_packs(root)
    schema = pack_schema(all_languages(root, packs), GameFiles(root).names)
    return _with_names(schema, root, packs)


def schema_of_game(root: Path) -> dict[str, Any]:
    """A file of cards/games/."""
    return games_schema()


def schema_of_layout(root: Path) -> dict[str, Any]:
    """A file of templates/layouts/."""
    from cardgen.layout.template.layouts import LAYOUT_SCHEMA

    schema = LAYOUT_SCHEMA.json_schema()
    forms = {"if": {"required": ["extends"]}, "then": schema_of_overlay(schema), "else": schema}
    return compact_schema({**DIALECT, "title": "a layout", **forms})


def schema_of_overlay(schema: Any) -> Any:
    """The schema of what goes over something: it may leave out anything, or take it away by a key
    without a value."""
    if isinstance(schema, list):
        return [schema_of_overlay(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: schema_of_overlay(part) for key, part in schema.items() if key != "required"}
    if isinstance(keys := parts.get("properties"), dict):
        parts["properties"] = {key: or_nothing(part) for key, part in keys.items()}
    if isinstance(entries := parts.get("additionalProperties"), dict):
        parts["additionalProperties"] = or_nothing(entries)
    return parts


def or_nothing(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of a value that may be left empty; editors still say what it means."""
    said = {key: schema[key] for key in ("description",) if key in schema}
    return {**said, "anyOf": [dict(schema), {"type": "null"}]}


def schema_of_scenario(root: Path) -> dict[str, Any]:
    """A file of a pack's scenarios/, of whichever game."""
    from cardgen.effects.power.json_schema import vary_by_age
    from cardgen.engine.library import CardLibrary
    from cardgen.engine.scenario.games import GAMES
    from cardgen.packs.words import PerLanguage, WordsAlone

    every = readable_packs(root)
    library, spoken = CardLibrary.of(every), all_languages(root, own_among(root, every))
    says = PerLanguage(spoken, WordsAlone())
    kinds = (words.kind(library, "", says) for words in GAMES.values())
    games = {"anyOf": [kind.json_schema() for kind in kinds]}
    return compact_schema({**DIALECT, "title": "a scenario", **vary_by_age(games)})


def _with_names(schema: Mapping[str, Any], root: Path, packs: Sequence[Pack]) -> dict[str, Any]:
    """The schema with the emblems, icons and, of these packs, pantheons as choices."""
    icons = sorted(list_files(root, "templates/icons", ".svg"))
    emblems = sorted(list_files(root, "templates/emblems", ".svg"))
    pantheons = {name: None for pack in packs for name in pack.pantheons}
    names = {"emblem": emblems, "pantheon": [*pantheons]}
    choices = {key: tuple(known) for key, known in names.items() if known}
    known: dict[str, Any] = with_choices(schema, choices=choices, icons=tuple(icons))
    return known


def all_languages(root: Path, packs: Sequence[Pack]) -> tuple[str, ...]:
    """Every language that one of these packs speaks; without packs all that there are."""
    spoken = (language for each in packs for language in each.languages)
    return tuple(dict.fromkeys(spoken)) or languages_with(root, PROFILE)


def own_readable_packs(root: Path) -> tuple[Pack, ...]:
    """The root's own packs that can be read; those that are shipped where it has none."""
    from cardgen.packs.pack import load_packs

    read = tuple(one.pack for one in load_packs(root, list_packs(root)) if one.pack)
    return read or readable_packs(root)


def own_among(root: Path, every: Sequence[Pack]) -> tuple[Pack, ...]:
    """The root's own among all packs; all of them where it has none."""
    own = list_packs(root)
    return tuple(pack for pack in every if pack.id in own) or tuple(every)


def readable_packs(root: Path) -> tuple[Pack, ...]:
    """The packs of the root that can be read."""
    from cardgen.packs.pack import load_packs

    return tuple(one.pack for one in load_packs(root, list_all_packs(root)) if one.pack)
