"""Sentences with their meaning, told as `cardgen show` tells it.

The first is what the house writes on a card; `booklet` what it writes there, where that differs.
"""

from collections.abc import Iterator
from typing import NamedTuple

import yaml

from cardgen.effects.power.description import describe_ability
from cardgen.model.ages import AGES
from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.packs.notation import parse_words
from cardgen.phrasebook.parse.verdict import Same, Verdict
from cardgen.phrasebook.subjects import Power, Variation
from tests.phrasebook.conftest import BOOKS, EVERY, LANGUAGES, NAMES
from tests.small_root import ROOT

# A card, an Age, words with a hole, what is right in it and what is wrong.
Turn = tuple[str, str, str, str, str]
SAID = {(said.id, said.age, said.language): said for said in EVERY}
FOLDER = ROOT / "tests" / "phrasebook" / "sentences"

# What phrase files list under `signals:`.
SIGNALS = ("signal",)
# The card that speaks, where a sentence calls it by its name.
SPEAKERS = {
    "god": "apollo",
    "leader": "croesus",
    "guild": "courtesans-guild",
    "duel-leader": "pythagoras",
    "duel-wonder": "rome",
}


class Sentence(NamedTuple):
    """One meaning in one language, with the ways to say it."""

    language: str
    bearer: str
    card: Name | None
    means: str
    says: tuple[str, ...]
    booklet: str

    def __str__(self) -> str:
        return f"{self.language}-{self.bearer}-{self.means}"


def _sentences(language: str) -> Iterator[Sentence]:
    text = (FOLDER / f"{language}.yaml").read_text(encoding="utf-8")
    for entry in yaml.load(text, yaml.CSafeLoader):
        speaker = SPEAKERS.get(entry["bearer"], "")
        says = tuple(entry["says"])
        yield Sentence(
            language,
            entry["bearer"],
            NAMES[language].get(speaker),
            entry["means"],
            says,
            entry.get("booklet", says[0]),
        )


def runs(words: str) -> Runs:
    """Words as a card holds them, icons told from the rest."""
    return parse_words(words, 1)[0][0]


def verdict(card: str, language: str, words: str, age: str = "") -> Verdict:
    """What comes of words for the power of a card."""
    said = SAID[card, age or AGES[0], language]
    return BOOKS[language].judge(runs(words), said.power, said.bearer, said.card, age)


def is_read_alone(turn: Turn, language: str) -> bool:
    """Whether words are read with what is right in their hole, and not with what is wrong."""
    card, age, words, right, wrong = turn
    read, refused = (verdict(card, language, words.format(each), age) for each in (right, wrong))
    return isinstance(read, Same) and not isinstance(refused, Same)


def told(power: Power) -> str:
    """A power in the words of `cardgen show`."""
    return "; ".join(
        f"{one.when}: {told(one.power)}" if isinstance(one, Variation) else describe_ability(one)
        for one in power
    )


CORPUS = tuple(sentence for language in LANGUAGES for sentence in _sentences(language))
