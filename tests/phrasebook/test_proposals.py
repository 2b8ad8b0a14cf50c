"""What is proposed for words that cannot be read makes them sound, or is not proposed."""

import pytest

from cardgen.phrasebook.diagnose.diagnosis import diagnose, is_proposable, mended_words
from cardgen.phrasebook.diagnose.localise import Diagnosis
from cardgen.phrasebook.parse.verdict import Read, TextSpan
from cardgen.phrasebook.subjects import Power
from tests.phrasebook.conftest import BOOKS

RIGHT = "Cet Âge, les chaînages de vos voisins vous servent aussi. À chaque fois, gagnez 1 pièce."
WRONG = RIGHT.replace("de vos voisins", "des riverains")


def power_of(words: str, language: str = "fr") -> Power:
    reading = BOOKS[language].read((words,), "god")
    assert isinstance(reading, Read)
    return reading.power


def wanting(words: str) -> tuple[Diagnosis, ...]:
    """A mistake in the wrong words where these would be right."""
    at = WRONG.index("des riverains")
    return (Diagnosis("unread", TextSpan(at, at + len("des riverains")), words),)


@pytest.mark.parametrize(
    ("words", "sound"),
    [("de vos voisins", True), ("de les deux voisins", False), ("de vos cartes", False)],
)
def test_what_would_be_no_sound_sentence_is_not_proposed(words: str, sound: bool) -> None:
    power = power_of(RIGHT)
    assert is_proposable(BOOKS["fr"], (WRONG,), power, "god", None, wanting(words)) is sound


def test_mended_words_are_those_typed_with_all_mistakes_changed() -> None:
    typed = "Vite, recevez 3 pièces."
    mistakes = Diagnosis("added", TextSpan(0, 6), ""), Diagnosis("unread", TextSpan(23, 23), "x")
    assert mended_words((typed,), mistakes) == "Recevez 3 pièces. x"


def test_an_also_that_nobody_said_is_not_proposed() -> None:
    right = "Cet Âge, les matières premières que vous achetez à vos voisins vous coûtent 1 pièce."
    wrong = right.replace("les matières premières", "chaque matière première")
    (one, *_) = diagnose(BOOKS["fr"], (wrong,), power_of(right), "god")
    assert "également" not in one.wanted.casefold()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "fr",
            "Jusqu’à la fin de l’Âge, les cartes noires et Méduse"
            " ne vous font perdre aucune pièce.",
        ),
        ("en", "Until the end of the Age, you lose no coins to black cards or Medusa."),
    ],
)
def test_the_house_joins_black_cards_and_one_god(language: str, words: str) -> None:
    power = power_of(words, language)
    assert BOOKS[language].write(power, "god") == words
