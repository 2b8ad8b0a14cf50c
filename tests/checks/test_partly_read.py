"""A fault in one field of a card hides none in another, and nothing is told that follows from it
alone."""

import json
from pathlib import Path

import pytest

from tests.checks.fixtures import fixture
from tests.cli.run import run
from tests.small_root import APOLLO, small_root

CARDS = "cards/trial/cards.yaml"
WRONG = APOLLO.replace("{coin:3|5|7} de", "{coin:3|6|7} de")
NOTES = """\
  notes:
    fr:
      - >-
        Il vaut 3 pièces.
    en:
      - >-
        He is worth 4 coins.
"""
MORE = WRONG + NOTES
OF_WORDS, OF_NOTES = "error words-number", "error prose-drift"

# What is wrong besides, and what is told of it.
FAULTS = {
    "a cost that is a number": (MORE.replace("cost: {I: free", "cost: {I: 7"), "error wrong-type"),
    "an unknown cost": (MORE.replace("clay: 1", "klay: 1"), "error unknown-cost"),
    "players that are a number": (MORE + "  players: 3\n", "error wrong-type"),
    "an unknown colour": (MORE + "  colour: pink\n", "error unknown-word"),
    "an emblem in capitals": (MORE.replace("lyre", "Lyre!"), "error wrong-type"),
    "a list of pantheons": (MORE.replace("greek", "[greek]"), "error wrong-type"),
    "a short reason": (MORE + "  accepts: {overflow: so}\n", "error wrong-type"),
    "no cost": (MORE.replace("  cost:", "  flavour: {fr: Ô, en: O}\n  #"), "error missing-key"),
    "a name in one language": (MORE.replace("en: Apollo}", "en: 3}"), "error wrong-type"),
    "words in one language": (
        MORE.replace(">-\n      On invocation, gain {coin:3|5|7} from the bank.", "3"),
        "error wrong-type",
    ),
}


def _errors(folder: Path, cards: str) -> list[str]:
    root = small_root(folder, {CARDS: cards}, phrases=True, every_drawing=True)
    found = json.loads(run("check", "--format", "json", root=root).out)["findings"]
    return [f"error {one['code']}" for one in found if one["severity"] == "error"]


@pytest.mark.parametrize("what", FAULTS)
def test_words_and_notes_are_checked_all_the_same(tmp_path: Path, what: str) -> None:
    cards, fault = FAULTS[what]
    assert cards != MORE
    assert sorted(_errors(tmp_path / "root", cards)) == sorted([OF_WORDS, OF_NOTES, fault])


def test_what_the_card_accepts_stays_accepted(tmp_path: Path) -> None:
    cards = MORE + "  accepts: {prose-drift: both are right, words-number: so it be}\n"
    broken = cards.replace("cost: {I: free", "cost: {I: 7").replace("so it be", "so")
    found = _errors(tmp_path / "root", broken)
    assert found == ["error wrong-type", "error wrong-type"]


MENTIONING = """\
- id: ares
  name: {fr: {text: Arès, gender: m, elides: true}, en: Ares}
  pantheon: greek
  emblem: lyre
  cost: free
  power:
    - ward: {losing: coins}
      from: {gods: [apollo]}
  text:
    fr: >-
      Apollon ne peut vous faire perdre des pièces.
    en: >-
      Apollo cannot make you lose coins.
"""


def _told_of_ares(folder: Path, apollo: str) -> list[str]:
    root = small_root(folder, {CARDS: apollo + MENTIONING}, phrases=True)
    found = json.loads(run("check", "--format", "json", root=root).out)["findings"]
    return [one["code"] for one in found if one["card"] == "ares"]


def test_of_a_card_that_names_it_the_same_is_told(tmp_path: Path) -> None:
    whole = _told_of_ares(tmp_path / "whole", APOLLO)
    broken = APOLLO.replace("cost: {I: free", "cost: {I: 7")
    assert _told_of_ares(tmp_path / "broken", broken) == whole


def test_nobody_can_say_a_power_about_a_card_without_a_name(tmp_path: Path) -> None:
    broken = APOLLO.replace("en: Apollo}", "en: 3}")
    assert not [one for one in _told_of_ares(tmp_path / "root", broken) if one.startswith("words")]


TWO = """\
- id: apollo
  name: {fr: {text: Apollon, gender: m}, en: Apollo}
  pantheon: greek
  emblem: lyre
  cost: free
  power:
    - coins: 3
    - vp: 4
  text:
    fr: >-
      À l’invocation, recevez 3 pièces. En fin de partie, recevez 4 points de victoire.
    en: >-
      On invocation, gain 3 coins. At the end of the game, score 4 victory points.
"""
FAULTY = TWO.replace("vp: 4", "vp: four")


def test_a_faulty_effect_hides_no_words_about_another(tmp_path: Path) -> None:
    assert not _errors(tmp_path / "whole", TWO)
    assert _errors(tmp_path / "faulty", FAULTY) == ["error wrong-type"]
    wrong = FAULTY.replace("recevez 3", "recevez 5")
    assert _errors(tmp_path / "wrong", wrong) == ["error wrong-type", OF_WORDS]
    both = wrong.replace("gain 3", "gain 5")
    assert _errors(tmp_path / "both", both) == ["error wrong-type", OF_WORDS, OF_WORDS]


def test_languages_are_compared_where_the_effect_cannot_be_read(tmp_path: Path) -> None:
    apart = FAULTY.replace("score 4", "score 5")
    assert _errors(tmp_path / "root", apart) == ["error wrong-type", "error words-drift"]


def test_every_faulty_effect_is_told(tmp_path: Path) -> None:
    cards = FAULTY.replace("coins: 3", "coins: three").replace("cost: free", "cost: fre")
    assert _errors(tmp_path / "root", cards) == ["error wrong-type"] * 3


def test_an_effect_that_cannot_be_read_may_know_what_is_told(tmp_path: Path) -> None:
    notes = fixture("prose-witness").refused
    files = {
        CARDS: str(notes[CARDS]).replace("    - coins: 7\n", "    - coins: 7\n    - vp: four\n")
    }
    for name, said in (("whole", notes), ("faulty", files)):
        root = small_root(tmp_path / name, said, phrases=True, every_drawing=True)
        found = json.loads(run("check", "--format", "json", root=root).out)["findings"]
        told = [one["code"] for one in found]
        assert ("wrong-type" in told) == ("prose-witness" not in told) == (name == "faulty")
