"""Leaders: what their packs print, and what an author is told of one that cannot be printed."""

import json
from pathlib import Path

import pytest

from tests.cli.run import Run, run
from tests.small_root import ROOT

PACK = """\
title: {fr: Essai, en: Trial}
version: 1.0.0
mark: leaders
game: seven-wonders
languages: [fr, en]
decks:
  leaders: {kind: leader, layout: leader, back: leaders, cards: leaders.yaml}
fields:
  scene: {kind: choice, of: [greek, roman]}
  legend: {kind: list}
"""
DIDO = """\
- id: dido
  name: {fr: {text: Didon, gender: f}, en: Dido}
  emblem: lion
  scene: roman
  legend: [DIDO, CARTHAGO]
  cost: {coins: 2}
  power: [{coins: 6}]
  text:
    fr: >-
      Au recrutement, recevez 6 pièces.
    en: >-
      On recruitment, gain 6 coins.
  source: house
"""
LONG = "On recruitment, gain 6 coins. " + "Then say so aloud, twice, to all who listen. " * 9


def build(folder: Path, card: str = DIDO, pack: str = PACK, *arguments: str) -> Run:
    home = folder / "cards" / "trial"
    home.mkdir(parents=True)
    (home / "pack.yaml").write_text(pack, encoding="utf-8")
    (home / "leaders.yaml").write_text(card, encoding="utf-8")
    wanted = ("--only", "cards", "--out", folder / "out", *arguments)
    return run("build", *wanted, root=folder)


def printed(out: Path) -> dict[str, tuple[int, int]]:
    """Pages and cards of each set, as the manifest lists them."""
    files = json.loads((out / "manifest.json").read_text(encoding="utf-8"))["files"]
    return {f"{one['pack']} {one['deck']}": (one["pages"], one["cards"]) for one in files}


@pytest.mark.parametrize(
    ("paper", "pages"),
    [("a4", (14, 8, 2)), ("letter", (18, 8, 2))],
)
def test_every_leader_and_guild_is_printed(
    paper: str, pages: tuple[int, int, int], tmp_path: Path
) -> None:
    on = ("--only", "cards", "--lang", "fr", "--paper", paper, "--out", tmp_path)
    said = run("build", "leaders", "duel-leaders", *on, root=ROOT)
    assert (said.code, said.err) == (0, "")
    large, small, wonders = pages
    assert printed(tmp_path) == {
        "leaders leaders+guilds+blank+wonder-cards": (large, 36 + 4 + 1 + 1),
        "duel-leaders leaders+blank": (small, 43 + 2),
        "duel-leaders wonders": (wonders, 2),
    }


def test_a_leader_of_ones_own_is_printed_in_both_inks(tmp_path: Path) -> None:
    for ink in ("full", "low"):
        said = build(tmp_path / ink, DIDO, PACK, "--ink", ink)
        assert (said.code, said.err) == (0, "")
        assert printed(tmp_path / ink / "out") == {"trial leaders": (2, 1)}


def test_a_leader_may_do_without_a_legend(tmp_path: Path) -> None:
    assert build(tmp_path, DIDO.replace("  legend: [DIDO, CARTHAGO]\n", "")).code == 0


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("emblem: lion", "emblem: lionn",
         'leaders.yaml:3:11: error unknown-emblem: there is no emblem "lionn": did you mean'),
        ("  emblem: lion\n", "",
         'leaders.yaml:1:3: error missing-key: missing key "emblem": the layout leader draws it'),
        ("  scene: roman\n", "",
         'leaders.yaml:1:3: error missing-key: missing key "scene": the layout leader draws it'),
        ("scene: roman", "scene: norse", 'leaders.yaml:4:10: error unknown-word'),
        ("CARTHAGO]", "KART HADASHT THE NEW TOWN OF THE WEST]",
         "leaders.yaml:5:11: error overflow: dido, fr, legend:"),
        ("On recruitment, gain 6 coins.", LONG,
         "leaders.yaml:11:9: error overflow: dido, en, text:"),
        ("cost: {coins: 2}", "cost: {I: {coins: 2}, II: {coins: 3}, III: free}",
         "leaders.yaml:1:7: error drawing: dido cannot be drawn: its cost differs by Age"),
    ],
)  # fmt: skip
def test_what_keeps_a_leader_from_print_is_told_at_its_place(
    old: str, new: str, told: str, tmp_path: Path
) -> None:
    assert old in DIDO
    said = build(tmp_path, DIDO.replace(old, new))
    assert said.code == 1
    assert told in said.err
    assert not list((tmp_path / "out").glob("*.pdf"))


def test_a_metal_that_the_layout_lacks_is_told(tmp_path: Path) -> None:
    layouts = tmp_path / "templates" / "layouts"
    layouts.mkdir(parents=True)
    tin = "extends: leader\nvalues: {metal: silber}\n"
    (layouts / "tin.yaml").write_text(tin, encoding="utf-8")
    said = build(tmp_path, DIDO, PACK.replace("layout: leader", "layout: tin"))
    assert said.code == 1
    assert 'dido cannot be drawn: unknown metal "silber": did you mean "silver"?' in said.err
    assert "the layout has bronze, gold and silver; a metal is four of its colours" in said.err
