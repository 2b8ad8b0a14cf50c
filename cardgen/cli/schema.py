"""`cardgen schema`: JSON Schema of what people write, for editors."""

import json
from pathlib import Path
from typing import Any

import click

from cardgen.loading.editor import DIALECT, cards_schema, pack_schema
from cardgen.loading.root import find_root, list_packs
from cardgen.model.finding import Finding

EPILOG = """\b
Examples:
  cardgen schema card > card.schema.json
  cardgen schema pack > pack.schema.json

Name the schema in the first line of a YAML file, and editors complete keys and mark mistakes:
  # yaml-language-server: $schema=../../card.schema.json
"""


@click.command(short_help="JSON Schema of packs for editors.", epilog=EPILOG)
@click.argument("what", type=click.Choice(["card", "pack", "layout"]), default="card")
@click.pass_obj
def command(root: Path | None, what: str) -> tuple[Finding, ...]:
    """JSON Schema (2020-12) of a file of cards, a pack.yaml or a layout; of cards if not said."""
    makers = {"card": cards, "pack": pack, "layout": layout}
    schema = makers[what](find_root(Path.cwd(), given=root))
    click.echo(json.dumps(schema, ensure_ascii=False, separators=(",", ":")))
    return ()


def cards(root: Path) -> dict[str, Any]:
    """A file of cards: a list of entries."""
    from cardgen.effects.power.editors import power_schema, varying

    schema = cards_schema(languages(root), ability={"$ref": "#/$defs/ability"})
    properties = schema["items"]["properties"]
    properties["cost"] = varying(properties["cost"])  # amounts may go by Age too
    return {**schema, "$defs": power_schema()["$defs"]}


def pack(root: Path) -> dict[str, Any]:
    """A pack.yaml."""
    return pack_schema(languages(root))


def layout(root: Path) -> dict[str, Any]:
    """A file of templates/layouts/."""
    from cardgen.layout.template import LAYOUT_SCHEMA

    return {**DIALECT, "title": "a layout", **LAYOUT_SCHEMA.json_schema()}


def languages(root: Path) -> tuple[str, ...]:
    """Every language that a pack of the root speaks."""
    from cardgen.loading.pack import load_packs

    loaded = load_packs(root, list_packs(root))
    spoken = (language for one in loaded if one.pack for language in one.pack.languages)
    return tuple(dict.fromkeys(spoken)) or ("fr", "en")
