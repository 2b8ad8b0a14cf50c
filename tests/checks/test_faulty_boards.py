"""A fault in one field of a board hides none in another, and nothing is told that follows from it
alone."""

from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.cli.checking.work import summary
from cardgen.project.load import Selection, load_project
from cardgen.project.project import Project
from cardgen.project.prose.prose import Prose
from tests.small_root import PACK, small_root

TROY = """\
- id: troy
  name: {fr: Troie, en: Troy}
  wonder: {fr: Les Murs de Troie, en: The Walls of Troy}
  sides:
    A:
      produces: stone
      notes:
        fr:
          - >-
            Elle vaut 3 points.
        en:
          - >-
            It is worth 3 points.
      stages:
        1:
          cost: {wood: 2}
          cost in words: two wood
          power: [{vp: 3}]
          text:
            fr: >-
              En fin de partie, marquez 3 points de victoire.
            en: >-
              At the end of the game, score 3 victory points.
        2-3:
          cost: {2: {clay: 1}, 3: {clay: 2}}
          cost in words: {2: one clay, 3: two clay}
          power: [{shields: 1}]
          text:
            fr: >-
              Désormais, vous avez 1 bouclier de plus à chaque conflit.
            en: >-
              From now on, you have 1 extra shield in each conflict.
    B:
      produces: stone
      stages:
        1:
          cost: {ore: 1}
          power: [{vp: 7}]
          text:
            fr: >-
              En fin de partie, marquez 7 points de victoire.
            en: >-
              At the end of the game, score 7 victory points.
"""
BOARDS = "cards/trial/wonders.yaml"
# Mistakes that nothing of a fault below has to do with.
WRONG = (
    TROY.replace("marquez 3 points", "marquez 4 points")
    .replace("It is worth 3 points", "It is worth 2 points")
    .replace("{2: one clay", "{2: one wood")
    .replace("B:\n      produces: stone", "B:\n      produces: ore")
    .replace("score 7", "score 8")
)
TOLD = {"board-product", "cost-words", "prose-drift", "words-number"}
ORE = "          cost: {ore: 1}\n"
WONDER = "  wonder: {fr: Les Murs de Troie, en: The Walls of Troy}\n"
POWER = "power: [{shields: 1}]\n          "
SHIELDS = ">-\n              From now on, you have 1 extra shield in each conflict."
FAULTS = {
    "an unknown cost": ("cost: {ore: 1}", "cost: {iron: 1}", "unknown-cost"),
    "a cost that is a text": ("cost: {wood: 2}", "cost: two", "wrong-type"),
    "no cost": (ORE, "", "missing-key"),
    "an unknown key of a stage": (ORE, f"{ORE}          bonus: 1\n", "unknown-key"),
    "a misspelt key of a stage": (f"{POWER}text", f"{POWER}txet", "unknown-key"),
    "words in one language": (SHIELDS, "3", "wrong-type"),
    "a name that is a number": ("en: Troy}", "en: 3}", "wrong-type"),
    "no name of what is built": (WONDER, "", "missing-key"),
    "an unknown key": ("  sides:", "  colour: red\n  sides:", "unknown-key"),
    "needs that are a list": ("  sides:", "  needs: [cities]\n  sides:", "wrong-type"),
    "a source that is a number": ("  sides:", "  source: 3\n  sides:", "wrong-type"),
    "a third side": ("    B:\n", "    C: {}\n    B:\n", "unknown-key"),
}


def checked(folder: Path, boards: str) -> Project:
    pack = PACK + "wonders: wonders.yaml\nannounces: {wonders: 1}\n"
    pack = pack.replace("{booklets: 1}", "{boards: {kind: board, layout: trial, of: wonders}}")
    files = {"cards/trial/pack.yaml": pack, BOARDS: boards}
    root = small_root(folder, files, every_drawing=True, phrases=True)
    return load_project(root, Selection()).project


def told(folder: Path, boards: str) -> set[str]:
    project = checked(folder, boards)
    found = findings_of(project, prose=Prose(project))
    return {one.code for one in found if one.place.file == BOARDS and one.severity == "error"}


@pytest.mark.parametrize("what", FAULTS)
def test_its_other_fields_are_checked_all_the_same(tmp_path: Path, what: str) -> None:
    old, new, fault = FAULTS[what]
    assert WRONG.count(old) == 1
    assert told(tmp_path / "alone", TROY.replace(old, new)) == {fault}
    assert told(tmp_path / "wrong", WRONG.replace(old, new)) == {fault, *TOLD}


# What cannot be held against each other any more.
HIDDEN = {
    "an unknown resource": ("produces: ore", "produces: iron", "unknown-word", {"board-product"}),
    "a power that is a text": ("power: [{vp: 3}]", "power: much", "wrong-type", set[str]()),
    "a cost beside its words": ("cost: {2: {clay: 1}", "cost: {2: 1", "wrong-type", {"cost-words"}),
    "a note in one language": (
        ">-\n            It is worth 2 points.", "3", "wrong-type", {"prose-drift"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", HIDDEN)
def test_only_what_is_told_of_the_faulty_field_is_hidden(tmp_path: Path, what: str) -> None:
    old, new, fault, hidden = HIDDEN[what]
    assert WRONG.count(old) == 1
    assert told(tmp_path / "root", WRONG.replace(old, new)) == {fault, *TOLD} - hidden


@pytest.mark.parametrize("what", FAULTS)
def test_it_is_counted(tmp_path: Path, what: str) -> None:
    old, new, _ = FAULTS[what]
    project = checked(tmp_path / "root", TROY.replace(old, new))
    found = findings_of(project, prose=Prose(project))
    assert not [one for one in found if one.check == "announced-count"]
    assert summary(project).read <= summary(project).sentences
