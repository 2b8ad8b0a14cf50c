"""`cardgen schema`: JSON Schema of what people write, for editors."""

import json
from pathlib import Path
from typing import Any

import click

from cardgen.loading.editor import DIALECT, cards_schema, compact, pack_schema, wonders_schema
from cardgen.loading.root import every_pack, find_root
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack

EPILOG = """\b
Examples:
  cardgen schema card > card.schema.json
  cardgen schema wonder > wonder.schema.json
  cardgen schema pack > pack.schema.json
  cardgen schema scenario > scenario.schema.json

Name the schema in the first line of a YAML file, and editors complete keys and mark mistakes:
  # yaml-language-server: $schema=../../card.schema.json
"""


@click.command(short_help="JSON Schema of packs for editors.", epilog=EPILOG)
@click.argument(
    "what", type=click.Choice(["card", "wonder", "pack", "layout", "scenario"]), default="card"
)
@click.pass_obj
def command(root: Path | None, what: str) -> tuple[Finding, ...]:
    """JSON Schema (2020-12) of a file of cards or Wonders, a pack.yaml, a layout or a scenario.

    Of cards if not said.
    """
    makers = {
        "card": cards,
        "wonder": wonders,
        "pack": pack,
        "layout": layout,
        "scenario": scenario,
    }
    schema = makers[what](find_root(Path.cwd(), given=root))
    click.echo(json.dumps(schema, ensure_ascii=False, separators=(",", ":")))
    return ()


def cards(root: Path) -> dict[str, Any]:
    """A file of cards: a list of entries."""
    from cardgen.effects.power.editors import power_schema, varying

    schema = cards_schema(languages(root), ability={"$ref": "#/$defs/ability"})
    properties = schema["items"]["properties"]
    properties["cost"] = varying(properties["cost"])  # amounts may go by Age too
    return compact({**schema, "$defs": power_schema()["$defs"]})


def wonders(root: Path) -> dict[str, Any]:
    """A file of Wonders: a list of entries."""
    from cardgen.effects.power.editors import power_schema

    schema = wonders_schema(languages(root), ability={"$ref": "#/$defs/ability"})
    return compact({**schema, "$defs": power_schema()["$defs"]})


def pack(root: Path) -> dict[str, Any]:
    """A pack.yaml."""
    return pack_schema(languages(root))


def layout(root: Path) -> dict[str, Any]:
    """A file of templates/layouts/."""
    from cardgen.layout.template import LAYOUT_SCHEMA

    schema = LAYOUT_SCHEMA.json_schema()
    forms = {"if": {"required": ["extends"]}, "then": over(schema), "else": schema}
    return compact({**DIALECT, "title": "a layout", **forms})


def over(schema: Any) -> Any:
    """The schema of what goes over something: it may leave out anything, or take it away."""
    if isinstance(schema, list):
        return [over(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: over(part) for key, part in schema.items() if key != "required"}
    if schema.get("type") == "object":
        parts["type"] = ["object", "null"]
    return parts


def scenario(root: Path) -> dict[str, Any]:
    """A file of a pack's scenarios/, of whichever game."""
    from cardgen.effects.power.editors import varying
    from cardgen.engine.library import Library
    from cardgen.engine.scenario.games import GAMES

    library, spoken = Library.of(packs(root)), languages(root)
    kinds = (words.kind(library, "", spoken) for words in GAMES.values())
    games = {"anyOf": [kind.json_schema() for kind in kinds]}
    return compact({**DIALECT, "title": "a scenario", **varying(games)})


def languages(root: Path) -> tuple[str, ...]:
    """Every language that a pack of the root speaks."""
    spoken = (language for each in packs(root) for language in each.languages)
    return tuple(dict.fromkeys(spoken)) or ("fr", "en")


def packs(root: Path) -> tuple[Pack, ...]:
    """The packs of the root that can be read."""
    from cardgen.loading.pack import load_packs

    return tuple(one.pack for one in load_packs(root, every_pack(root)) if one.pack)
