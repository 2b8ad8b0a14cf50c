"""The words around cards and the typography of each language, and what is said of faults."""

from pathlib import Path

import pytest

from cardgen.model.finding import Stop
from cardgen.packs.language_schemas import SCHEMAS
from cardgen.packs.languages import LanguageLibrary
from tests.small_root import ROOT

SHIPPED = sorted(path.name for path in (ROOT / "templates" / "languages").iterdir())
SHEETS = "templates/languages/en/sheets.yaml"
NEW = "templates/languages/nl/sheets.yaml"


def changed(root: Path, old: str, new: str) -> LanguageLibrary:
    """A root with words around cards in a language that is not shipped: English, changed."""
    text = (ROOT / SHEETS).read_text(encoding="utf-8")
    assert old in text
    return own(root, NEW, text.replace(old, new))


def own(root: Path, file: str, text: str) -> LanguageLibrary:
    (root / file).parent.mkdir(parents=True)
    (root / file).write_text(text, encoding="utf-8")
    return LanguageLibrary(root)


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("part", SCHEMAS)
def test_what_is_shipped_is_whole(language: str, part: str) -> None:
    read = LanguageLibrary(ROOT).file(language, part)
    assert read.exists
    assert read.findings == ()


def test_languages_have_names() -> None:
    library = LanguageLibrary(ROOT)
    names = [library.profile(language).name for language in SHIPPED]
    assert names == ["German", "English", "French"]
    assert library.profile("tlh").name == '"tlh"'


@pytest.mark.parametrize("language", SHIPPED)
def test_signs_keep_their_narrow_space(language: str) -> None:
    text = (ROOT / SHEETS.replace("/en/", f"/{language}/")).read_text(encoding="utf-8")
    printed = "\n".join(line.partition("#")[0] for line in text.splitlines())
    assert not any(f" {sign}" in printed for sign in ":;!?%»")


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(Stop) as stop:
        LanguageLibrary(ROOT).sheet_words("nl")
    assert stop.value.message == 'the words around the cards are not there in the language "nl"'
    assert (
        stop.value.help
        == "write templates/languages/nl/sheets.yaml, as it stands for de, en and fr"
    )


@pytest.mark.parametrize(
    ("old", "new", "message", "help"),
    [
        ("  greys: ", "  grays: ", 'missing key "greys"', "add greys: words without braces"),
        (
            *('"sheet {number}/{total}"', '"sheet {number}"', "{total} is missing"),
            "put it where it is to be printed: words with {number} and {total}",
        ),
        ("{paper},", "{page},", 'nothing is put into "{page}"', "write {paper}"),
        ("{paper},", "{paper!r},", 'nothing is put into "{paper!r}"', "write {paper}"),
        ("{paper},", "{paper.size},", 'nothing is put into "{paper.size}"', "write {paper}"),
        ("{paper},", "{paper,", "expected words with {paper}", "close each {, or write {{"),
        ("front: front,", "", 'missing key "front"', "add front: words without braces"),
        ('decimal: "."', 'decimal: "-"', "expected the sign before decimals", ""),
    ],
)
def test_a_hole_is_told_at_its_place(
    tmp_path: Path, old: str, new: str, message: str, help: str
) -> None:
    library = changed(tmp_path, old, new)
    findings = library.file("nl", "sheets").findings
    told = next(one for one in findings if one.message.startswith(message))
    assert told.help.startswith(help)
    assert told.place.file == NEW
    with pytest.raises(Stop) as stop:
        library.sheet_words("nl")
    assert stop.value.place == findings[0].place


def test_words_of_ones_own_lie_over_those_that_are_shipped(tmp_path: Path) -> None:
    library = own(tmp_path, SHEETS, "footer: {side: {front: face}}\ncolours: {teal: sea}\n")
    words, shipped = library.sheet_words("en"), LanguageLibrary(ROOT).sheet_words("en")
    assert words.footer.side == {**shipped.footer.side, "front": "face"}
    assert (words.colours, words.calibration) == ({"teal": "sea"}, shipped.calibration)


def test_a_fault_in_words_of_ones_own_is_told_there(tmp_path: Path) -> None:
    library = own(tmp_path, SHEETS, "footer:\n  side: {frnt: face}\n")
    (fault,) = library.file("en", "sheets").findings
    assert str(fault.place) == f"{SHEETS}:2:10"
