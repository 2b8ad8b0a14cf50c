"""A word added to a card's text or taken from it changes the meaning, or the text is not read."""

from collections.abc import Iterator

import pytest

from cardgen.phrasebook.grammar.spelling import tokenize, typed_text
from cardgen.phrasebook.parse.verdict import Ambiguous, Same
from cardgen.phrasebook.phrasebook import Phrasebook
from tests.phrasebook.conftest import BOOKS, LANGUAGES, SAID, Said

# Words that change a meaning, or make no sense where they come to stand.
ADDED = {
    "fr": ("ne", "pas", "jamais", "autre", "chaque", "3", "fois", "moins", "voisin", "sauf"),
    "en": ("not", "never", "other", "each", "3", "twice", "least", "neighbour", "except", "no"),
}
# Words that say again what the rest says already: without them it is another way to say the same.
SPARE = {
    "fr": """
        marquez recevez vous valeur scientifique scientifiques seule ne mais suivant qui de alors
        construit votre construite tout retirées celui inutilisées imprimé en aussitôt Âge et
        comptez cartes deux directement écartés l’ construire différents aussi Merveilles déjà
        recrutés Désormais entiers réduit
    """,
    "en": """
        score gain victory you of chain Age cards only and instead built pile science may two out
        to on whole your symbol recruited printed then by city do the them again current straight
        both have already for also different unpaid opponent’s Conflict going set-aside extra
        reduced The You
    """,
}
SPARE_THERE = ("qui en demande un",)  # the last word of each, which elsewhere has weight
MARKS = frozenset(".,;:")
ONCE = tuple({(said.language, said.bearer, said.words): said for said in SAID}.values())


@pytest.mark.parametrize("said", ONCE, ids=str)
def test_no_word_can_be_added(said: Said) -> None:
    book, text = BOOKS[said.language], typed_text(said.words)
    for number, (start, _) in enumerate(_spans(said, book)):
        word = ADDED[said.language][number % len(ADDED[said.language])]
        verdict = _judged(book, said, f"{text[:start]}{word} {text[start:]}")
        assert not isinstance(verdict, Same | Ambiguous), (word, text[start:])


@pytest.mark.parametrize("said", ONCE, ids=str)
def test_no_word_of_weight_can_be_taken_away(said: Said) -> None:
    book, text = BOOKS[said.language], typed_text(said.words)
    for start, end in _spans(said, book):
        word = text[start:end]
        verdict = _judged(book, said, " ".join((text[:start] + text[end:]).split()))
        assert not isinstance(verdict, Ambiguous)
        spared = word in MARKS or word in SPARE[said.language].split()
        spared = spared or text[:end].endswith(SPARE_THERE)
        assert spared or not isinstance(verdict, Same), (word, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_can_be_changed(language: str) -> None:
    book = BOOKS[language]
    for said in (said for said in ONCE if said.language == language):
        text = typed_text(said.words)
        for start, end in (span for span in _spans(said, book) if text[slice(*span)].isdecimal()):
            other = str(int(text[start:end]) + 1)
            verdict = _judged(book, said, text[:start] + other + text[end:])
            assert not isinstance(verdict, Same | Ambiguous), (other, text)


def _spans(said: Said, book: Phrasebook) -> Iterator[tuple[int, int]]:
    found = tokenize(said.words, book.book.spelling)
    yield from dict.fromkeys((token.start, token.end) for token in found if token.text)


def _judged(book: Phrasebook, said: Said, words: str) -> object:
    return book.judge((words,), said.power, said.bearer, said.card)
