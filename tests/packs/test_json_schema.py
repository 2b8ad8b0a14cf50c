"""The schemas given to editors allow what the loader reads, and name the same fields."""

import json
from typing import Any

import jsonschema
import pytest
import yaml

import cardgen.packs.descriptions as descriptions
from cardgen.packs.json_schema import cards_schema, compact_schema, pack_schema, wonders_schema
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


def test_every_key_has_a_meaning(write_pack: WritePack) -> None:
    assert allowed_keys(write_pack, cards=CARD + "  qqq: 1\n") == [set(descriptions.CARD)]
    deck = PACK.replace("{size", "{qqq: 1, size") + "qqq: 1\n"
    assert allowed_keys(write_pack, pack=deck) == [set(descriptions.DECK), set(descriptions.PACK)]
    wonder = ROME.replace("A:\n", "A:\n      qqq: 1\n", 1).replace("3}]}", "3}], qqq: 1}", 1)
    assert allowed_keys(write_pack, wonders=wonder + "  qqq: 1\n") == [
        *(set(descriptions.SIDE), set(descriptions.STAGE), set(descriptions.WONDER)),
    ]
    game = "qqq: 1\n" + GAME.replace("{sign", "{qqq: 1, sign")
    game += "kinds: {medal: {size: 24x24, qqq: 1}}\n"
    lights = PACK.replace("seven-wonders", "lights")
    assert allowed_keys(write_pack, pack=lights, game=game) == [
        *(set(descriptions.GAME), set(descriptions.PAYMENT), set(descriptions.COMPONENT)),
    ]


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
