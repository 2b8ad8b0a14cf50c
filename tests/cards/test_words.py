"""The words of Leaders and of Faith: all there, and like powers in like words."""

import re
from collections.abc import Iterator

import pytest

from cardgen.effects.power.ability import Ability
from cardgen.model.card import Card
from cardgen.model.text import Runs
from tests.cards.conftest import abilities, load

FLAVOUR = 12  # words at most
WORD = re.compile(r"[\w’,-]+")


@pytest.fixture(scope="module")
def leaders() -> tuple[Card, ...]:
    return tuple(card for deck in load("leaders").decks[:2] for card in deck.cards)


@pytest.fixture(scope="module")
def faith() -> tuple[Card, ...]:
    return load("faith").cards


def _scored(cards: tuple[Card, ...], language: str) -> Iterator[tuple[tuple[Ability, ...], Runs]]:
    """What scores at the end of the game and is said, for each Age of each card."""
    for card in cards:
        for power, words in zip(card.power, card.text[language], strict=True):
            held = abilities(power)
            if all(ability.when == "end" for ability in held):
                yield held, words


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_card_says_what_it_does(
    leaders: tuple[Card, ...], faith: tuple[Card, ...], language: str
) -> None:
    assert all(card.text[language] for card in (*leaders, *faith))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_scores_alike_is_said_alike(
    leaders: tuple[Card, ...], faith: tuple[Card, ...], language: str
) -> None:
    """Midas, the Gamers and Aphrodite; Aristotle and Athena: one power, one sentence."""
    sentences: dict[tuple[Ability, ...], set[Runs]] = {}
    for power, words in _scored((*leaders, *faith), language):
        sentences.setdefault(power, set()).add(words)
    assert {len(words) for words in sentences.values()} == {1}


def test_a_line_under_each_leader_is_short(leaders: tuple[Card, ...]) -> None:
    lines = [line for card in leaders for line in card.flavour.values()]
    assert len(lines) == 2 * 36
    assert max(len(WORD.findall(line)) for line in lines) <= FLAVOUR
