"""A third language from YAML to paper: a German deck, and no line of Python for it."""

import re
import shutil
from pathlib import Path

import pypdfium2 as pdfium
import pytest

from tests.cli.run import run

NORTH = Path(__file__).parent.parent / "fixtures" / "languages"
ASEN = "cards/norden/asen.yaml"
FOLDER = "templates/languages/de"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The deck with the files of its language, to be changed; all else is shipped."""
    shutil.copytree(NORTH, tmp_path / "root")
    return tmp_path / "root"


def edit(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert old in text
    (root / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def words(file: Path) -> str:
    """All text of a PDF on one line."""
    pages = (page.get_textpage().get_text_range() for page in pdfium.PdfDocument(file))
    return re.sub(r"[\s\u00a0\u202f]+", " ", " ".join(pages))


def test_its_words_are_read(root: Path) -> None:
    told = run("check", root=root)
    assert (told.code, told.err) == (0, "")
    assert told.out == "4 cards, 10 texts, all read: all well\n"


def test_it_is_printed_in_its_language(root: Path, tmp_path: Path) -> None:
    told = run("build", "--out", tmp_path / "out", root=root)
    assert (told.code, told.err) == (0, "")
    cards = words(tmp_path / "out" / "norden-asen-de-a4.pdf")
    for said in (
        "Im Konflikt dieses Zeitalters zählst du 2 Schilde mehr.",
        "Bogen 1/1, Vorderseite · mit 100 % drucken · an der langen Kante wenden",
        "Bogen 1/1, Rückseite",
        "A4, Maßstab 1:1",
    ):
        assert said in cards
    sheet = words(tmp_path / "out" / "calibration-de-a4-landscape.pdf")
    for said in (
        "Kalibrierung des Druckers",
        "x oben",
        "0,5",
        "Tiefblau",
        "Pergament",
        "nein dieses",
    ):
        assert said in sheet
    assert "deep blue" not in sheet
    assert "Seite 1 von 2" in words(tmp_path / "out" / "norden-aid-de-a4.pdf")


def test_a_wrong_word_is_told_in_the_name_of_the_language(root: Path) -> None:
    edit(root, ASEN, "Spieler 2 Münzen", "Spieler 4 Münzen")
    edit(root, ASEN, "du 1 Schild mehr", "du 1 Schilde mehr")
    told = run("check", root=root).err
    assert "error words-number: German says 4 lose coins, the effect gives 2" in told
    assert 'words-form: German: "Schilde" should be "Schild"' in told


def test_its_prose_is_read_over(root: Path) -> None:
    edit(root, ASEN, "z. B. 4 zu 4", "z.B. 4 zu 4")
    edit(root, ASEN, "„Wer zögert, verliert.“", '"Wer zögert, verliert."')
    edit(root, ASEN, "Auch ein Unentschieden", "Mit 2 Karte")
    told = run("check", root=root).err
    assert '"z.B." for "z. B."' in told
    assert 'type "„"' in told
    assert 'type "“"' in told
    assert "agreement" in told


def test_a_noun_is_no_name_because_of_its_capital(root: Path) -> None:
    prose = NORTH.parents[2] / FOLDER / "prose.yaml"
    text = prose.read_text(encoding="utf-8").replace("capital nouns: true", "capital nouns: false")
    (root / FOLDER / "prose.yaml").write_text(text, encoding="utf-8")
    assert "error name-spelling: tyr, de, text" in run("check", root=root).err


def test_words_are_proposed_in_it(root: Path) -> None:
    text = "    de: >-\n      Am Spielende zählst du 1 Siegpunkt je blaue Karte in deiner Stadt.\n"
    edit(root, ASEN, f"  text:\n{text}", "")
    assert run("fmt", "--write-words", root=root).code == 0
    assert text in (root / ASEN).read_text(encoding="utf-8")


def test_its_scenarios_are_told_in_it(root: Path) -> None:
    told = run("run", "norden/freyr-zahlt", root=root)
    assert (told.code, told.err) == (0, "")
    assert told.out.splitlines()[:5] == [
        "freyr-zahlt · Zeitalter I",
        "  Freyr bringt 3, 4 oder 6 Münzen, und nur dem, der ihn anruft.",
        "  Zug",
        "    David deckt auf: Freyr",
        "    David ruft Freyr an",
    ]


def test_without_its_phrases_it_is_printed_all_the_same(root: Path) -> None:
    (root / FOLDER / "phrases.yaml").unlink()
    assert run("check", root=root).code == 0


def test_a_kind_of_card_without_sentences_is_told(root: Path) -> None:
    edit(root, f"{FOLDER}/phrases.yaml", "\n  god:\n", "\n  leader:\n")
    told = run("check", root=root)
    assert told.code == 1
    assert "German cannot be read: it has no sentences for god" in told.err
    assert f"write them in {FOLDER}/phrases.yaml, under sentences: god:" in told.err
