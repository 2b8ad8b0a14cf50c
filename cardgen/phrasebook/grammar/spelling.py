"""How a language is spelt: how words are cut into tokens, and set as a text again."""

import re
import unicodedata
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from cardgen.model.card import Name
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import ValueRef
from cardgen.model.text import Icon, Runs
from cardgen.schema.containers import ListOf, MapOf
from cardgen.schema.kinds import Boolean, Kind, String
from cardgen.schema.numbers import Integer
from cardgen.schema.records import Record

SAME_LETTERS = str.maketrans(
    {"œ": "oe", "Œ": "oe", "æ": "ae", "’": "'", "–": "-", "−": "-", "[": "(", "]": ")"}
)
SPACES = " \t\n\u00a0\u202f\u2009"


@cache
def fold_word(word: str) -> str:
    """A word without capitals, accents and ligatures: what two spellings of it share."""
    apart = unicodedata.normalize("NFD", word.translate(SAME_LETTERS).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Spelling(NamedTuple):
    """The house spelling of a language, and what is taken for it when read.

    `plural` is the number from which a noun is plural; `exact_one`: in the plural unless it is 1 or
    a part of 1. `same` says which keys a word is read as: `du` as `de le`. An accent tells words
    `apart` from others: `où` is not `ou`; else it may be left out. `elided` words lose
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
    apart: frozenset[str] = frozenset()

    def keys(self, word: str) -> tuple[str, ...]:
        """What a word is read as; an accent alone, which folds to nothing, as itself."""
        if self.apart and word.lower() in self.apart:
            return (word.lower(),)
        folded = fold_word(word) or word
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
        folded = fold_word(after)
        soft = folded[:1] in self.vowels and folded not in self.hard
        return self.elided[word] if soft else word


def token_pattern(*, splits: bool) -> "re.Pattern[str]":
    """Words, numbers and single marks; where `splits`, an apostrophe ends a word."""
    number = r"\d*[½⅓⅔¼¾]|\d+(?:/\d+)*"
    word = r"[^\W\d_]+(?:-[^\W\d_]+)*"
    tail = "['’]?" if splits else rf"(?:['’](?:{word})?)*"
    return re.compile(rf"{number}|{word}{tail}|[^\s]")


def set_as_text(words: tuple[str, ...], spelling: Spelling) -> str:
    """Words set as a text: spaces, elisions, a capital at the start of each sentence."""
    pairs = zip(words, (*words, ".")[1:], strict=True)
    text, start = "", True
    for word in (spelling.before(word, after) for word, after in pairs):
        text += _gap(text, word, spelling) + (word[:1].upper() + word[1:] if start else word)
        start = word in (".", "!", "?")
    return text


def has_unmelted(text: str, spelling: Spelling) -> bool:
    """Whether words stand apart that the language melts before most others: `de les` for `des`."""
    melted = {keys for keys in spelling.same.values() if len(keys) > 1}
    words = [fold_word(word) for word in spelling.parts.findall(text)]
    return any(pair in melted for pair in pairwise(words))


def _gap(before: str, word: str, spelling: Spelling) -> str:
    """The space before a word; none in a number that is joined to its unit: `5-point`."""
    last = before[-1:]
    if (word == HYPHEN and last.isnumeric()) or (last == HYPHEN and before[-2:-1].isnumeric()):
        return ""
    split = spelling.splits and last == "’"
    tight = word in (",", ".", ")") or (word in (";", ":", "?", "!") and word not in spelling.wide)
    return "" if not before or tight or last == "(" or split else " "


class OptionalText(String):
    """A text, or an empty one where a language has none of these letters or marks."""

    def read(self, value: object, where: ValueRef, report: Report) -> str | Missing:
        return "" if value == "" else super().read(value, where, report)


class SpellingSchema(Record):
    """The section `spelling` of a phrase file; a name whose `elides` is no keeps its h."""

    def __init__(self, names: Mapping[str, Name]) -> None:
        self._names = names
        word, letters = String("a word"), OptionalText("letters or marks")
        fields: dict[str, Kind] = {
            "plural": Integer(0, 99),
            "exact one": Boolean(),
            "splits": Boolean(),
            "wide": letters,
            "vowels": letters,
            "hard": ListOf(word),
            "apart": ListOf(word),
            "feminine": word,
            "elided": MapOf(word, word),
            "same": MapOf(word, String("the words it is read as")),
        }
        super().__init__(dict, fields, required=("plural", "splits"))

    def read(self, value: object, where: ValueRef, report: Report) -> Spelling | Missing:
        read = super().read(value, where, report)
        if read is MISSING:
            return read
        kept = (fold_word(name.text) for name in self._names.values() if not name.elides)
        hard = (
            *map(fold_word, read.pop("hard", ())),
            *(one for one in kept if one.startswith("h")),
        )
        alike = {
            fold_word(word): tuple(map(fold_word, keys.split()))
            for word, keys in read.pop("same", {}).items()
        }
        parts = token_pattern(splits=read["splits"])
        elided = read.pop("elided", {})  # a grammar is kept as bytes, which the default has none of
        apart = frozenset(map(str.lower, read.pop("apart", ())))
        return Spelling(
            **read, elided=elided, hard=frozenset(hard), same=alike, parts=parts, apart=apart
        )


class Token(NamedTuple):
    """A word, number, mark or icon; `start` and `end` count the characters of the typed words.

    An icon counts as it is typed, `{coin:3}`. A melted word (`du`) is several tokens at one place.
    """

    key: str
    text: str
    start: int
    end: int
    icon: Icon | None = None


HYPHEN = "-"
COMMA = ","  # a comma too many or too few hinders no reading
SENTENCE_ENDS = (".", "!", "?")


def typed_text(runs: Runs) -> str:
    """Words as they are typed, icons as `{coin:3}`."""
    return "".join(run if isinstance(run, str) else f"{{{run}}}" for run in runs)


def tokenize(runs: Runs, spelling: Spelling) -> tuple[Token, ...]:
    """The tokens of a card's words in one Age, with a full stop where they lack the last one.

    So that this is a fault of form alone.
    """
    found: list[Token] = []
    offset = 0
    for run in runs:
        if isinstance(run, Icon):
            end = offset + len(str(run)) + 2
            found.append(Token(f"{{{run.name}}}", f"{{{run}}}", offset, end, run))
        else:
            end = offset + len(run)
            found += _words(run, offset, spelling)
        offset = end
    if found and found[-1].key not in SENTENCE_ENDS:
        found.append(Token(".", "", offset, offset))
    return tuple(found)


def _words(words: str, offset: int, spelling: Spelling) -> list[Token]:
    found = []
    for match in spelling.parts.finditer(words):
        text, start, end = match[0], offset + match.start(), offset + match.end()
        found += [Token(key, text, start, end) for key in spelling.keys(text)]
    return found
