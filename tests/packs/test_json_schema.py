"""The schemas given to editors allow what the loader reads, and name the same fields."""

import json
from typing import Any

import jsonschema
import pytest
import yaml

from cardgen.packs import descriptions
from cardgen.packs.cards import card_fields
from cardgen.packs.component_kinds import ComponentKindKind
from cardgen.packs.decks import DeckKind, pack_fields
from cardgen.packs.fields import PowerKind
from cardgen.packs.games import GAME_FIELDS, PAYMENT_FIELDS, shipped_spec
from cardgen.packs.json_schema import cards_schema, compact_schema, pack_schema, wonders_schema
from cardgen.packs.wonders import StagesKind, side_kind, wonder_fields
from cardgen.packs.words import PlainWords
from cardgen.yaml.source_map import SourceMap
from tests.packs.conftest import CARD, PACK

GAME = shipped_spec("seven-wonders")
ABILITY = {"type": "object", "minProperties": 1}


def test_fields_are_the_loaders(tmp_path: Any) -> None:
    cards = cards_schema(("fr", "en"), ability=ABILITY)
    assert set(cards["items"]["properties"]) == set(card_fields(("fr",), SourceMap(tmp_path), GAME))
    assert set(pack_schema(("fr",))["properties"]) == set(pack_fields(("fr",), GAME))
    assert cards["items"]["properties"]["power"]["anyOf"][0]["items"] == ABILITY
    wonders = wonders_schema(("fr", "en"), ability=ABILITY)
    wonder = set(wonder_fields(("fr",), SourceMap(tmp_path), GAME))
    assert set(wonders["items"]["properties"]) == wonder
    json.dumps([cards, pack_schema(("fr",)), wonders])


def test_every_key_has_a_meaning(tmp_path: Any) -> None:
    assert set(descriptions.CARD) == set(card_fields(("fr",), SourceMap(tmp_path), GAME))
    assert set(descriptions.PACK) == set(pack_fields(("fr",), GAME))
    assert set(descriptions.WONDER) == set(wonder_fields(("fr",), SourceMap(tmp_path), GAME))
    assert set(descriptions.SIDE) == set(
        side_kind(PowerKind(), PlainWords(), PlainWords(), GAME).fields
    )
    assert set(descriptions.STAGE) == set(
        StagesKind(PowerKind(), PlainWords(), GAME).stage("1", 1, [1]).fields
    )
    assert set(descriptions.GAME) == set(GAME_FIELDS)
    assert set(descriptions.PAYMENT) == set(PAYMENT_FIELDS)
    assert set(descriptions.COMPONENT) == set(ComponentKindKind().record.fields)
    assert set(descriptions.DECK) == set(DeckKind(shipped_spec("seven-wonders")).printed.fields)


def test_a_schema_stays_small_however_deep_it_goes() -> None:
    part: dict[str, Any] = {"type": "integer", "description": "words " * 20}
    for level in range(60):
        part = {"anyOf": [part, {"type": "object", "properties": {f"k{level}": part}}]}
    assert len(json.dumps(compact_schema(part))) < 20_000
    valid = jsonschema.Draft202012Validator(compact_schema(part)).is_valid
    assert valid({"k59": {"k58": 3}})
    assert not valid("three")


@pytest.mark.parametrize(
    ("schema", "text", "fits"),
    [
        (cards_schema(("fr", "en"), ability=ABILITY), CARD, True),
        (cards_schema(("fr", "en"), ability=ABILITY), CARD.replace("pantheon", "panteon"), False),
        (cards_schema(("fr", "en"), ability=ABILITY), CARD.replace("stone", "ston"), False),
        (pack_schema(("fr", "en")), PACK, True),
        (pack_schema(("fr", "en")), PACK.replace("65x100", "big"), False),
    ],
)
def test_they_judge_as_the_loader_does(schema: Any, text: str, fits: bool) -> None:
    jsonschema.Draft202012Validator.check_schema(schema)
    assert jsonschema.Draft202012Validator(schema).is_valid(yaml.safe_load(text)) is fits
