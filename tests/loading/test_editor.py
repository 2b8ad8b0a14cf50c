"""The schemas given to editors allow what the loader reads, and name the same fields."""

import json
from typing import Any

import pytest
import yaml

from cardgen.loading.cards import card_fields
from cardgen.loading.caret import Carets
from cardgen.loading.decks import pack_fields
from cardgen.loading.editor import cards_schema, pack_schema
from tests.loading.conftest import CARD, PACK

jsonschema: Any = pytest.importorskip("jsonschema")
ABILITY = {"type": "object", "minProperties": 1}


def test_fields_are_the_loaders(tmp_path: Any) -> None:
    cards = cards_schema(("fr", "en"), ability=ABILITY)
    assert set(cards["items"]["properties"]) == set(card_fields(("fr",), Carets(tmp_path)))
    assert set(pack_schema(("fr",))["properties"]) == set(pack_fields(("fr",)))
    assert cards["items"]["properties"]["power"]["anyOf"][0]["items"] == ABILITY
    json.dumps([cards, pack_schema(("fr",))])


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
