"""Every card and board says what it does, in words that can be read and be written anew."""

import pytest

from cardgen.phrasebook.parse.verdict import Same
from tests.phrasebook.conftest import BOOKS, EVERY, SAID, Said


def test_the_gods_are_all_here() -> None:
    gods = {(said.id, said.language) for said in SAID if said.bearer == "god"}
    assert len(gods) == 2 * 33


def test_every_board_says_all_that_it_does() -> None:
    """The sides that do something by themselves, and every stage of the three boards."""
    parts = {said for said in EVERY if said.bearer in ("side", "stage")}
    assert all(said.words for said in parts)
    assert len({said.id for said in parts}) == 2 + 4 + 5 + 4


@pytest.mark.parametrize("said", SAID, ids=str)
def test_the_words_say_what_the_effect_does(said: Said) -> None:
    verdict = BOOKS[said.language].judge(said.words, said.power, said.bearer, said.card)
    assert verdict == Same()


@pytest.mark.parametrize("register", ["card", "booklet"])
@pytest.mark.parametrize("said", SAID, ids=str)
def test_what_is_written_is_read_back(said: Said, register: str) -> None:
    book = BOOKS[said.language]
    words = book.write(said.power, said.bearer, said.card, register=register)
    assert words is not None
    assert book.judge((words,), said.power, said.bearer, said.card) == Same()
