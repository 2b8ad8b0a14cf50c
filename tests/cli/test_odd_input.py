"""Whatever a pack or a layout holds, the program says what is wrong: it never breaks itself."""

from pathlib import Path

import pytest

from tests.cli.run import run
from tests.small_root import APOLLO, PACK, small_root

CARDS, PLAN, RULINGS = (f"cards/trial/{name}.yaml" for name in ("cards", "pack", "rulings"))
LAYOUT = "templates/layouts/trial.yaml"
COUNTED = PACK + "announces: {gods: 3}\n"
ZONE = (
    'size: [65, 100]\nzones:\n  a: {words: "{{ name }}", box: [10, 10, 40, 10],'
    ' face: Cinzel-Bold, size: [9], colour: "#000000", on: "#FFFFFF"}\n'
)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text>a</text></svg>'

# What is odd, the files that are so, and what `check` answers.
ODD = {
    "a game without rules": (
        {PLAN: PACK.replace("seven-wonders", "none"), CARDS: "- {id: a, name: {fr: A, en: B}}\n"}, 1
    ),
    "no cards": ({CARDS: "[]\n"}, 0),
    "an empty file": ({CARDS: ""}, 1),
    "a map of cards": ({CARDS: "a: 1\n"}, 1),
    "bytes": ({CARDS: b"\xff\xfe- id"}, 1),
    "no decks": ({PLAN: PACK.split("decks:")[0] + "decks: {}\n"}, 0),
    "components of another kind": ({PLAN: PACK.replace("{booklets: 1}", "3")}, 1),
    "markers of another kind": (
        {
            PLAN: PACK.replace("{booklets: 1}", "{markers: {a: 1}}"),
            CARDS: APOLLO + "  marker: x\n",
        }, 1
    ),
    "an announced kind nobody has": ({PLAN: PACK + "announces: {boats: 3}\n"}, 1),
    "rulings that are a map": ({PLAN: COUNTED, RULINGS: "a: 1\n"}, 1),
    "a ruling that says nothing": ({PLAN: COUNTED, RULINGS: "- id: x\n"}, 1),
    "rulings that are no YAML": ({PLAN: COUNTED, RULINGS: "- id: {x\n"}, 1),
    "a card larger than paper": ({PLAN: PACK.replace("65x100", "300x400")}, 1),
    "a language without words around the cards": (
        {
            PLAN: PACK.replace("[fr, en]", "[de]").replace("{fr: Essai, en: Trial}", "{de: Probe}")
            .replace("{fr: Grecs, en: Greeks}", "{de: Griechen}"),
            CARDS: APOLLO.replace("fr: {text: Apollon, gender: m}, en", "de")
            .replace("    fr: >-\n      À l’invocation, recevez {coin:3|5|7} de la banque.\n", "")
            .replace("    en:", "    de:"),
        }, 1,
    ),
    "an empty layout": ({LAYOUT: ""}, 1),
    "a layout that is a list": ({LAYOUT: "- a\n"}, 1),
    "a layout that is no YAML": ({LAYOUT: "a: {b\n"}, 1),
    "a layout that extends itself": ({LAYOUT: "extends: trial\n"}, 1),
    "an expression of nothing": ({LAYOUT: ZONE.replace("{{ name }}", "{{ nam }}")}, 1),
    "an expression that is none": ({LAYOUT: ZONE.replace("{{ name }}", "{{ name + }}")}, 1),
    "a face nobody has": ({LAYOUT: ZONE.replace("Cinzel-Bold", "Cinzl")}, 1),
    "a box of three numbers": ({LAYOUT: ZONE.replace("10, 40, 10", "10, 40")}, 1),
    "a colour that is a pantheon": ({LAYOUT: ZONE.replace("#000000", "{{ pantheon }}")}, 1),
    "words without ink": ({LAYOUT: ZONE.replace('"#000000"', "none")}, 1),
    "an icon that is no SVG": ({"templates/icons/coin.svg": "<svg"}, 1),
    "an icon with letters": ({"templates/icons/coin.svg": SVG}, 1),
    "an emblem out of its folder": ({CARDS: APOLLO.replace("lyre", "../icons/coin")}, 1),
    "a name of forty words": ({CARDS: APOLLO.replace("en: Apollo", "en: " + "Apollo " * 40)}, 1),
    "a word longer than the card": ({CARDS: APOLLO.replace("invocation", "invocation" * 30)}, 1),
    "a name in another script": ({CARDS: APOLLO.replace("en: Apollo", "en: שלום")}, 1),
    "a folder called like a picture": ({"cards/trial/art/apollo.jpg/x": "a"}, 1),
    "a card of another pack": ({CARDS: APOLLO + "  replaces: leaders/x\n"}, 1),
    "a variant nobody understands": (
        {CARDS: APOLLO + "  variants: [{with: cities, power: [{coinz: 3}], said: card}]\n"}, 1
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ODD)
def test_odd_input_is_answered(case: str, tmp_path: Path) -> None:
    files, code = ODD[case]
    root = small_root(tmp_path / "root", files)
    said = run("check", root=root)
    assert said.code == code, said.err
    for arguments in (
        ["build", "--out", tmp_path / "out"],
        ["build", "--plan"],
        ["show", "apollo"],
    ):
        answer = run(*arguments, root=root)
        assert answer.code in (0, 1, 2), answer.err
        if arguments[1] == "--out" and said.code:
            assert answer.code == said.code, "what check refuses, build refuses"
    assert run("sources", root=root).code in (0, 1, 2)


@pytest.mark.parametrize("name", [".", ".."])
def test_a_folder_is_no_name_for_a_picture(name: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    said = run("show", "apollo", "--png", name, root=root)
    assert said.code == 2
    assert "is no name for a PNG picture" in said.err
    assert f"type --png {Path(name) / 'apollo.png'}" in said.err
