"""How a language is spelt: what is read alike, what melts together, when a noun is plural."""

import re
import unicodedata
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from cardgen.loading.kinds import Bool, Text, Whole
from cardgen.loading.report import Missing, Report, Where
from cardgen.loading.schema import ListOf, MapOf, Record
from cardgen.model.card import Name

LIGATURES = str.maketrans({"œ": "oe", "Œ": "oe", "æ": "ae", "’": "'", "–": "-", "−": "-"})
SPACES = " \t\n\u00a0\u202f\u2009"


@cache
def fold(word: str) -> str:
    """A word without capitals, accents and ligatures: what two spellings of it share."""
    apart = unicodedata.normalize("NFD", word.translate(LIGATURES).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Spelling(NamedTuple):
    """The house spelling of a language, and what is taken for it when read.

    `plural` is the number from which a noun is plural; `exact_one`: in the plural unless it is 1 or
    a part of 1. `same` says which keys a word is read as: `du` as `de le`. `elided` words lose
    their end before a vowel, but not before `hard` words. `wide` marks stand after a space.
    `parts` matches one written token; where the language `splits`, an apostrophe ends a word.
    """

    plural: int
    splits: bool
    parts: "re.Pattern[str]"
    same: Mapping[str, tuple[str, ...]]
    hard: frozenset[str]
    elided: Mapping[str, str] = MappingProxyType({})
    vowels: str = ""
    wide: str = ""
    feminine: str = ""
    exact_one: bool = False

    def keys(self, word: str) -> tuple[str, ...]:
        """What a word is read as."""
        folded = fold(word)
        return self.same.get(folded, (folded,))

    def many(self, number: int | Fraction) -> bool:
        """Whether a noun counted by this number stands in the plural."""
        if self.exact_one:
            return number > 1 or number == 0
        return number >= self.plural

    def before(self, word: str, after: str) -> str:
        """A word as it is spelt before another one: `l’` before `invocation`."""
        if word not in self.elided:
            return word
        folded = fold(after)
        soft = folded[:1] in self.vowels and folded not in self.hard
        return self.elided[word] if soft else word


def token_pattern(*, splits: bool) -> "re.Pattern[str]":
    """Words, numbers and single marks; where `splits`, an apostrophe ends a word."""
    number = r"\d*[½⅓⅔¼¾]|\d+(?:/\d+)*"
    word = r"[^\W\d_]+(?:-[^\W\d_]+)*"
    tail = "['’]?" if splits else rf"(?:['’](?:{word})?)*"
    return re.compile(rf"{number}|{word}{tail}|[^\s]")


def joined(words: tuple[str, ...], spelling: Spelling) -> str:
    """Words set as a text: spaces, elisions, a capital at the start of each sentence."""
    pairs = zip(words, (*words, ".")[1:], strict=True)
    text, start = "", True
    for word in (spelling.before(word, after) for word, after in pairs):
        text += _gap(text, word, spelling) + (word[:1].upper() + word[1:] if start else word)
        start = word in (".", "!", "?")
    return text


def _gap(before: str, word: str, spelling: Spelling) -> str:
    last = before[-1:]
    split = spelling.splits and last == "’"
    tight = word in (",", ".", ")") or (word in (";", ":", "?", "!") and word not in spelling.wide)
    return "" if not before or tight or last == "(" or split else " "


class Letters(Text):
    """A text, or an empty one where a language has none of these letters or marks."""

    def read(self, value: object, where: Where, report: Report) -> str | Missing:
        return "" if value == "" else super().read(value, where, report)


def spelling_kind(names: Mapping[str, Name]) -> Record:
    """The section `spelling` of a phrase file; a name whose `elides` is no keeps its h."""

    def made(
        *, hard: tuple[str, ...] = (), same: Mapping[str, str] | None = None, **given: Any
    ) -> Spelling:
        kept = [fold(name.text) for name in names.values() if not name.elides]
        hard = (*map(fold, hard), *(name for name in kept if name.startswith("h")))
        alike = {fold(word): tuple(map(fold, keys.split())) for word, keys in (same or {}).items()}
        parts = token_pattern(splits=given["splits"])
        return Spelling(**given, hard=frozenset(hard), same=alike, parts=parts)

    word, letters = Text("a word"), Letters("letters or marks")
    return Record(
        made,
        {
            "plural": Whole(0, 99),
            "exact one": Bool(),
            "splits": Bool(),
            "wide": letters,
            "vowels": letters,
            "hard": ListOf(word),
            "feminine": word,
            "elided": MapOf(word, word),
            "same": MapOf(word, Text("the words it is read as")),
        },
        required=("plural", "splits"),
    )
