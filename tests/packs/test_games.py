"""Games as files: those shipped are what the rules know, others bring what they have."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from cardgen.layout.template.variables import front_variables
from cardgen.model.card import COLOURS, RESOURCES, Cost, Payment
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from tests.packs.conftest import CARD, PACK, WritePack

GAME = """\
colours: [amber, slate]
resources: [oil]
payments:
  hours: {sign: clock, means: so many hours of the night, min: 0}
"""
KEEPER = """\
- id: ada
  name: {fr: Ada, en: Ada}
  colour: amber
  cost: {oil: 2, hours: 0}
  text:
    fr: >-
      Gardez {oil}.
    en: >-
      Keep {oil}.
"""


def loaded(
    write_pack: WritePack, card: str = KEEPER, game: str = GAME, pack: str = ""
) -> tuple[Pack | None, tuple[Finding, ...]]:
    files: Mapping[str, str] = {
        "pack.yaml": PACK.replace("seven-wonders", "lights") + pack,
        "gods/a.yaml": card,
        "../games/lights.yaml": game,
    }
    one = load_pack(write_pack(files), "trial")
    return one.pack, one.findings


def told(findings: tuple[Finding, ...]) -> list[str]:
    return [
        f"{Path(one.place.file).name}:{one.place.line}:{one.place.column} {one.code}: {one.message}"
        for one in findings
    ]


@pytest.mark.parametrize(
    ("name", "rules"), [("seven-wonders", "seven-wonders"), ("duel", "duel"), ("none", "")]
)
def test_shipped_games_are_what_rules_and_effects_know(
    write_pack: WritePack, name: str, rules: str
) -> None:
    files = {"pack.yaml": PACK.replace("seven-wonders", name), "gods/a.yaml": "[]\n"}
    pack = load_pack(write_pack(files), "trial").pack
    assert pack is not None
    spec = pack.game
    assert (spec.id, spec.periods) == (name, ("I", "II", "III"))
    assert (spec.colours, spec.resources) == (COLOURS, RESOURCES)
    assert spec.rules == rules


def test_a_game_without_ages_says_each_value_once(write_pack: WritePack) -> None:
    pack, findings = loaded(write_pack)
    assert not findings
    assert pack
    assert pack.cards[0].cost[0] == Cost((Payment("oil", 2), Payment("hours", 0)))
    seen = front_variables(pack.cards[0], pack, "en", number=1, count=1)
    assert seen["cost"] == (Icon("oil"), Icon("oil"), Icon("clock", "0"))
    assert seen["text"] == ("Keep ", Icon("oil"), ".")
    assert seen["colour"] == "amber"
    assert not {"rows", "costs"} & seen.keys()
    assert not pack.game.rules


def test_a_card_may_have_no_cost_or_be_free(write_pack: WritePack) -> None:
    pack, _ = loaded(write_pack, KEEPER.replace("  cost: {oil: 2, hours: 0}\n", ""))
    assert pack
    assert front_variables(pack.cards[0], pack, "en", number=1, count=1)["cost"] == ()
    pack, _ = loaded(write_pack, KEEPER.replace("{oil: 2, hours: 0}", "free"))
    assert pack
    assert front_variables(pack.cards[0], pack, "en", number=1, count=1)["cost"] == (Icon("free"),)


def test_its_cards_may_have_keys_that_cards_of_7_wonders_have_otherwise(
    write_pack: WritePack,
) -> None:
    pack, findings = loaded(
        write_pack, KEEPER + "  power: 3\n", pack="fields:\n  power: {kind: number}\n"
    )
    assert not findings
    assert pack
    assert pack.cards[0].declared == {"power": 3}


@pytest.mark.parametrize(
    ("typed", "instead", "message"),
    [
        ("colour: amber", "colour: ambre",
         'a.yaml:3:11 unknown-word: unknown word "ambre": did you mean "amber"?'),
        ("oil: 2", "oill: 2", 'a.yaml:4:10 unknown-cost: unknown cost "oill": did you mean "oil"?'),
        ("oil: 2", "oil: 0",
         "a.yaml:4:15 wrong-type: expected a whole number from 1 to 99, found the number 0"),
        ("{oil: 2, hours: 0}", "{I: {oil: 2}}", 'a.yaml:4:10 unknown-cost: unknown cost "I"'),
        ("{oil: 2, hours: 0}", "two",
         "a.yaml:4:9 wrong-type: expected free, or a map such as {oil: 1, hours: 1}, "
         'found the text "two"'),
        ("Keep {oil}", "Keep {a|b|c}",
         'a.yaml:9:12 fragment-count: "{a|b|c}" goes by Age, and this game has no Ages'),
        ("  colour: amber", "  power: none", 'a.yaml:3:3 unknown-key: unknown key "power"'),
        ("  colour: amber", "  copies: {3-7: 1}",
         "a.yaml:3:11 wrong-type: expected a whole number from 1 to 99, found a map"),
    ],
)  # fmt: skip
def test_a_slip_on_its_cards_is_told_in_its_own_words(
    write_pack: WritePack, typed: str, instead: str, message: str
) -> None:
    assert typed in KEEPER
    _, findings = loaded(write_pack, KEEPER.replace(typed, instead))
    assert message in told(findings)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("periods: [spring, autumn]\n",
         "lights.yaml:1:10 wrong-type: expected [I, II, III], found a list"),
        ("like: duell\n",
         'lights.yaml:1:7 unknown-word: unknown word "duell": did you mean "duel"?'),
        ("colors: [amber]\n",
         'lights.yaml:1:1 unknown-key: unknown key "colors": did you mean "colours"?'),
        ("rules: duel\n",
         'lights.yaml:1:8 game-rules: the rules of duel go by Age, and the game has no Ages'),
        ("like: duel\npayments: {oil: {}}\n",
         'lights.yaml:2:11 game-rules: the rules of duel know no payments "oil"'),
        ("- amber\n", "lights.yaml:1:1 wrong-type: expected a game, found a list"),
    ],
)  # fmt: skip
def test_a_slip_in_a_game_is_told_at_its_place(
    write_pack: WritePack, game: str, message: str
) -> None:
    pack, findings = loaded(write_pack, game=game)
    assert pack is None
    assert any(one.startswith(message) for one in told(findings)), told(findings)


def test_an_unknown_game_is_told_with_those_there_are(write_pack: WritePack) -> None:
    root = write_pack({
        "pack.yaml": PACK.replace("seven-wonders", "light"),
        "gods/a.yaml": CARD,
        "../games/lights.yaml": GAME,
    })  # fmt: skip
    (one,) = load_pack(root, "trial").findings
    assert one.message == 'unknown word "light": did you mean "lights"?'
    assert one.help.startswith("write seven-wonders, duel, none or lights; a game of your own")
