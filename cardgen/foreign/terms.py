"""A table of terms: what each is called in the two languages."""

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from cardgen.foreign.csv_cards import TableRow, read_rows
from cardgen.foreign.files import place_name
from cardgen.foreign.source import read_source
from cardgen.model.finding import Place, Stop

ENDING = 3  # letters that the end of a word may have more, or other ones
LONG = 5  # letters from which on the end of a word may be another


class Term:
    """A row of the table; `original` and `translation` are the words of either language."""

    def __init__(self, original: tuple[str, ...], translation: tuple[str, ...]) -> None:
        self.original, self.translation = original, translation

    def find_original(self, words: str) -> tuple[int, int] | None:
        """Where the words of the first language say it."""
        return _span(self._patterns[0], words)

    def find_translation(self, words: str) -> tuple[int, int] | None:
        """Where the words of the second language say it."""
        return _span(self._patterns[1], words)

    def shares(self, other: "Term") -> bool:
        """Whether the other has one of these words in its translation."""
        return any(other.find_translation(word) for word in self.translation)

    @cached_property
    def _patterns(self) -> "tuple[re.Pattern[str], re.Pattern[str]]":
        return _pattern(self.original), _pattern(self.translation)


def _span(pattern: "re.Pattern[str]", words: str) -> tuple[int, int] | None:
    found = pattern.search(words)
    return found.span() if found else None


def _pattern(forms: tuple[str, ...]) -> "re.Pattern[str]":
    """Any of the forms; of a long word the ending may be another, as of défausser, défaussez."""
    each = (r"[\s-]+".join(map(_inflected, form.split())) for form in forms)
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)


def _inflected(word: str) -> str:
    plain = word.replace("’", "'")
    if not plain.isalpha():
        return re.escape(plain)
    stem = plain[:-2] if len(plain) > LONG else plain
    return re.escape(stem) + (rf"\w{{0,{ENDING + 2}}}" if stem != plain else r"\w{0,2}")


def read_terms(path: Path, here: Path, languages: tuple[str, str]) -> tuple[Term, ...]:
    """The terms of a table. A first row that names the languages says which columns are theirs;
    else they are the first two. Stop at a row that lacks one of them."""
    source = read_source(path, place_name(path, here))
    rows = read_rows(source)
    heads = [text.words.strip().casefold() for text in rows[0].texts] if rows else []
    named = all(language and language in heads for language in languages)
    columns = (heads.index(languages[0]), heads.index(languages[1])) if named else (0, 1)
    terms = tuple(_terms(rows[named:], columns))
    if not terms:
        raise Stop("the table holds no terms", place=Place(source.file), help="a term in a row")
    return terms


def _terms(rows: list[TableRow], columns: tuple[int, int]) -> Iterator[Term]:
    for row in rows:
        said = [
            tuple(filter(None, (part.strip() for part in row.texts[column].words.split("|"))))
            if column < len(row.texts)
            else ()
            for column in columns
        ]
        if not all(said):
            help = "its words in the first language, a comma, its words in the second"
            raise Stop("this row lacks the words of one language", place=row.place, help=help)
        yield Term(said[0], said[1])
