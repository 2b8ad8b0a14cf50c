"""Every card says what it does, in words that the phrasebook reads and could have written."""

import pytest

from cardgen.phrasebook.verdict import Same
from tests.phrasebook.conftest import BOOKS, SAID, Said


def test_the_gods_are_all_here() -> None:
    gods = {(said.id, said.language) for said in SAID if said.bearer == "god"}
    assert len(gods) == 2 * 33


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
