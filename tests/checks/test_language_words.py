"""What printing needs of a language is asked for by `check`, and each hole told at its place."""

from pathlib import Path

import pytest

from tests.cli.run import run
from tests.small_root import ROOT, small_root

PACK = """\
title: {nl: Proef}
version: 1.0.0
mark: faith
game: none
languages:
  - nl
decks:
  gods: {size: 65x100, layout: trial, back: trial, cards: cards.yaml}
pantheons: {greek: {name: {nl: Grieken}}}
"""
CARD = """\
- id: apollo
  name: {nl: Apollo}
  pantheon: greek
  emblem: lyre
  cost: free
  text:
    nl: >-
      Neem 3 munten.
"""
FOLDER = "templates/languages/nl"
PROFILE, SHEETS = f"{FOLDER}/language.yaml", f"{FOLDER}/sheets.yaml"
AT = "cards/trial/pack.yaml:6:5: error language-words: "


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A pack in a language of which nothing is known; its words are those of English then."""
    files = {"cards/trial/pack.yaml": PACK, "cards/trial/cards.yaml": CARD}
    return small_root(tmp_path / "root", files)


def give(root: Path, name: str, old: str = "", new: str = "") -> None:
    """A file of the language, that of English with a change."""
    text = (ROOT / "templates" / "languages" / "en" / f"{name}.yaml").read_text(encoding="utf-8")
    assert old in text
    (root / FOLDER).mkdir(exist_ok=True)
    (root / FOLDER / f"{name}.yaml").write_text(text.replace(old, new, 1), encoding="utf-8")


def errors(root: Path) -> list[str]:
    """What `check` says of the files of languages."""
    return [line for line in run("check", root=root).err.splitlines() if ": error " in line]


def test_missing_files_are_told_where_the_pack_names_the_language(root: Path) -> None:
    lacking = "are not there in the language"
    assert errors(root) == [
        f'{AT}name and typography {lacking} "nl"',
        f'{AT}the words around the cards {lacking} "nl"',
    ]
    give(root, "language")
    assert errors(root) == [f'{AT}the words around the cards {lacking} "nl"']
    give(root, "sheets")
    assert errors(root) == []


def test_build_refuses_by_the_same_findings(root: Path) -> None:
    give(root, "language")
    told = run("build", "--out", root / "out", root=root)
    assert told.code == 1
    assert f"{AT}the words around the cards" in told.err
    assert f"write {SHEETS}, as it stands for de, en and fr" in told.err
    assert not (root / "out").exists()
    give(root, "sheets")
    assert run("build", "--out", root / "out", root=root).code == 0


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("sheets", "  greys:", "  grays:", "unknown-key"),
        ("sheets", "  title: Printer calibration\n", "", "missing-key"),
        ("sheets", "    none: fronts only\n", "", "missing-key"),
        ("sheets", "{number}/{total}", "{number}", "unknown-word"),
        ("language", "name:", "names:", "missing-key"),
        ("language", "[Age, Ages, side, sides, stage, stages, space, spaces]", "Age", "wrong-type"),
    ],
)
def test_a_hole_in_a_file_is_told_there(
    root: Path, name: str, old: str, new: str, told: str
) -> None:
    give(root, "language")
    give(root, "sheets")
    give(root, name, old, new)
    found = errors(root)
    assert any(line.startswith(f"{FOLDER}/{name}.yaml:") for line in found)
    assert any(f"error {told}:" in line for line in found)
    assert run("build", "--out", root / "out", root=root).code == 1


def test_what_is_not_printed_needs_no_words(root: Path) -> None:
    pack = PACK.replace("size: 65x100, layout: trial, back: trial, ", "")
    (root / "cards/trial/pack.yaml").write_text(pack, encoding="utf-8")
    assert errors(root) == []


@pytest.mark.parametrize(
    "command", [["check"], ["build", "--out", "out"], ["fmt", "--write-words"]]
)
def test_files_in_a_former_place_are_told(root: Path, command: list[str]) -> None:
    former = root / "templates" / "phrases" / "nl.yaml"
    former.parent.mkdir()
    former.write_text("", encoding="utf-8")
    told = run(*command, root=root)
    assert told.code == 2
    assert "templates/phrases/nl.yaml:1:1: error" in told.err
    assert f"move templates/phrases/nl.yaml to {FOLDER}/phrases.yaml" in told.err
