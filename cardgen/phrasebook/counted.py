"""Nouns right behind a number, in the form they have there: `2 pièce` is meant as `2 pièces`."""

from collections.abc import Iterator
from typing import cast

from cardgen.phrasebook.book import Book
from cardgen.phrasebook.lexicon import NUMBERS, Numbers
from cardgen.phrasebook.tokens import Token


def counted(found: tuple[Token, ...], book: Book) -> tuple[Token, ...]:
    """The tokens of a text, of which those that disagree with a number agree with it."""
    return (*found[:1], *_agreeing(found, book))


def _agreeing(found: tuple[Token, ...], book: Book) -> Iterator[Token]:
    numbers = cast(Numbers, book.categories[NUMBERS])
    for before, token in zip(found, found[1:], strict=False):
        forms = book.nouns.get(token.key)
        number = numbers.number(before) if forms else None
        if forms and number is not None:
            text = forms[book.spelling.many(number)]
            (key,) = book.spelling.keys(text)
            token = token if key == token.key else token._replace(key=key, text=text)
        yield token
