"""A word added to a card's text or taken from it changes the meaning, or the text is not read."""

from collections.abc import Iterator

import pytest

from cardgen.phrasebook.grammar.spelling import tokenize, typed_text
from cardgen.phrasebook.parse.verdict import Ambiguous, Same
from cardgen.phrasebook.phrasebook import Phrasebook
from tests.phrasebook.conftest import LANGUAGES, Said
from tests.phrasebook.deletions import ONCE, QUICK, Hole, gaps, listed
from tests.some_of import some_of

EACH = 3  # of so many texts one is asked for each of its words

# Words that change a meaning, or make no sense where they come to stand.
ADDED = {
    "fr": ("ne", "pas", "jamais", "autre", "chaque", "3", "fois", "moins", "voisin", "sauf"),
    "en": ("not", "never", "other", "each", "3", "twice", "least", "neighbour", "except", "no"),
}


@pytest.mark.parametrize(("at", "said"), some_of([*enumerate(ONCE)], EACH), ids=str)
def test_no_word_can_be_added(at: int, said: Said) -> None:
    """At every second place, the first or the next in turn: neighbours refuse alike."""
    book, text = QUICK[said.language], typed_text(said.words)
    for number, (start, _) in list(enumerate(_spans(said, book)))[at % 2 :: 2]:
        word = ADDED[said.language][number % len(ADDED[said.language])]
        verdict = _judged(book, said, put_in(word, text, start))
        assert not isinstance(verdict, Same | Ambiguous), (word, text[start:])


@pytest.mark.parametrize("said", some_of(ONCE, EACH, first=1), ids=str)
def test_no_word_can_be_taken_away_but_what_is_listed(said: Said) -> None:
    book = QUICK[said.language]
    for without, left in gaps(said, most=1):
        verdict = _judged(book, said, left)
        assert not isinstance(verdict, Ambiguous)
        passes = isinstance(verdict, Same) and not verdict.unsaid
        assert not passes or Hole(said.language, f"{said.id} {said.age}", without) in listed(), left


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_can_be_changed(language: str) -> None:
    book = QUICK[language]
    for said in (said for said in ONCE if said.language == language):
        text = typed_text(said.words)
        for start, end in (span for span in _spans(said, book) if text[slice(*span)].isdecimal()):
            other = str(int(text[start:end]) + 1)
            verdict = _judged(book, said, text[:start] + other + text[end:])
            assert not isinstance(verdict, Same | Ambiguous), (other, text)


def put_in(word: str, text: str, at: int) -> str:
    """A text with a word more, which stands apart from that before it."""
    if text[at] in ",.;:":
        return f"{text[:at]} {word}{text[at:]}"
    return f"{text[:at]}{word} {text[at:]}"


def _spans(said: Said, book: Phrasebook) -> Iterator[tuple[int, int]]:
    found = tokenize(said.words, book.grammar.spelling)
    yield from dict.fromkeys((token.start, token.end) for token in found if token.text)


def _judged(book: Phrasebook, said: Said, words: str) -> object:
    return book.judge((words,), said.power, said.bearer, said.card)
