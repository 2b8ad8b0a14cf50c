"""The powers of boards are checked as those of cards are."""

from pathlib import Path

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.small_root import PACK, small_root

TROY = """\
- id: troy
  name: {fr: Troie, en: Troy}
  wonder: {fr: Les Murs de Troie, en: The Walls of Troy}
  sides:
    A:
      produces: stone
      power: [{shields: 1}]
      stages:
        1-2: {cost: free, power: [{vp: 3}]}
    B:
      produces: stone
      stages:
        1: {cost: free, power: {1: [{coins: 3}]}}
"""


def found(folder: Path, wonders: str) -> tuple[Finding, ...]:
    files = {"cards/trial/pack.yaml": PACK + "wonders: w.yaml\n", "cards/trial/w.yaml": wonders}
    return findings_of(load_project(small_root(folder / "root", files), Selection()).project)


def test_a_sound_board(tmp_path: Path) -> None:
    assert found(tmp_path, TROY) == ()


def test_powers_that_no_effect_understands(tmp_path: Path) -> None:
    broken = TROY.replace("shields", "shield").replace("vp: 3", "pv: 3").replace("coins", "coin")
    findings = found(tmp_path, broken)
    assert [(f.check, f.place.line, f.place.column, f.code, f.card) for f in findings] == [
        ("ability", 7, 16, "unknown-effect", "troy"),
        ("ability", 9, 36, "unknown-effect", "troy"),
        ("ability", 13, 38, "unknown-effect", "troy"),
    ]


def test_notes_of_a_side_are_read_over(tmp_path: Path) -> None:
    notes = "      notes: {fr: [Il vaut 2 points], en: [It is worth 2 points.]}\n"
    files = {"cards/trial/pack.yaml": PACK + "wonders: w.yaml\n",
             "cards/trial/w.yaml": TROY.replace("    B:\n", f"    B:\n{notes}")}  # fmt: skip
    project = load_project(small_root(tmp_path / "root", files), Selection()).project
    told = {(f.check, f.place.line, f.card) for f in findings_of(project, prose=Prose(project))}
    assert ("typography-marks", 11, "troy") in told


def test_costs_of_stages_are_written_out(tmp_path: Path) -> None:
    told = TROY.replace(
        "{cost: free, power: [", "{cost: {stone: 2}, cost in words: two WHAT, power: ["
    )
    assert found(tmp_path / "right", told.replace("WHAT", "stone")) == ()
    (first,) = found(tmp_path / "wrong", told.replace("WHAT", "wood"))
    assert (first.code, first.place.line, first.place.column) == ("cost-words", 9, 21)
    assert first.message == 'the cost of the stage is two stone, its words say "two wood"'
