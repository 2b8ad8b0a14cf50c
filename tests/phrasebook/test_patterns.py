"""How patterns are written, and what is said of one that makes no sense."""

from pathlib import Path

import pytest

from cardgen.model.finding import Stop
from cardgen.phrasebook.grammar.pattern import (
    AgreeingWord,
    Alternatives,
    Aside,
    FixedWord,
    PatternSlot,
)
from cardgen.phrasebook.grammar.pattern_parser import PatternError, PatternParser
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from tests.phrasebook.conftest import BOOKS
from tests.small_root import ROOT

SPELLING = BOOKS["fr"].grammar.spelling
GAIN = Alternatives(((FixedWord("recevez"),), (FixedWord("prenez"),)))
PATTERNS = PatternParser({"gain": GAIN}, SPELLING)


def test_words_marks_and_elisions_stand_apart() -> None:
    assert PATTERNS.parse("à l’Âge, {n}.") == (
        *map(FixedWord, ("à", "l’", "Âge", ",")),
        PatternSlot("n", "n"),
        FixedWord("."),
    )


def test_a_slot_asks_for_a_category_and_a_form() -> None:
    assert PATTERNS.parse("{k:kinds-or fs} {per?}") == (
        PatternSlot("k", "kinds-or", "fs"),
        PatternSlot("per", "per", optional=True),
    )


def test_alternatives_and_synonyms() -> None:
    assert PATTERNS.parse("[a|b c|]") == (
        Alternatives(((FixedWord("a"),), (FixedWord("b"), FixedWord("c")), ())),
    )
    assert PATTERNS.parse("<gain>") == (GAIN,)


def test_a_stem_with_each_of_its_endings_read_alike_once() -> None:
    patterns = PatternParser({}, SPELLING, {"er": ("e", "é", "ez-en")})
    (either,) = patterns.parse("<gagn-er>")
    assert either == Alternatives(((FixedWord("gagné"),), (FixedWord("gagnez-en"),)))
    with pytest.raises(PatternError, match='no synonyms are called "gagn-ir"'):
        patterns.parse("<gagn-ir>")


def test_what_stands_aside() -> None:
    asides = (Aside("~gain"), Aside("~gain", optional=True))
    assert PATTERNS.parse("<~gain> <~gain?>") == asides
    assert PATTERNS.asides == {"~gain": GAIN}


def test_words_that_agree() -> None:
    assert PATTERNS.parse("pièce(s)") == (AgreeingWord("pièce", "pièces"),)
    assert PATTERNS.parse("(le|les)") == (AgreeingWord("le", "les"),)
    assert PATTERNS.parse("invoqué(e)") == (AgreeingWord("invoqué", "invoquée", gender=True),)


@pytest.mark.parametrize("pattern", ["[a|b", "a]", "a | b", "{n", "{}", "{a b c d", "<none>", "a>"])
def test_a_pattern_that_makes_no_sense(pattern: str) -> None:
    with pytest.raises(PatternError):
        PATTERNS.parse(pattern)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("means: {science: [$s]}", "means: {scince: [$s]}", 'unknown effect "scince"'),
        ("means: {science: [$s]}", "means: {science: [$x]}", "differ in s, x"),
        ("{s:law}", "{s:lw}", 'no category "lw"'),
        ("<once a turn>, <may>", "<once>>, <may>", '">" closes nothing'),
        ("[by|through|", "[by|through|[", "never closed"),
    ],
)
def test_a_fault_in_the_file_is_told_at_its_place(
    old: str, new: str, message: str, tmp_path: Path
) -> None:
    text = (ROOT / "templates" / "languages" / "en" / "phrases.yaml").read_text(encoding="utf-8")
    assert old in text
    changed = tmp_path / "templates" / "languages" / "en" / "phrases.yaml"
    changed.parent.mkdir(parents=True)
    changed.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Stop) as stop:
        load_phrasebook(tmp_path, "en", {})
    assert message in str(stop.value)
    assert stop.value.place is not None


def test_a_language_without_phrases(tmp_path: Path) -> None:
    with pytest.raises(Stop):
        load_phrasebook(tmp_path, "de", {})


def test_both_languages_have_the_same_rules() -> None:
    french, english = (_bearers(BOOKS[language]) for language in ("fr", "en"))
    assert french == english


def _bearers(book: Phrasebook) -> set[str]:
    kinds = ("god", "leader", "guild", "duel", "side", "stage")
    return {name for name in book.bearers if name.startswith(kinds)}
