"""The schemas given to editors allow what the loader reads, and name the same fields."""

import json
from typing import Any

import jsonschema
import pytest
import yaml

from cardgen.loading import meanings
from cardgen.loading.cards import card_fields
from cardgen.loading.caret import Carets
from cardgen.loading.decks import DeckKind, pack_fields
from cardgen.loading.editor import cards_schema, compact, pack_schema, wonders_schema
from cardgen.loading.fields import Power
from cardgen.loading.stages import Stages
from cardgen.loading.wonders import side_kind, wonder_fields
from cardgen.loading.words import Plain
from tests.loading.conftest import CARD, PACK

ABILITY = {"type": "object", "minProperties": 1}


def test_fields_are_the_loaders(tmp_path: Any) -> None:
    cards = cards_schema(("fr", "en"), ability=ABILITY)
    assert set(cards["items"]["properties"]) == set(card_fields(("fr",), Carets(tmp_path)))
    assert set(pack_schema(("fr",))["properties"]) == set(pack_fields(("fr",)))
    assert cards["items"]["properties"]["power"]["anyOf"][0]["items"] == ABILITY
    wonders = wonders_schema(("fr", "en"), ability=ABILITY)
    wonder = set(wonder_fields(("fr",), Carets(tmp_path)))
    assert set(wonders["items"]["properties"]) == wonder
    json.dumps([cards, pack_schema(("fr",)), wonders])


def test_every_key_has_a_meaning(tmp_path: Any) -> None:
    assert set(meanings.CARD) == set(card_fields(("fr",), Carets(tmp_path)))
    assert set(meanings.PACK) == set(pack_fields(("fr",)))
    assert set(meanings.WONDER) == set(wonder_fields(("fr",), Carets(tmp_path)))
    assert set(meanings.SIDE) == set(side_kind(Power(), Plain()).fields)
    assert set(meanings.STAGE) == set(Stages(Power(), Plain()).stage("1", 1, [1]).fields)
    assert set(meanings.DECK) == set(DeckKind().printed.fields)


def test_a_schema_stays_small_however_deep_it_goes() -> None:
    part: dict[str, Any] = {"type": "integer", "description": "words " * 20}
    for level in range(60):
        part = {"anyOf": [part, {"type": "object", "properties": {f"k{level}": part}}]}
    assert len(json.dumps(compact(part))) < 20_000
    valid = jsonschema.Draft202012Validator(compact(part)).is_valid
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
