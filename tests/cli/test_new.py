"""A pack begun from nothing is sound; a card or kind added leaves every byte there was."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, rmtree
from textwrap import indent

import pytest
from yaml import safe_dump, safe_load

from cardgen.cli.main import CANNOT, CLEAN
from tests.cli.run import Run, inside, run, snapshot
from tests.conftest import ROOT


def ran(folder: Path, *arguments: str) -> Run:
    with inside(folder):
        return run(*arguments)


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    assert ran(tmp_path, "new", "pack", "mine", "--lang", "fr,en").code == CLEAN
    return tmp_path


@pytest.mark.parametrize("languages", [(), ("en",), ("fr",), ("en", "fr")])
def test_a_new_pack_is_sound_and_printed_at_once(
    tmp_path: Path, languages: tuple[str, ...]
) -> None:
    asked = ("--lang", ",".join(languages)) if languages else ()
    said = ran(tmp_path, "new", "pack", "my-gods", *asked)
    assert (said.code, said.err) == (CLEAN, "")
    assert "next: cardgen check my-gods" in said.out
    checked = ran(tmp_path, "check")
    assert (checked.code, checked.err) == (CLEAN, "")
    assert checked.out.endswith(": all well\n")
    assert ran(tmp_path, "fmt", "--check").code == CLEAN
    assert ran(tmp_path, "build", "--only", "cards").code == CLEAN
    printed = {path.name for path in (tmp_path / "build").glob("*.pdf")}
    assert printed == {f"my-gods-gods-{one}-a4.pdf" for one in languages or ("en", "fr")}


def test_what_is_printed_does_not_go_into_git(tmp_path: Path) -> None:
    """What a .gitignore holds already stays; a second pack has nothing to add."""
    (tmp_path / ".gitignore").write_bytes(b"notes")
    said = ran(tmp_path, "new", "pack", "mine", "--lang", "en")
    assert ".gitignore: what is printed, build/, does not go into Git" in said.out
    assert ".gitignore" not in ran(tmp_path, "new", "pack", "yours", "--lang", "en").out
    assert (tmp_path / ".gitignore").read_bytes() == b"notes\n/build/\n"


def test_a_new_card_is_sound_and_leaves_every_byte(begun: Path) -> None:
    file = begun / "cards/mine/cards.yaml"
    before = b"# mine\r\n" + file.read_bytes().replace(b"\n", b"\r\n") + b"# the last word"
    file.write_bytes(before)
    said = ran(begun, "new", "card", "mine", "zephyr")
    assert (said.code, said.err) == (CLEAN, "")
    after = file.read_bytes()
    assert after.startswith(before + b"\r\n- id: zephyr\r\n")
    assert b"\n" not in after.replace(b"\r\n", b"")
    checked = ran(begun, "check")
    assert (checked.code, checked.err) == (CLEAN, "")
    assert checked.out.startswith("2 cards, 12 texts")


def test_a_new_card_stands_as_far_from_the_last_as_that_from_the_one_before(begun: Path) -> None:
    file = begun / "cards/mine/cards.yaml"
    ran(begun, "new", "card", "mine", "zephyr")
    assert b"\n\n" not in file.read_bytes()
    apart = file.read_bytes().replace(b"- id: zephyr", b"\n# Of the west.\n- id: zephyr")
    for ending in (b"", b"\n"):
        file.write_bytes(apart + ending)
        ran(begun, "new", "card", "mine", "notus")
        assert file.read_bytes().startswith(apart + b"\n- id: notus\n")
    assert ran(begun, "check").code == CLEAN


def test_a_new_card_fits_into_the_packs_there_are(tmp_path: Path) -> None:
    """Into those of either game, printed or not; only what announces their numbers may say no, the
    emblem that it has from another card is to be one of its own, and flavour is in the rulebook."""
    packs = ("duel-base", "leaders", "faith")
    copytree(ROOT / "cards", tmp_path / "cards")
    for pack in packs:
        said = tmp_path / "cards" / pack / "pack.yaml"
        lines = said.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith("announces:")]
        said.write_text("".join(kept), encoding="utf-8")
        rmtree(tmp_path / "cards" / pack / "rulebook", ignore_errors=True)  # it knows no such card
        assert ran(tmp_path, "new", "card", pack, "zephyr-two").code == CLEAN
    told = ran(tmp_path, "check", *packs).err.splitlines()
    findings = [line for line in told if line.startswith("cards/")]
    codes = {line.split()[2] for line in findings if " warning " in line}
    assert codes == {"shared-sign:", "flavour-unprinted:"}
    assert not [line for line in findings if " error " in line]


def test_a_new_card_names_its_deck_and_how_to_choose_another(begun: Path) -> None:
    """What is struck around the coin of the card before is not struck around its own."""
    plan = begun / "cards/mine/pack.yaml"
    heroes = (
        "  rest: {kind: leader, layout: leader, back: leaders, cards: the rest.yaml}\n"
        "  heroes: {kind: leader, layout: leader, back: leaders, cards: heroes.yaml}\n"
        "fields:\n  scene: {kind: choice, of: [greek, roman]}\n  legend: {kind: list}\n"
    )
    text = plan.read_text(encoding="utf-8").replace("pantheons:", f"{heroes}pantheons:")
    plan.write_text(text, encoding="utf-8")
    hero = (
        "- id: harald\n  name: {fr: Harald, en: Harald}\n  emblem: sun\n  scene: roman\n"
        "  legend: [HARALD, DANMARK]\n  cost: {coins: 2}\n  power: [{coins: 3}]\n  source: house\n"
    )
    (begun / "cards/mine/heroes.yaml").write_text(hero, encoding="utf-8")
    rest = hero.replace("harald", "canute").replace("Harald", "Canute")
    (begun / "cards/mine/the rest.yaml").write_text(rest, encoding="utf-8")
    assert ran(begun, "fmt", "--write-words").code == CLEAN
    said = ran(begun, "new", "card", "mine", "hod")
    assert (said.code, said.err) == (CLEAN, "")
    first, second, third, _ = said.out.splitlines()
    assert (
        first == "cards/mine/heroes.yaml: the card hod of the deck heroes, to be changed to yours"
    )
    command = "cardgen new card mine hod --file"
    assert second == f"  for the deck gods take it out there, and: {command} cards.yaml"
    assert third.endswith(f"the deck rest take it out there, and: {command} 'the rest.yaml'")
    written = (begun / "cards/mine/heroes.yaml").read_text(encoding="utf-8").partition("id: hod")[2]
    assert "scene: roman" in written
    assert "legend:" not in written
    assert "take it out there" not in ran(begun, "new", "card", "mine", "hel", *CHOSEN).out


CHOSEN = ("--file", "heroes.yaml")


def kind(
    name: str = "medal", game: str = "duel", size: str = "24x24", more: tuple[str, ...] = ()
) -> tuple[str, ...]:
    return ("kind", name, "--game", game, "--size", size, *more)


@pytest.mark.parametrize(
    ("typed", "told", "help"),
    [
        (("pack", "mine"), "cards/mine is there already", "new pack mine-2; another card in it"),
        (("pack", "faith"), 'the pack "faith" came with cardgen', "new pack faith-2"),
        (("pack", "My Gods"), '"My Gods" is no name for a pack', "type my-gods"),
        (("pack", "../x"), '"../x" is no name', "type x"),
        (("pack", "mine#2"), '"mine#2" is no name for a pack', "between them: type mine-2"),
        (("pack", "con"), '"con" is no name for a pack: on Windows it is a device', "as my-con"),
        (("pack", "lpt9"), '"lpt9" is no name for a pack', "as my-lpt9"),
        (
            ("pack", "x", "--lang", "de"),
            'there are no phrases in "de"',
            "add de to languages: in its pack.yaml",
        ),
        (("pack", "x", "--lang", ","), "--lang names no language", "--lang en,fr"),
        (("card", "mine", "iris"), 'there is a card "iris" in mine already', "id: iris-2"),
        (("card", "mine", "Zephyr"), '"Zephyr" is no name for a card', "type zephyr"),
        (("card", "mine", "Éole"), '"Éole" is no name for a card', "type eole"),
        (("card", "mien", "zephyr"), 'there is no pack "mien"', ""),
        (("card", "faith", "zephyr"), "came with cardgen", "cardgen new pack NAME"),
        (("card", "mine", "x", "--file", "card.yaml"), 'did you mean "cards.yaml"', ""),
        (("card", "zephyr", "mine"), 'there is no pack "zephyr"', "cardgen new card mine zephyr"),
        (("crad", "mine", "x"), 'there is no new "crad": did you mean "card"?', "new pack, "),
        (("mine", "card", "x"), 'there is no new "mine"', "cardgen new card mine"),
        (kind("Medal"), '"Medal" is no name for a kind', "type medal"),
        (kind("token"), 'the game duel has a kind "token" already', "new kind token-2"),
        (kind(game="duell"), 'there is no game "duell": did you mean "duel"?', "there is seven-"),
        (kind(size="24"), "expected a size such as 65x100 (width x height in mm), found", ""),
        (
            kind(size="24x30", more=("--circle",)),
            "a circle is not 24 mm wide and 30",
            "one diameter",
        ),
        (kind(more=("--circle", "--corners", "3")), "only a rectangle has corners", ""),
        (kind(more=("--corners", "3,5")), "'3,5' is not a length of 0 to 50 mm", "type 3.5"),
    ],
)
def test_what_cannot_be_begun_says_what_to_type(
    begun: Path, typed: tuple[str, ...], told: str, help: str
) -> None:
    before = snapshot(begun)
    said = ran(begun, "new", *typed)
    assert (said.code, said.out) == (CANNOT, "")
    assert told in said.err
    assert help in said.err
    assert snapshot(begun) == before


KINDS = """\
kinds:
  medal: {size: 24x24, shape: circle}
"""
LARGER = KINDS.replace("24x24", "30x30")


def test_a_game_that_is_shipped_gets_a_file_of_ones_own_with_the_new_kind(begun: Path) -> None:
    said = ran(begun, "new", *kind(more=("--circle",)))
    assert (said.code, said.err) == (CLEAN, "")
    assert said.out.startswith("cards/games/duel.yaml: the kind medal\n")
    file = begun / "cards/games/duel.yaml"
    heading, *lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert heading.startswith("# ")
    assert "".join(lines) == "like: duel\n" + KINDS
    assert ran(begun, "new", *kind("plate", more=("--corners", "3"))).code == CLEAN
    assert file.read_text(encoding="utf-8").endswith("\n  plate: {size: 24x24, corners: 3}\n")
    assert ran(begun, "check").err == ""


@pytest.mark.parametrize(
    ("before", "added", "after"),
    [
        ("# mine\r\nlike: duel   # as there\r\n", LARGER.replace("\n", "\r\n"), "# the end"),
        (
            "kinds:\n    card: {size: 44x68}   # as they are\n",
            "    medal: {size: 30x30, shape: circle}\n",
            "\nlike: duel\n",
        ),
    ],
)
def test_a_new_kind_leaves_every_byte_and_is_printed(
    begun: Path, before: str, added: str, after: str
) -> None:
    file = begun / "cards/games/lights.yaml"
    file.parent.mkdir()
    file.write_bytes((before + after).encode())
    said = ran(begun, "new", *kind(game="lights", size="30x30", more=("--circle",)))
    assert (said.code, said.err) == (CLEAN, "")
    assert file.read_bytes().decode() == before + added + after
    pack = begun / "cards/mine/pack.yaml"
    text = pack.read_text(encoding="utf-8").replace("game: seven-wonders", "game: lights")
    of = "of: {rainbow: {name: {fr: Arc, en: Bow}, emblem: sun, pantheon: mine}}"
    components = f"components:\n  m: {{kind: medal, layout: token, back: token, {of}}}\n"
    pack.write_text(text + components, encoding="utf-8")
    assert ran(begun, "build", "--lang", "en", "--only", "components").err == ""


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (
            "kinds: {card: {size: 44x68}}\n",
            "lights.yaml:1:8: error: the kinds stand between braces",
        ),
        ("{like: duel}\n", "lights.yaml:1:8: error: the kinds stand between braces"),
        ("# none yet\n", "lights.yaml:1:1: error: the file is empty"),
        ("like: duell\n", 'lights.yaml:1:7: error: unknown word "duell": did you mean "duel"?'),
    ],
)
def test_a_game_without_a_place_for_a_kind_is_refused(begun: Path, content: str, told: str) -> None:
    file = begun / "cards/games/lights.yaml"
    file.parent.mkdir()
    file.write_text(content, encoding="utf-8")
    said = ran(begun, "new", *kind(game="lights"))
    assert (said.code, said.out) == (CANNOT, "")
    assert told in said.err
    assert "help: " in said.err
    assert file.read_text(encoding="utf-8") == content


def test_nothing_is_added_to_a_pack_with_faults(begun: Path) -> None:
    file = begun / "cards/mine/cards.yaml"
    file.write_bytes(file.read_bytes().replace(b"cost:", b"coast:"))
    before = snapshot(begun)
    said = ran(begun, "new", "card", "mine", "zephyr")
    assert (said.code, said.out) == (CANNOT, "")
    assert "mend it first: cardgen check mine" in said.err
    assert snapshot(begun) == before


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (lambda text: json.dumps(safe_load(text)), "it is no list with a dash before each entry"),
        (lambda text: safe_dump(safe_load(text)[0]), "mend it first"),
        (lambda text: f"{text}...\n", "it is no sound YAML: cardgen check tells where"),
        (lambda text: f"{text}- id: [\n", "mend it first: cardgen check mine"),
    ],
)
def test_a_file_without_a_place_for_an_entry_is_refused(
    begun: Path, file: Callable[[str], str], why: str
) -> None:
    cards = begun / "cards/mine/cards.yaml"
    cards.write_text(file(cards.read_text(encoding="utf-8")), encoding="utf-8")
    before = snapshot(begun)
    said = ran(begun, "new", "card", "mine", "zephyr")
    assert said.code == CANNOT
    assert re.search(why, said.err)
    assert snapshot(begun) == before


@pytest.mark.parametrize(
    "file",
    [
        lambda text: text,
        lambda text: f"# the first\n{text}",
        lambda text: f"\ufeff{text.rstrip()}",
        lambda text: indent(text, "  "),
    ],
    ids=["plain", "comment", "mark and no line end", "indented"],
)
def test_an_entry_stands_in_the_column_of_the_others(
    begun: Path, file: Callable[[str], str]
) -> None:
    cards = begun / "cards/mine/cards.yaml"
    before = file(cards.read_text(encoding="utf-8"))
    cards.write_text(before, encoding="utf-8")
    assert ran(begun, "new", "card", "mine", "zephyr").code == CLEAN
    after = cards.read_text(encoding="utf-8")
    assert after.startswith(before)
    column = "  " if before.startswith("  ") else ""
    first, *more = after[len(before) :].strip("\n").split("\n")
    assert first == f"{column}- id: zephyr"
    assert f"{column}  power:" in more
    assert all(line.startswith(f"{column}  ") for line in more)
