"""The schemas given to editors allow what the loader reads, and name the same fields."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import jsonschema
import pytest
import yaml

from cardgen.packs.game_constants import CONSTANT_MEANINGS, CONSTANTS, constants_kind
from cardgen.packs.json_schema import (
    cards_schema,
    compact_schema,
    games_schema,
    pack_schema,
    wonders_schema,
)
from cardgen.packs.pack import load_pack
from tests.packs.conftest import CARD, PACK, WritePack
from tests.packs.test_games import GAME
from tests.packs.test_wonders import ROME

ABILITY = {"type": "object", "minProperties": 1}
ALLOWED = "allowed keys: "


def allowed_keys(write_pack: WritePack, **files: str) -> list[set[str]]:
    """What the loader says may stand at each `qqq`, in the order of the lines.

    `pack`, `wonders` and `game` are files of the pack `trial` that are not as they usually are.
    """
    pack = files.get("pack", PACK + "wonders: wonders.yaml\n")
    root = write_pack(
        {
            "pack.yaml": pack,
            "gods/a.yaml": files.get("cards", CARD),
            "wonders.yaml": files.get("wonders", ROME),
            "../games/lights.yaml": files.get("game", GAME),
        }
    )
    found = sorted(load_pack(root, "trial").findings, key=lambda one: one.place)
    return [set(one.help.removeprefix(ALLOWED).split(", ")) for one in found if '"qqq"' in str(one)]


def test_fields_are_the_loaders(write_pack: WritePack) -> None:
    cards = cards_schema(("fr", "en"), ability=ABILITY)
    (card,) = allowed_keys(write_pack, cards=CARD + "  qqq: 1\n")
    assert set(cards["items"]["properties"]) == card
    assert cards["items"]["properties"]["power"]["anyOf"][0]["items"] == ABILITY
    (pack,) = allowed_keys(write_pack, pack=PACK + "qqq: 1\n")
    assert set(pack_schema(("fr",))["properties"]) == pack
    wonders = wonders_schema(("fr", "en"), ability=ABILITY)
    (wonder,) = allowed_keys(write_pack, wonders=ROME + "  qqq: 1\n")
    assert set(wonders["items"]["properties"]) == wonder
    json.dumps([cards, pack_schema(("fr",)), wonders])


def undescribed(schema: Mapping[str, Any], lead: str = "") -> Iterator[str]:
    """The keys, at any depth, that do not say what they mean."""
    for name, part in schema.get("properties", {}).items():
        if "description" not in part and "$ref" not in part:
            yield f"{lead}{name}"
        yield from undescribed(part, f"{lead}{name}.")
    for held in (schema.get("items"), schema.get("additionalProperties"), *schema.get("anyOf", ())):
        if isinstance(held, dict):
            yield from undescribed(held, lead)


@pytest.mark.parametrize(
    "schema",
    [
        cards_schema(("fr", "en"), ability=ABILITY), pack_schema(("fr",)), games_schema(),
        wonders_schema(("fr", "en"), ability=ABILITY),
    ],
    ids=["card", "pack", "game", "wonder"],
)  # fmt: skip
def test_every_key_has_a_meaning(schema: Mapping[str, Any]) -> None:
    assert [*undescribed(schema)] == []


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


def test_editors_tell_what_each_constant_of_a_game_is() -> None:
    for game, constants in CONSTANTS.items():
        told = constants_kind(game).json_schema()["properties"]
        assert told.keys() == constants.keys() == CONSTANT_MEANINGS[game].keys()
        for name, one in told.items():
            assert one["description"].startswith(CONSTANT_MEANINGS[game][name])
