"""Which mutants mean the same as the untouched card, so that there is nothing to be found."""

import re

from cardgen.model.card import Card
from cardgen.phrasebook.grammar.spelling import fold_word, typed_text
from cardgen.phrasebook.parse.verdict import Read, sort_word_lists
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.subjects import Power, declared_powers

WORD = re.compile(r"[^\W_]+|[½]")
ENDINGS = re.compile(r"(?<=\w{3})(?:es|s|x|e)$")


def same_power(card: Card, other: Card) -> bool:
    """Whether two cards are typed alike: the YAML says one power in two ways."""
    return all(
        sort_word_lists(one) == sort_word_lists(two)
        for one, two in zip(declared_powers(card), declared_powers(other), strict=True)
    )


def same_words(one: str, other: str) -> bool:
    """Whether two texts have the same words up to form: accents, endings, marks, capitals."""
    return _bare(one) == _bare(other)


def _bare(words: str) -> list[str]:
    return [ENDINGS.sub("", fold_word(word)) for word in WORD.findall(words)]


def read_alike(card: Card, other: Card, bearer: str, book: Phrasebook, language: str) -> bool:
    """Whether the phrasebook takes all texts of a language for the same in both cards."""
    return all(
        _meaning(card, bearer, book, language, age) == _meaning(other, bearer, book, language, age)
        for age in range(3)
    )


def same_meaning(card: Card, other: Card, bearer: str, book: Phrasebook, language: str) -> bool:
    """Whether words mean the same: the phrasebook reads them alike, and they are alike in form."""
    alike = all(
        same_words(typed_text(one), typed_text(two))
        for one, two in zip(card.text[language], other.text[language], strict=True)
    )
    return alike and read_alike(card, other, bearer, book, language)


def _meaning(card: Card, bearer: str, book: Phrasebook, language: str, age: int) -> Power | None:
    reading = book.read(card.text[language][age], bearer, card.name.get(language))
    return reading.power if isinstance(reading, Read) else None
