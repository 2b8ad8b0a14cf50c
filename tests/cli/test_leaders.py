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
GUILD = """\
- id: potters-guild
  name: {fr: {text: Guilde des potiers, gender: f}, en: Potters Guild}
  emblem: amphora
  scene: greek
  guild: {fr: Guilde, en: Guild}
  colour: purple
  age: III
  cost: {wood: 2}
  power: [{vp: 5}]
  text:
    fr: >-
      En fin de partie, marquez 5 points de victoire.
    en: >-
      At the end of the game, score 5 victory points.
  source: house
"""
LONG = "On recruitment, gain 6 coins. " + "Then say so aloud, twice, to all who listen. " * 9


def build(folder: Path, card: str = DIDO, pack: str = PACK, *arguments: str) -> Run:
    home = folder / "cards" / "trial"
    home.mkdir(parents=True, exist_ok=True)
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


def test_fields_that_a_layout_draws_are_told_with_what_to_type(tmp_path: Path) -> None:
    said = build(tmp_path, DIDO, PACK.partition("fields:")[0])
    assert said.code == 1
    assert "pack.yaml:7:35: error missing-key: missing fields: the layout leader draws" in said.err
    assert "scene: {kind: choice, of: [greek, roman, egyptian, babylonian, harbour]}" in said.err
    assert "legend: {kind: list}" in said.err
    assert "templates/layouts" not in said.err


def test_fields_of_a_leader_of_duel_are_told_and_enough_to_print_it(tmp_path: Path) -> None:
    pack = PACK.replace("seven-wonders", "duel").replace(
        "layout: leader, back: leaders", "layout: duel-leader, back: duel-leaders"
    )
    told = build(tmp_path / "first", DIDO, pack)
    assert 'the layout duel-leader draws "panel"' in told.err
    assert "site-packages" not in told.err
    assert "no variable" not in told.err
    (field,) = [line.strip() for line in told.err.splitlines() if "panel: {" in line]
    said = build(tmp_path / "second", DIDO, f"{pack}  {field}\n")
    assert (said.code, said.err) == (0, "")


def test_what_is_told_of_a_guild_without_fields_is_enough_to_print_it(tmp_path: Path) -> None:
    pack = (
        PACK.partition("fields:")[0]
        .replace("leader,", "card,", 1)
        .replace("layout: leader, back: leaders", "layout: guild, back: age-iii")
    )
    told = build(tmp_path / "first", GUILD, pack)
    lines = told.err.partition("fields:\n")[2].splitlines()
    fields = [line.strip() for line in lines if line.strip().startswith(("scene:", "guild:"))]
    assert len(fields) == 2
    declared = f"{pack}fields:\n" + "".join(f"  {line}\n" for line in fields)
    assert build(tmp_path / "second", GUILD, declared).code == 0
    nameless = GUILD.replace("  guild: {fr: Guilde, en: Guild}\n", "")
    said = build(tmp_path / "third", nameless, declared)
    assert 'missing key "guild": the layout guild prints it' in said.err


def test_a_deck_that_names_no_layout_is_told(tmp_path: Path) -> None:
    pack = PACK.replace("fields:", "  facts: {cards: facts.yaml}\nfields:")
    facts = GUILD.replace("  scene: greek\n  guild: {fr: Guilde, en: Guild}\n", "")
    (tmp_path / "cards" / "trial").mkdir(parents=True)
    (tmp_path / "cards" / "trial" / "facts.yaml").write_text(facts, encoding="utf-8")
    line = "trial facts: 1 card not printed, since the deck names no layout"
    for asked in ((), ("--plan",)):
        said = build(tmp_path, DIDO, pack, *asked)
        assert said.code == 0
        assert line in said.err


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
         "leaders.yaml:6:9: error drawing: dido cannot be drawn: its cost differs by Age"),
        ("cost: {coins: 2}", "cost: {coins: 2, wood: 1}",
         "leaders.yaml:6:9: error drawing: dido cannot be drawn: its cost is not of coins alone"),
        ("cost: {coins: 2}", "cost: {wood: 1}",
         "dido cannot be drawn: its cost is not of coins alone, and its layout shows no wood"),
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
