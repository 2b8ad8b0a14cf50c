"""What rulebooks say that a card brings or costs, Age by Age; and what they may say besides."""

from pathlib import Path

import pytest

from tests.checks.books import seen
from tests.small_root import APOLLO, copy_languages, small_root

CARDS = "cards/trial/cards.yaml"
HERMES = """\
- id: hermes
  name: {fr: {text: Hermès, gender: m, elides: true}, en: Hermes}
  pantheon: greek
  emblem: lyre
  cost: {coins: 1}
  power:
    - coins: 2
      per: {cards: brown}
  text:
    fr: >-
      À l’invocation, recevez {coin:2} par carte brune de votre cité.
    en: >-
      On invocation, gain {coin:2} for every brown card in your city.
  source: house
"""


def told(folder: Path, sentence: str, about: str = "apollo") -> list[str]:
    """What is told of an English sentence under the heading of a card."""
    book = f"# Gods\n\n## {{card:{about}}}\n\n{sentence}\n"
    files = {CARDS: APOLLO + HERMES, "cards/trial/rulebook/en.md": book}
    root = small_root(folder / "root", files)
    copy_languages(root, "senses")
    found = seen(root, select=("rulebook-age-number",)).findings
    return [one.message for one in found]


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        ("He brings 4 coins in Age I.", "4 coins in Age I, and apollo has 3 there"),
        ("In Age II, you gain {coin:7}.", "7 coins in Age II, and apollo has 5 there"),
        ("At once, 5 coins in Age III.", "5 coins in Age III, and apollo has 7 there"),
        ("He brings {coin:3} in Age I, 6 in Age II.", "6 coins in Age II, and apollo has 5 there"),
        (
            "He brings 3 coins in Age I, 6 in II and 7 in III.",
            "6 coins in Age II, and apollo has 5 there",
        ),
        ("He brings 3 and 6 coins in Ages I and II.", "6 coins in Age II, and apollo has 5 there"),
        ("He brings {coin:6} in Age III.", "6 coins in Age III, and apollo has 7 there"),
        ("He also gives 1 coin.", "1 coin, and apollo has 3, 5 or 7"),
        ("He also gives 4 coins.", "4 coins, and apollo has 3, 5 or 7"),
        ("{card:apollo} brings 10 coins.", "10 coins, and apollo has 3, 5 or 7"),
        ("He costs 2 stone in Age II.", '"2 stone", and apollo costs 1 stone in Age II'),
        ("He costs coins in Age II.", '"coins", and apollo costs 1 stone in Age II'),
        ("He costs {ore}.", '"{ore}", and apollo costs nothing, 1 stone or 1 stone and 1 clay'),
    ],
)
def test_what_the_card_has_not(sentence: str, message: str, tmp_path: Path) -> None:
    assert told(tmp_path, sentence) == [message]


@pytest.mark.parametrize(
    "sentence",
    [
        "He brings 3 coins in Age I, and costs nothing.",
        "He brings 7 coins in Age III.",
        "In Age II he costs 1 stone.",
        "He costs {stone} and {clay} in Age III.",
        "He costs 1 stone in Age II, and brings 5 coins.",
        "He does not bring 5 coins in Age I.",
        "He costs 2 stone less in Age II.",
        "He may bring 5 coins in Age I.",
        "He brings 5 coins before Age III.",
        "He brings 3 coins in Age I, 5 in Age II.",
        "He brings 3, 5 or 7 coins in Ages I, II and III.",
        "He brings 3 coins in Age I, 6 cards in Age II.",
        "He brings 3 coins in Age I and 1 more in Age II and Age III.",
        "With {card:hermes}, he brings 9 coins.",
        "A neighbour gains 4 coins.",
        "You have 4 coins in Age I.",
        "> **Example.** In Age I, he brings 5 coins.",
    ],
)
def test_what_may_be_said_of_it(sentence: str, tmp_path: Path) -> None:
    assert told(tmp_path, sentence) == []


@pytest.mark.parametrize("sentence", ["He brings 6 coins.", "He costs {coin:1}."])
def test_what_is_counted_out(sentence: str, tmp_path: Path) -> None:
    assert told(tmp_path, sentence, "hermes") == []
