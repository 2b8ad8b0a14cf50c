"""Every word of a sheet exists in every language, with the same holes to fill."""

from string import Formatter

import pytest

from cardgen.imposition.papers import UnknownName
from cardgen.imposition.words import SHEET_WORDS, sheet_words


def _holes(said: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(said) if name}


def test_languages_say_the_same_things() -> None:
    french, english = SHEET_WORDS["fr"], SHEET_WORDS["en"]
    assert french.keys() == english.keys()
    for key in french:
        assert _holes(french[key]) == _holes(english[key]), key


def test_french_signs_keep_their_narrow_space() -> None:
    for said in SHEET_WORDS["fr"].values():
        assert not any(f" {sign}" in said for sign in ":;!?%»")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown language “de”; known: en, fr"):
        sheet_words("de")
