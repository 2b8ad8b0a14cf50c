"""Rebuilding the shipped gods: what one card's change means for cards that were not touched."""

import shutil
from pathlib import Path

import pytest

from tests.cli.test_rebuild import as_clean, build, edit
from tests.small_root import ROOT

GREEK = "cards/faith/gods/greek.yaml"
SHEETS = ("--lang", "fr", "--only", "cards,aid,credits")
COINS = "À l’invocation, recevez 5 pièces."


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for part in ("cards/faith", "cards/base", "cards/cities-base", "templates", "fonts"):
        shutil.copytree(ROOT / part, tmp_path / part)
    return tmp_path


def test_a_card_that_others_name_is_missed(root: Path) -> None:
    build(root, "out", "faith", *SHEETS)
    edit(root, "cards/faith/gods/egyptian.yaml", "- id: nut\n", "- id: nuit\n")
    said = as_clean(root, "faith", *SHEETS)
    assert said.code == 1
    assert 'no card has the id "nut"' in said.err


def test_a_letter_that_leaves_one_page_moves_the_codes_of_the_others(root: Path) -> None:
    edit(root, GREEK, "Sa lyre chante", "Sa lyre chante ĀĒ")
    edit(root, "cards/faith/gods/goodies.yaml", "Même les", "Même les Ē")
    build(root, "out", "faith", *SHEETS)
    edit(root, GREEK, "chante ĀĒ", "chante")
    as_clean(root, "faith", *SHEETS)
