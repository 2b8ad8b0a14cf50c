"""The numbers that words say, in digits, in letters, as ranks and as Ages."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from cardgen.project.prose.orthography import Orthography
from cardgen.schema.numbers import exact_fraction

TOKEN = re.compile(
    r"\d{1,3}(?:[,.\u00a0\u202f]\d{3})+(?!\d)|\d*[½⅓⅔¼¾]|\d+|[^\W\d_]+(?:-[^\W\d_]+)*|\S"
)
AGES: Mapping[str, str] = {"II": "Age II", "III": "Age III"}  # I may be a pronoun
HUNDRED, THOUSAND = 100, 1000

RANK = "."  # behind a number: “second”, “2nd”


class ProseNumber(NamedTuple):
    """A number, as it is compared across languages, and where it stands in the words.

    One of `perhaps` may stand for the same number elsewhere, or for nothing; a rank that tells how
    often, a second time, may stand for a number too: twice.
    """

    what: str
    start: int
    end: int
    perhaps: bool = False
    times: str = ""

    @property
    def value(self) -> str:
        """How many, or which of several."""
        return self.what.removesuffix(RANK)

    @property
    def told(self) -> str:
        """As people are told of it."""
        return self.what if self.value == self.what else f"rank {self.value}"


class NumberReader:
    """Reads the numbers of one language."""

    def __init__(self, how: Orthography) -> None:
        self.words = {word: int(number) for number, words in how.numbers.items() for word in words}
        self.perhaps = {word: number for number, words in how.perhaps.items() for word in words}
        self.ranks = {
            word: f"{number}{RANK}" for number, words in how.ranks.items() for word in words
        }
        times = "|".join(map(re.escape, how.times)) or "(?!)"
        self._times = re.compile(rf"\W+(?:{times})(?!\w)", re.IGNORECASE)
        self._silent = set[str]()  # words met that tell no number
        self._telling = {*map(str.casefold, AGES), *self.words, *self.perhaps, *self.ranks}

    def numbers(self, words: str) -> tuple[ProseNumber, ...]:
        """The numbers said, in their order. One alone is left out: it may be an article."""
        found: list[ProseNumber] = []
        run: list[tuple[int, int, int]] = []  # numbers in letters that stand side by side
        silent = self._silent
        for token in TOKEN.finditer(words):
            text = token[0]
            if text in silent:
                continue  # most words: what follows is parted from what was said all the same
            if text.isalpha() and text.casefold() not in self._telling:
                silent.add(text)
                continue
            value = self._in_letters(token[0].casefold())
            if value is not None and run and not _goes_on(words, run, token.start(), value):
                found += _whole(run)
                run = []
            if value is not None:
                run.append((value, token.start(), token.end()))
                continue
            found += _whole(run)
            run = []
            found += self._other(token)
        return tuple(each for each in (*found, *_whole(run)) if each.what != "1")

    def unmatched(
        self, one: tuple[ProseNumber, ...], other: tuple[ProseNumber, ...]
    ) -> tuple[ProseNumber, ...]:
        """The numbers of one text that another does not say."""
        left = Counter(number.what for number in other)
        also = Counter(number.times for number in other if number.times)
        over = []
        for number in sorted(one, key=lambda number: number.perhaps):
            if left[number.what]:
                left[number.what] -= 1
                also[number.times] -= 1
            elif also[number.what] > 0:
                also[number.what] -= 1
            elif number.times and left[number.times]:
                left[number.times] -= 1
            elif not number.perhaps:
                over.append(number)
        return tuple(sorted(over, key=lambda number: number.start))

    def _other(self, token: "re.Match[str]") -> Iterator[ProseNumber]:
        """A number in digits, a rank, an Age."""
        text, word = token[0], token[0].casefold()
        what = AGES.get(text)
        if text[0].isdigit() or text[-1] in "½⅓⅔¼¾":
            plain = re.sub(r"[,.\u00a0\u202f]", "", text)
            whole = plain.lstrip("0") or "0"  # not as an int: Python refuses those of 5000 figures
            what = whole if plain.isdecimal() else str(exact_fraction(plain) or Fraction())
        what = what or self.ranks.get(word)
        if what or word in self.perhaps:
            said = what or self.perhaps[word]
            often = word in self.ranks and self._times.match(token.string, token.end())
            times = said.removesuffix(RANK) if often else ""
            yield ProseNumber(said, token.start(), token.end(), not what, times)

    def _in_letters(self, word: str) -> int | None:
        """The number that a word is; `vingt-deux` has two parts."""
        if word in self.words or "-" not in word:
            return self.words.get(word)
        for end in reversed([cut.start() for cut in re.finditer("-", word)]):
            first, rest = self.words.get(word[:end]), self._in_letters(word[end + 1 :])
            if first is not None and rest is not None:
                return first + rest
        return None


def _goes_on(words: str, run: list[tuple[int, int, int]], start: int, value: int) -> bool:
    """Whether a number in letters goes on with the next word: `mille huit cent huit`."""
    last, _, end = run[-1]
    beside = not words[end:start].strip(" \u00a0\u202f")
    return beside and (
        value in (HUNDRED, THOUSAND) or last in (HUNDRED, THOUSAND) or _tens(last, value)
    )


def _tens(last: int, value: int) -> bool:
    return last % 10 == 0 and last >= 20 and value < 10


def _whole(run: list[tuple[int, int, int]]) -> Iterator[ProseNumber]:
    """The number of words side by side."""
    if not run:
        return
    total = part = 0
    for value, _, _ in run:
        if value == THOUSAND:
            total, part = total + (part or 1) * value, 0
        else:
            part = (part or 1) * value if value == HUNDRED else part + value
    yield ProseNumber(str(total + part), run[0][1], run[-1][2])
