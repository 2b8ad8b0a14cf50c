"""The words of Leaders and of Faith, cards and boards: all there, like powers in like words."""

import re
from collections.abc import Iterator

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.model.card import Card
from cardgen.model.text import Runs
from cardgen.phrasebook.subjects import TextSubject, subjects_with_kinds
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from tests.cards.conftest import ROOT, abilities, load

FLAVOUR = 12  # words at most
WORD = re.compile(r"[\w’,-]+")
# What the published games call étape and carte marron.
NOT_THE_GAMES = re.compile(r"\b(?:étages?|brune?s?)\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def leaders() -> tuple[Card, ...]:
    return load("leaders").cards


@pytest.fixture(scope="module")
def speaking() -> tuple[TextSubject, ...]:
    """Every card and board but the blank Leader, who does nothing."""
    every = (each for pack in ("leaders", "faith") for each, _ in subjects_with_kinds(load(pack)))
    return tuple(each for each in every if any(each.power))


def _scored(
    speaking: tuple[TextSubject, ...], language: str
) -> Iterator[tuple[tuple[Ability, ...], Runs]]:
    """What scores at the end of the game and is said, for each Age of each card."""
    for each in speaking:
        for power, words in zip(each.power, each.text[language], strict=True):
            held = abilities(power)
            if all(ability.when == "end" for ability in held):
                yield held, words


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_and_board_says_what_it_does(
    speaking: tuple[TextSubject, ...], language: str
) -> None:
    assert len(speaking) > 90
    assert all(any(each.text[language]) for each in speaking)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_scores_alike_is_said_alike(speaking: tuple[TextSubject, ...], language: str) -> None:
    """Midas, the Gamers and Aphrodite; Aristotle and Athena; stages: one power, one sentence."""
    sentences: dict[tuple[Ability, ...], set[Runs]] = {}
    for power, words in _scored(speaking, language):
        sentences.setdefault(power, set()).add(words)
    assert {len(words) for words in sentences.values()} == {1}


def test_a_line_under_each_leader_and_guild_is_short(leaders: tuple[Card, ...]) -> None:
    lines = [line for card in leaders for line in card.flavour.values()]
    assert len(lines) == 2 * (36 + 4)
    assert max(len(WORD.findall(line)) for line in lines) <= FLAVOUR


def test_french_calls_stages_and_brown_cards_as_the_games_do() -> None:
    prose = Prose(load_project(ROOT, Selection()).project)
    french = [said.words for said in prose.said if said.language == "fr"]
    assert sum("étape" in words for words in french) > 40
    assert [words for words in french if NOT_THE_GAMES.search(words)] == []


def test_what_is_printed_large_of_a_guild_begins_with_its_noun() -> None:
    """“Guilde de l’” stands in the small line, as “Guilde des” does."""
    guilds = [card for pack in ("leaders", "faith") for card in load(pack).cards if card.declared]
    large = [str(runs[0]) for card in guilds for runs in card.declared.get("guild", {}).values()]
    assert len(large) == 14
    assert [words for words in large if re.match(r"(?:l’|(?:la|le|les|the) )", words.lower())] == []
