"""JSON Schemas of a pack's files, from the same kinds that read them, for editors."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardgen.loading.cards import card_fields
from cardgen.loading.caret import Carets
from cardgen.loading.decks import pack_fields
from cardgen.loading.fields import Power
from cardgen.loading.schema import Record

DIALECT = {"$schema": "https://json-schema.org/draft/2020-12/schema"}


def cards_schema(languages: tuple[str, ...], *, ability: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of a file of cards; `ability` is that of one ability, from the effects."""
    fields = card_fields(languages, Carets(Path()), power=Power(ability))
    card = Record(dict, fields, required=("id", "name")).json_schema()
    return {**DIALECT, "title": "cards of a pack", "type": "array", "items": card}


def pack_schema(languages: tuple[str, ...]) -> dict[str, Any]:
    """The schema of pack.yaml."""
    required = ("title", "version", "mark", "game", "languages", "decks")
    pack = Record(dict, pack_fields(languages), required=required).json_schema()
    return {**DIALECT, "title": "a pack", **pack}
