"""Where a command cannot do what it is asked, it tells what really stands in its way."""

import re
import shutil
from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, FINDINGS
from tests.cli.git import committed
from tests.cli.run import run
from tests.conftest import ROOT
from tests.small_root import APOLLO, PACK, small_root

TRIAL, CARDS = "cards/trial/pack.yaml", "cards/trial/cards.yaml"
VERSION = PACK.replace("1.0.0", "one")
POWER = APOLLO.replace("- coins:", "- cins:")
LAYOUT = "templates/layouts/trial.yaml"


@pytest.mark.parametrize(
    ("words", "files"),
    [
        (("build", "--plan"), {TRIAL: VERSION}),
        (("build",), {TRIAL: VERSION}),
        (("build", "--changed", "printed"), {TRIAL: VERSION}),
        (("build", "--changed", "printed", "--plan"), {TRIAL: VERSION}),
        (("show", "apollo"), {TRIAL: VERSION}),
        (("show", "trial/apollo", "--png", "a.png"), {TRIAL: VERSION}),
        (("build", "--plan"), {CARDS: POWER.replace("id: a", "idd: a")}),
        (("build", "--plan", "--cards", "apollo"), {CARDS: APOLLO.replace("cost:", "cots:")}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_could_not_be_read_is_told(
    words: tuple[str, ...], files: dict[str, str], tmp_path: Path
) -> None:
    root = small_root(tmp_path / "root")
    committed(root, "printed")
    for file, text in files.items():
        (root / file).write_text(text, encoding="utf-8")
    out = ("--out", root / "out") if words[0] == "build" else ()
    said = run(*words, *out, root=root)
    (file,) = files
    assert said.code == FINDINGS
    assert re.match(rf"{file}:\d+:\d+: error ", said.err), said.err
    assert "there is no card" not in said.err
    assert not (root / "out").exists()


def test_a_plan_of_what_is_left_tells_what_is_not(tmp_path: Path) -> None:
    ares = APOLLO.replace("apollo", "ares").replace("stone: 1", "stone: many")
    root = small_root(tmp_path / "root", {CARDS: APOLLO + ares})
    said = run("build", "--plan", "--out", root / "out", root=root)
    assert said.code == FINDINGS
    assert "many" in said.err
    assert "trial gods: 1 card of " in said.out


def test_facts_are_not_called_empty() -> None:
    said = run("build", "base", "--plan", root=ROOT)
    assert said.code == CANNOT
    assert re.search(
        r"the \d+ cards of base are facts for the rules: their decks name no lay", said.err
    )


@pytest.mark.parametrize("text", ["zones: 3\n", "extends: nothing\n", "zones: {a: {wordz: x}}\n"])
def test_a_card_without_a_picture_tells_what_its_layout_lacks(text: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {})
    (root / LAYOUT).write_text(text, encoding="utf-8")
    said = run("show", "apollo", "--png", tmp_path / "a.png", root=root)
    assert said.code == FINDINGS
    assert f"{LAYOUT}:1:" in said.err
    assert not (tmp_path / "a.png").exists()


def test_a_card_that_is_not_printed_has_no_picture(tmp_path: Path) -> None:
    said = run("show", "base/altar", "--png", tmp_path / "a.png", root=ROOT)
    assert said.code == CANNOT
    assert re.match(r"cards/base/pack.yaml:\d+:\d+: error: altar has no picture: ", said.err)
    assert "its deck ages is not printed" in said.err


def test_which_scenarios_there_are() -> None:
    said = run("run", "nosuch", root=ROOT).err
    assert re.search(r"there is base/\S+, .* …; all \d+: cardgen run --list", said)
    assert "there is faith/" in run("run", "faith", root=ROOT).err
    assert 'did you mean "apollo-coins"' in run("run", "apolo-coins", root=ROOT).err
    names = run("run", "--list", root=ROOT).out.split()
    assert "faith/apollo-coins" in names
    assert f"all {len(names)}: " in said


def test_a_pack_without_scenarios_is_told_where_they_go(tmp_path: Path) -> None:
    said = run("run", "nosuch", root=small_root(tmp_path / "root"))
    assert said.code == CANNOT
    assert "a scenario is a file cards/<pack>/scenarios/<name>.yaml" in said.err


def test_cards_of_a_file_that_cannot_be_read_are_not_called_unknown(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "cards" / "faith", tmp_path / "cards" / "faith")
    greek = tmp_path / "cards" / "faith" / "gods" / "greek.yaml"
    greek.write_text(f"{greek.read_text('utf-8')}\tname: A: b: c\n", encoding="utf-8")
    said = run("check", "faith", root=tmp_path)
    assert said.code == FINDINGS
    assert re.match(r"cards/faith/gods/greek.yaml:\d+:1: error tab", said.err)
    assert "unknown-ruling" not in said.err


def test_one_page_and_one_card_are_told_in_the_singular(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root")
    said = run("build", "--out", root / "out", "--lang", "en", "--duplex", "none", root=root)
    assert re.search(r"trial-gods-en-a4-fronts.pdf  1 page  1 card  \d+ bytes", said.out)


def test_what_would_be_understood_is_not_called_the_house(tmp_path: Path) -> None:
    files = {CARDS: APOLLO.replace("recevez", "reçois")}
    said = run("check", root=small_root(tmp_path / "root", files, phrases=True)).err
    found = re.search(r'it says "reçois" where "(\w+)" would be understood', said)
    assert found, said
    assert "in the words of the house: À l’invocation, recevez" in said
