"""What somebody who reads a paraphrase over is shown of it."""

from pathlib import Path

from tests.checks.test_half_said import CARD
from tests.checks.test_words import trial, words_of
from tests.small_root import copy_languages

FR = "Jusqu’à la fin de l’Âge, recevez 1 pièce chaque fois que vous construisez une carte marron."
EN = "One coin comes from the bank, until the Age ends, for every card that you build and is brown."
POWER = "{coins: 1, when: {builds: brown, by: self}}"


def test_its_words_that_are_none_of_the_house_are_quoted(tmp_path: Path) -> None:
    root = trial(tmp_path, CARD.format(power=POWER, fr=FR, en=EN))
    copy_languages(root, "thesaurus")
    (finding,) = words_of(root)
    assert finding.code == "words-paraphrased"
    assert finding.help.splitlines()[1:3] == [
        "not in the words of the house: “One”, “comes from”, “bank”, “ends, for every”, “that”,"
        " “and is”",
        "in the words of the house: Until the end of the Age, gain 1 coin each time you build a"
        " brown card.",
    ]
