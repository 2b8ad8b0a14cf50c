"""What a sentence is about is found by the rarest words of each matter, and is what is found where
it is held against them all."""

import re

import pytest
from yaml import CSafeLoader, load

from cardgen.packs.languages import find_language_file
from cardgen.project.prose.settled import SettledMatter, SettledMatters, SettledWords
from cardgen.project.prose.wordings import said_words
from tests.conftest import ROOT
from tests.some_of import some_of

LANGUAGES = ("fr", "en")


def sentences(language: str) -> list[str]:
    """Those of all rulebooks that are shipped."""
    pages = sorted(ROOT.glob(f"cards/*/rulebook/*{language}*"))
    texts = [page.read_text(encoding="utf-8") for page in pages]
    return [one for text in texts for one in re.split(r"(?<=[.!?])\s+", text)]


def settled_words(language: str) -> SettledWords:
    """All that a language has words for."""
    text = find_language_file(ROOT, language, "settled").read_text(encoding="utf-8")
    told = load(text, CSafeLoader)["matters"]
    return SettledWords({name: _as_lists(matter) for name, matter in told.items()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_about_what_it_is_held_against(language: str) -> None:
    words = settled_words(language)
    matters = SettledMatters(words, words.matters)
    every = [SettledMatter(name, each) for name, each in words.matters.items()]
    spoken = 0
    for sentence in some_of(sentences(language), 8):
        said = said_words(sentence)
        about = [one for one in every if any(each.stands_in(said) for each in one.about)]
        expected = [one.name for one in about if not one.is_another(said)]
        assert [one.name for one in matters.spoken_of(sentence)] == expected
        spoken += len(expected)
    assert spoken > 40


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Chaque voisin perd 4 pièces."),
        ("fr", "Un voisin perd 1 pièce par Leader qu’il a."),
        ("fr", "Une fois par tour, achetez une ressource à la banque."),
        ("en", "Each neighbour loses 4 coins."),
        ("en", "A neighbour loses 1 coin for each Leader there."),
    ],
)
def test_a_power_is_no_rule_of_something_else(language: str, sentence: str) -> None:
    words = settled_words(language)
    assert SettledMatters(words, words.matters).spoken_of(sentence) == []


def _as_lists(matter: dict[str, str | list[str]]) -> dict[str, tuple[str, ...]]:
    """One wording alone may be typed without a list."""
    return {
        what: (words,) if isinstance(words, str) else tuple(words) for what, words in matter.items()
    }
