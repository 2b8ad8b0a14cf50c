"""Passages of prose: what is said, by which card, where; all those of a language as one page."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import accumulate
from typing import NamedTuple, Protocol

from cardgen.model.finding import Place
from cardgen.model.located import ValueRef
from cardgen.model.rulebook import Block
from cardgen.model.text import Icon, Runs
from cardgen.packs.notation import typed_offsets
from cardgen.yaml.source_map import SourceMap

MASK = "\ufffc"  # stands for each character of an icon, which is no prose

SAYS, TEXT = "says", "text"  # the kinds of what a scenario says, and of the words of a power
BETWEEN_STOPS = re.compile(r"[^.!?]+")
NAMES = ("name", "wonder", "token", "pantheons")  # the kinds of what something is called
QUOTED = re.compile(r"[«“„].*[»”“]")
ANSWER = ("ruling", "reason")  # the kinds of what a question is answered with

Key = tuple[str | int, ...]


class Location(Protocol):
    """Where a piece is typed."""

    def place(self, source_map: SourceMap, start: int, end: int) -> Place:
        """The place of a stretch of it."""
        ...


class Locator(NamedTuple):
    """The value that holds a piece, and which it is of the Ages that share the value.

    Without an Age braces are what they are: names, titles and rulings have no notation.
    """

    where: ValueRef
    age: int | None = None

    def place(self, source_map: SourceMap, start: int, end: int) -> Place:
        typed, age = str(self.where.value), self.age
        offsets = range(len(typed) + 1) if age is None else typed_offsets(typed, age)
        first = offsets[start]
        return source_map.place(self.where, first, offsets[max(end - 1, start)] - first + 1)


class BookBlock(NamedTuple):
    """The block of a rulebook that a piece is."""

    block: Block

    def place(self, source_map: SourceMap, start: int, end: int) -> Place:
        return self.block.place(start, end)


class Passage(NamedTuple):
    """A piece of prose in one language.

    `kind` is the key it stands under: name, wonder, text, flavour, notes, title, pantheons,
    question, ruling, reason or says, token for the name of one, aid for the lines of a player aid,
    choice for what a field may say, or field for what it says; in a rulebook heading, item, cell,
    paragraph, or line, a paragraph that is no sentence. `key` is the same in every language. `seat`
    finds the value in its file, which may have to be read again. `card` is the id of the card or
    Wonder that says it.
    """

    kind: str
    language: str
    words: str
    key: Key
    seat: Callable[[], Location]
    card: str = ""

    @property
    def sheaf(self) -> tuple[object, str]:
        """What it is looked at together with: all of a kind that a pack says, stories of any."""
        return "" if self.kind == SAYS else self.key[0], self.kind

    @property
    def is_answer(self) -> bool:
        return self.kind in ANSWER

    @property
    def is_quoted_name(self) -> bool:
        """Whether it is a name between quotation marks, as no name is printed."""
        return self.kind in NAMES and QUOTED.fullmatch(self.words) is not None

    def between_stops(self) -> "Iterator[re.Match[str]]":
        """What stands between full stops, question and exclamation marks: no more than a sentence,
        less where a number has a point."""
        return BETWEEN_STOPS.finditer(self.words)

    @property
    def legible(self) -> str:
        """The words with a mark for each icon or link."""
        return re.sub(f"{MASK}+", "{…}", self.words)


def mask_icons(runs: Runs) -> str:
    """Words with icons made unreadable, each as long as it is typed: `{coin:3}` is 8 characters."""
    return "".join([run if isinstance(run, str) else _mask(run) for run in runs])


@cache
def _mask(icon: Icon) -> str:
    return MASK * (len(str(icon)) + 2)


class ProseMatch(NamedTuple):
    """Where a pattern matches: a stretch of the words of a piece."""

    said: Passage
    start: int
    end: int
    match: "re.Match[str]"

    def span(self, group: int | str) -> tuple[int, int]:
        """The stretch of a group within the words."""
        start, end = self.match.span(group)
        return start + self.start - self.match.start(), end + self.start - self.match.start()


class ProsePage:
    """Pieces of prose, a line each: a pattern that matches no line end stays within a piece, and
    meets the same around it whatever pieces stand beside."""

    def __init__(self, pieces: Sequence[Passage]) -> None:
        self.pieces = tuple(pieces)
        self.text = "\n".join(("", *(said.words.replace("\n", " ") for said in pieces), ""))
        lengths = (len(said.words) + 1 for said in pieces)
        self.starts = tuple(accumulate(lengths, initial=1))

    @cached_property
    def sheaves(self) -> Mapping[tuple[object, str], Sequence[Passage]]:
        """The pieces by what they are looked at together with."""
        sheaves: dict[tuple[object, str], list[Passage]] = {}
        for said in self.pieces:
            sheaves.setdefault(said.sheaf, []).append(said)
        return sheaves

    def found(self, pattern: "re.Pattern[str]") -> Iterator[ProseMatch]:
        """Every match of a pattern."""
        for match in pattern.finditer(self.text):
            number = bisect_right(self.starts, match.start()) - 1
            begun = self.starts[number]
            yield ProseMatch(self.pieces[number], match.start() - begun, match.end() - begun, match)
