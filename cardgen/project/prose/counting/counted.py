"""What the numbers of a passage count: coins, shields, points, in signs or before a noun."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.entry_contents import texts_in
from cardgen.model.text import Icon
from cardgen.project.prose.orthography import Orthography

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block

SIGNS: Mapping[str, str] = {  # what a sign with a number counts
    "coin": "coin",
    "shield": "shield",
    "shield-held": "shield",
    "laurel": "point",
    "laurel-held": "point",
}
KEYS: Mapping[str, str] = {  # of powers and costs
    "coins": "coin",
    "lose coins": "coin",
    "shields": "shield",
    "vp": "point",
    "points": "point",
}
SIGN = r"\{([a-z-]+):([^{}]*)\}"
MASK = "\ufffc"
SPACES = r"[\s\u00a0\u202f]"


class CountedNumber(NamedTuple):
    """A number, the unit that it counts (nothing if it counts another noun), and where it is."""

    number: int
    unit: str
    start: int
    end: int


class PrintedNumber(NamedTuple):
    """A number of a power or a cost, and the unit that it counts."""

    unit: str
    number: int


Counted = Iterator[CountedNumber]


class CountReader:
    """Reads what is counted in one language."""

    def __init__(self, manner: Orthography) -> None:
        self.manner = manner
        self.letters = {word: number for number, words in manner.numbers.items() for word in words}
        self.units = {noun: unit for unit, nouns in manner.units.items() for noun in nouns}

    def in_words(self, words: str, start: int = 0, end: int | None = None) -> Counted:
        """Numbers in digits or letters before a noun: `3 pièces`, `2 ou 5 pièces`."""
        stop = len(words) if end is None else end
        for match in self._phrase.finditer(words, start, stop):
            unit = self.units.get(match["noun"].casefold(), "")
            for one in self.number.finditer(words, match.start(), match.start("noun")):
                yield CountedNumber(self.value(one[0]), unit, *one.span())

    def in_block(self, block: "Block", start: int = 0, end: int | None = None) -> Counted:
        """Those of a block of a rulebook, and the numbers of its signs."""
        stop = len(block.words) if end is None else end
        for inset in block.insets:
            what = inset.what
            number = what.number if isinstance(what, Icon) else ""
            if isinstance(what, Icon) and number.isdigit() and start <= inset.start < stop:
                yield CountedNumber(int(number), SIGNS.get(what.name, ""), inset.start, inset.end)
        yield from self.in_words(block.masked(MASK), start, stop)

    def in_entry(self, entry: object, unit: str) -> Iterator[int]:
        """Those of a unit that a card or a board has: in its power, its cost, its words."""
        yield from (one.number for one in printed_numbers(entry) if one.unit == unit)
        for words in texts_in(entry):
            yield from (one.number for one in signs_in(words) if one.unit == unit)
            yield from (one.number for one in self.in_words(words) if one.unit == unit)

    @staticmethod
    def unit_of(sign: str) -> str:
        """What the number in a sign counts; "" if it is no unit."""
        return SIGNS.get(sign, "")

    def value(self, said: str) -> int:
        """What a number in digits or letters is."""
        return int(said if said.isdigit() else self.letters[said.casefold()])

    @cached_property
    def number(self) -> "re.Pattern[str]":
        """Of any number, in digits or in letters."""
        words = map(re.escape, sorted(self.letters, key=len, reverse=True))
        any_number = "|".join((r"\d{1,6}", *words))
        return re.compile(rf"(?<![\w.,½])(?:{any_number})(?!\w)", re.IGNORECASE)

    @cached_property
    def _phrase(self) -> "re.Pattern[str]":
        manner, number = self.manner, self.number.pattern
        nouns = [noun for nouns in manner.nouns.values() for noun in nouns]
        every = sorted({*nouns, *map(manner.plural, nouns), *self.units}, key=len, reverse=True)
        noun = "|".join(map(re.escape, every)) or "(?!)"
        joined = "|".join(map(re.escape, (*manner.joined, *manner.chosen))) or "(?!)"
        more = rf"(?:(?:,|{SPACES}(?:{joined})){SPACES}{number})*"
        pattern = rf"{number}{more}{SPACES}(?P<noun>{noun})(?!\w)"
        return re.compile(pattern, re.IGNORECASE)


def printed_numbers(entry: object) -> Iterator[PrintedNumber]:
    """Those of a power and a cost, of any Age and side."""
    if isinstance(entry, Mapping):
        for key, value in entry.items():
            each = value.values() if isinstance(value, Mapping) else (value,)
            numbers = (one for one in each if isinstance(one, int))
            yield from (PrintedNumber(KEYS[key], one) for one in numbers if key in KEYS)
            yield from printed_numbers(value)
    elif isinstance(entry, Sequence) and not isinstance(entry, str):
        for held in entry:
            yield from printed_numbers(held)


def signs_in(words: str) -> Iterator[PrintedNumber]:
    """The numbers of signs as they are typed: `{coin:3|5|7}`."""
    for name, numbers in re.findall(SIGN, words):
        if name in SIGNS:
            yield from (PrintedNumber(SIGNS[name], int(one)) for one in re.findall(r"\d+", numbers))
