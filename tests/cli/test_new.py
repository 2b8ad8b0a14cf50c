"""A pack begun from nothing is sound; a card added leaves every byte there was."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
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


def test_a_new_card_fits_into_the_packs_there_are(tmp_path: Path) -> None:
    """Into those of either game, printed or not; only what announces their numbers may say no."""
    packs = ("duel-base", "leaders", "faith")
    copytree(ROOT / "cards", tmp_path / "cards")
    for pack in packs:
        said = tmp_path / "cards" / pack / "pack.yaml"
        lines = said.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith("announces:")]
        said.write_text("".join(kept), encoding="utf-8")
        assert ran(tmp_path, "new", "card", pack, "zephyr-two").code == CLEAN
    assert ran(tmp_path, "check", *packs).err == ""


@pytest.mark.parametrize(
    ("typed", "told", "help"),
    [
        (("pack", "mine"), "cards/mine is there already", "new pack mine-2; another card in it"),
        (("pack", "faith"), 'the pack "faith" came with cardgen', "new pack faith-2"),
        (("pack", "My Gods"), '"My Gods" is no name for a pack', "type my-gods"),
        (("pack", "../x"), '"../x" is no name', "type x"),
        (("pack", "x", "--lang", "de"), 'there are no phrases in "de"', "en and fr"),
        (("pack", "x", "--lang", ","), "--lang names no language", "--lang en,fr"),
        (("card", "mine", "iris"), 'there is a card "iris" in mine already', "id: iris-2"),
        (("card", "mine", "Zephyr"), '"Zephyr" is no name for a card', "type zephyr"),
        (("card", "mien", "zephyr"), 'there is no pack "mien"', ""),
        (("card", "faith", "zephyr"), "came with cardgen", "cardgen new pack NAME"),
        (("card", "mine", "x", "--file", "card.yaml"), 'did you mean "cards.yaml"', ""),
        (("crad", "mine", "x"), 'there is no new "crad": did you mean "card"?', "new pack and"),
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
        (lambda text: f"{text}- id: [\n", "a key or a value is missing here"),
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
