"""Every sentence of the corpus means one thing; the first of each meaning is the one written."""

import pytest

from cardgen.phrasebook.parse.verdict import Read
from cardgen.phrasebook.phrasebook import Phrasebook
from tests.phrasebook.conftest import BOOKS
from tests.phrasebook.corpus import CORPUS, Sentence, runs, told


@pytest.mark.parametrize("sentence", CORPUS, ids=str)
def test_every_way_to_say_it_is_read(sentence: Sentence) -> None:
    book = BOOKS[sentence.language]
    for words in sentence.says:
        reading = book.read(runs(words), sentence.bearer, sentence.card)
        assert isinstance(reading, Read), f"{words}: {reading}"
        assert told(reading.power) == sentence.means, words
        assert reading.faults == (), words


@pytest.mark.parametrize("sentence", CORPUS, ids=str)
def test_the_first_way_is_written(sentence: Sentence) -> None:
    book = BOOKS[sentence.language]
    reading = book.read(runs(sentence.says[0]), sentence.bearer, sentence.card)
    assert isinstance(reading, Read)
    assert book.write(reading.power, sentence.bearer, sentence.card) == sentence.says[0]
    words = book.write(reading.power, sentence.bearer, sentence.card, register="booklet")
    assert words == sentence.booklet
    assert told_by(book, sentence, words) == sentence.means


def told_by(book: Phrasebook, sentence: Sentence, words: str) -> str:
    """What words mean."""
    reading = book.read(runs(words), sentence.bearer, sentence.card)
    assert isinstance(reading, Read)
    return told(reading.power)
