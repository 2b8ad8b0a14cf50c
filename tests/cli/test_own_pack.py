"""A folder with a pack of one's own and nothing else: the program brings the rest."""

import os
import tomllib
from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, CLEAN, FINDINGS
from cardgen.packs.root import PARTS
from tests.cli.run import Run, inside, run
from tests.conftest import ROOT

PACK = """\
title: {fr: Les miens, en: Mine}
version: 1.0.0
mark: faith
game: seven-wonders
languages: [fr, en]
decks:
  gods: {size: 65x100, layout: god, back: gods, cards: cards.yaml}
pantheons: {sky: {name: {fr: Ciel, en: Sky}, style: greek}}
credits: {expansion: Mine}
"""
UNCREDITED = PACK.replace("credits: {expansion: Mine}\n", "")
IRIS = """\
- id: iris
  name: {fr: {text: Iris, gender: f}, en: Iris}
  pantheon: sky
  emblem: lyre
  cost: {I: free, II: {stone: 1}, III: {stone: 1, clay: 1}}
  power:
    - coins: {I: 3, II: 5, III: 7}
  text:
    fr: >-
      À l’invocation, recevez {3 pièces|5 pièces|7 pièces}.
    en: >-
      On invocation, gain {3 coins|5 coins|7 coins}.
  source: house
"""
STORY = """\
says:
  fr: >-
    Iris rapporte 3 pièces.
  en: >-
    Iris brings 3 coins.
given:
  age: I
  players:
    ann: {hand: [base/foundry], gods: [iris], coins: 0}
    ben: {}
    cat: {}
play:
  - turn: {ann: [{invokes: iris}, {builds: base/foundry}]}
then:
  players:
    ann: {city: {adds: [base/foundry, iris]}, hand: [], gods: [], coins: 2}
"""
DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M9 9h9v9z"/></svg>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "cards/mine/pack.yaml", PACK)
    write(tmp_path, "cards/mine/cards.yaml", IRIS)
    return tmp_path


def write(folder: Path, file: str, text: str) -> None:
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(text, encoding="utf-8")


def ran(folder: Path, *arguments: str) -> Run:
    with inside(folder):
        return run(*arguments)


def test_a_sign_that_a_power_draws_and_nobody_has_drawn_is_no_slip(folder: Path) -> None:
    power = "trade: {coins: 1}\n      of: brown\n      from: right"
    card = IRIS.replace("coins: {I: 3, II: 5, III: 7}", power)
    write(folder, "cards/mine/cards.yaml", card)
    told = ran(folder, "check").err
    assert 'there is no icon "neighbour-right", which this draws' in told
    assert "did you mean" not in told
    assert "there is neighbours, neighbours-fight and self-and-neighbours" in told


def test_a_sound_pack(folder: Path) -> None:
    assert ran(folder, "check") == (CLEAN, "1 card, 6 texts, all read: all well\n", "")
    assert ran(folder / "cards" / "mine", "check").code == CLEAN


def test_whoever_prints_the_work_of_others_names_them(folder: Path) -> None:
    write(folder, "cards/mine/pack.yaml", UNCREDITED)
    told = ran(folder, "check").err
    assert (
        "pack.yaml:1:8: warning credits-missing: this pack prints emblems by Lorc, who are to be"
        in told
    )
    assert "credits: {expansion: Les miens}" in told
    write(folder, "cards/mine/pack.yaml", UNCREDITED.replace("Les miens", '"Les miens, suite"'))
    assert 'credits: {expansion: "Les miens, suite"}' in ran(folder, "check").err
    write(folder, "cards/mine/cards.yaml", IRIS.replace("lyre", "ammon-ram"))
    assert ran(folder, "check").err == ""  # it is by cardgen, under the licence of MIT


def test_words_are_held_against_the_effect(folder: Path) -> None:
    write(folder, "cards/mine/cards.yaml", IRIS.replace("{3 coins", "{4 coins"))
    said = ran(folder, "check")
    assert said.code == FINDINGS
    assert "cards/mine/cards.yaml:12:28: error words-number" in said.err
    assert said.err.count("error") == 1


def test_it_is_printed_into_a_folder_of_its_own(folder: Path) -> None:
    said = ran(folder, "build", "--lang", "en")
    assert (said.code, said.err) == (CLEAN, "")
    assert [name for name in os.listdir(folder / "build") if name.startswith("mine")]


def test_drawings_and_layouts_of_ones_own_lie_over_the_shipped_ones(folder: Path) -> None:
    write(folder, "cards/mine/pack.yaml", UNCREDITED)
    write(folder, "cards/mine/cards.yaml", IRIS.replace("lyre", "rainbow"))
    assert 'there is no emblem "rainbow"' in ran(folder, "check").err
    write(folder, "templates/emblems/rainbow.svg", DRAWN)
    assert ran(folder, "check").err == ""
    write(folder, "templates/layouts/mine.yaml", "extends: god\n")
    write(folder, "templates/layouts/mine-low-ink.yaml", "extends: god-low-ink\n")
    write(folder, "cards/mine/pack.yaml", UNCREDITED.replace("layout: god", "layout: mine"))
    assert ran(folder, "check").err == ""


def test_an_icon_of_ones_own_needs_no_more_than_its_own_meaning(folder: Path) -> None:
    write(folder, "templates/icons/rune.svg", DRAWN.replace("512 512", "100 100"))
    write(folder, "cards/mine/pack.yaml", PACK.replace("mark: faith", "mark: rune"))
    said = ran(folder, "check").err
    assert said.startswith("templates/icons/rune.svg:1:1: error legend-missing")
    typed = said[said.index("groups:") :].replace(" " * 14, "").replace("…", "Une rune.")
    write(folder, "templates/legend.yaml", typed)
    assert ran(folder, "check").err == ""
    assert ran(folder, "build", "--only", "aid").code == CLEAN
    write(folder, "templates/legend.yaml", typed.replace("rune:", "rome:"))
    said = ran(folder, "check").err
    assert "templates/legend.yaml:4:7: error legend-unknown" in said
    assert "templates/legend.yaml:2:3: error legend-missing" in said


def test_what_to_add_to_a_legend_of_ones_own_is_typed_out(folder: Path) -> None:
    write(folder, "templates/icons/rune.svg", DRAWN.replace("512 512", "100 100"))
    write(folder, "cards/mine/pack.yaml", PACK.replace("mark: faith", "mark: rune"))
    write(folder, "templates/legend.yaml", "words: {title: {en: Help}}\n")
    said = ran(folder, "check").err
    typed = said[said.index("groups:") :].replace(" " * 14, "")
    write(folder, "templates/legend.yaml", typed.replace("rune:", "coin:").replace("…", "Wind"))
    said = ran(folder, "check").err
    assert 'add rune: {fr: …, en: …} under icons: of "Wind", or of a group of its own' in said


def test_cards_may_bear_no_mark(folder: Path) -> None:
    """A layout of one's own that draws it all the same is told, not drawn without it."""
    write(folder, "cards/mine/pack.yaml", PACK.replace("mark: faith", "mark: none"))
    assert ran(folder, "check").err == ""
    assert ran(folder, "build").code == CLEAN
    marked = "extends: god\ngrounds: {frame: {zones: {mark: {if: }}}}\n"
    write(folder, "templates/layouts/marked.yaml", marked)
    write(folder, "templates/layouts/marked-low-ink.yaml", "extends: god-low-ink\n")
    pack = PACK.replace("mark: faith", "mark: none").replace("layout: god", "layout: marked")
    write(folder, "cards/mine/pack.yaml", pack)
    assert (
        "unknown-mark: a layout draws the mark, and this pack has none" in ran(folder, "check").err
    )


def test_what_the_shipped_legend_does_not_say_is_told_where_one_may_write(folder: Path) -> None:
    pack = PACK.replace("[fr, en]", "[fr, en, de]").replace("fr: Ciel", "de: Himmel, fr: Ciel")
    write(folder, "cards/mine/pack.yaml", pack.replace("fr: Les", "de: Meine, fr: Les"))
    german = "    de: >-\n      Ihr erhaltet {3|5|7} Münzen.\n  source"
    cards = IRIS.replace("  source", german).replace("en: Iris", "en: Iris, de: Iris")
    write(folder, "cards/mine/cards.yaml", cards)
    lacking = [line for line in ran(folder, "check").err.splitlines() if "legend-language" in line]
    assert len(lacking) == 1
    assert lacking[0].startswith("cards/mine/pack.yaml:5:12: error legend-language: the legend has")
    write(folder, "templates/legend.yaml", "words:\n  title: {de: Hilfe}\n  page: {en: Page}\n")
    said = ran(folder, "check").err
    assert "templates/legend.yaml:3:9: error legend-language: page has no words" in said
    assert "say it in templates/legend.yaml, under icons: of its group: coin: {de: …}" in said
    assert "say it in templates/legend.yaml, under words: icons: {de: …}" in said
    title = 'title: {fr: "À quel moment", en: "At what moment", de: …}'
    assert f"say it in templates/legend.yaml, under groups: {title}" in said
    typed = "groups:\n  - title: {en: Science}\n    icons:\n      coin: {en: Money.}\n"
    write(folder, "templates/legend.yaml", "words: {title: {de: Hilfe}}\n" + typed)
    said = ran(folder, "check").err
    assert 'templates/legend.yaml:3:12: error legend-language: the title "Science" has' in said
    assert "templates/legend.yaml:5:7: error legend-language: coin has no words" in said


def test_a_layout_without_one_that_spares_ink_is_told_what_to_write(folder: Path) -> None:
    write(folder, "templates/layouts/mine.yaml", "extends: god\n")
    write(folder, "cards/mine/pack.yaml", PACK.replace("layout: god", "layout: mine"))
    said = ran(folder, "check").err
    why = 'unknown-layout: layout "mine" has no design that spares ink, "mine-low-ink"'
    assert f"warning {why}" in said
    assert f"error {why}" in ran(folder, "build", "--ink", "low").err
    assert ran(folder, "build").code == 0
    assert "write templates/layouts/mine-low-ink.yaml; one line may do: extends: " in said
    typed = said.split("one line may do: ")[1].splitlines()[0]
    write(folder, "templates/layouts/mine-low-ink.yaml", f"{typed}\n")
    assert ran(folder, "check").err == ""


def test_cards_that_cannot_be_read_are_not_missed_in_the_count(folder: Path) -> None:
    write(folder, "cards/mine/pack.yaml", PACK + "announces: {gods: 2}\n")
    other = (
        IRIS.replace("iris", "eris").replace("Iris", "Eris").replace("    - coins", "    - cins")
    )
    write(folder, "cards/mine/cards.yaml", IRIS + "\n" + other.replace("source", "sauce"))
    said = ran(folder, "check").err
    assert "unknown-key" in said
    assert "announced-count" not in said
    write(folder, "cards/mine/cards.yaml", IRIS)
    assert "announced-count: 2 gods are announced and 1 are there" in ran(folder, "check").err


def test_only_ones_own_drawings_can_be_unused(folder: Path) -> None:
    write(folder, "templates/emblems/rainbow.svg", DRAWN)
    said = ran(folder, "check")
    assert said.code == CLEAN
    assert said.err.startswith("templates/emblems/rainbow.svg:1:1: warning unused-emblem")
    assert said.err.count("warning") == 1


def test_scenarios_may_use_the_facts_of_the_game(folder: Path) -> None:
    write(folder, "cards/mine/scenarios/iris-brings.yaml", STORY)
    said = ran(folder, "run")
    assert said == (CLEAN, "1 scenario, played 1 time: all come true\n", "")
    assert "Iris brings 3 coins" in ran(folder, "run", "iris-brings").out


def test_a_shipped_pack_can_be_named(folder: Path) -> None:
    assert ran(folder, "check", "duel-base").code == CLEAN
    said = ran(folder, "check", "mien")
    assert said.code == CANNOT
    assert 'did you mean "mine"?' in said.err


def test_a_shipped_pack_knows_what_lies_beside_it(folder: Path) -> None:
    """Leaders names Alexandria, lays cards of the base game on the table, tells what a sale brings.

    With one's own pack all packs of the folder are looked at, and others are known all the same.
    """
    looks = "name-spelling,prose-witness,rulebook-card-number,rulebook-constant"
    for asked in (["leaders"], ["mine", "leaders"]):
        said = ran(folder, "check", *asked, "--select", looks)
        assert (said.code, said.err) == (CLEAN, "")


def test_beside_a_pack_of_ones_own_what_shipped_ones_accept_is_not_unused(folder: Path) -> None:
    """It may be of use among all shipped ones, which are not looked at."""
    assert ran(folder, "check", "mine", "leaders", "--select", "field-kin,accepts-unused").err == ""


def test_a_name_of_ones_own_is_no_slip_for_a_shipped_one(folder: Path) -> None:
    notes = "".join(f"    {one}:\n      - >-\n        Alexandrin.\n" for one in ("fr", "en"))
    write(folder, "cards/mine/cards.yaml", f"{IRIS}  notes:\n{notes}")
    assert ran(folder, "check", "--select", "name-spelling").err == ""


def test_cards_without_a_pack_are_not_passed_over(folder: Path) -> None:
    (folder / "cards/mine/pack.yaml").unlink()
    said = ran(folder, "check")
    assert said.code == CANNOT
    assert f"{folder / 'cards'} holds no pack" in said.err
    said = ran(folder, "check", "mine")
    assert said.code == CANNOT
    assert f"copy {ROOT / 'cards/faith/pack.yaml'} there" in said.err


def test_all_that_packs_need_is_installed_with_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    installed = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert installed == {part: f"cardgen/shipped/{part}" for part in PARTS}
