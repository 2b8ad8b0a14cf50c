"""Texts with one planted error: the kinds it may rightly be taken for, and where it stands."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain, permutations
from random import Random
from typing import Any, NamedTuple

import yaml

from cardgen.model.card import Name
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Read, TextSpan, Verdict
from cardgen.phrasebook.subjects import Power
from tests.phrasebook.conftest import BOOKS, NAMES, SAID
from tests.phrasebook.corpus import CORPUS, runs
from tests.phrasebook.deletions import QUICK
from tests.small_root import ROOT

FOLDER = ROOT / "tests" / "phrasebook" / "planted"
# What an operator makes, where it is not called like the kind. A lost clause may be a limit.
KINDS = {
    "colour": ("selector",),
    "symbol": ("selector",),
    "resource": ("unit",),
    "clause lost": ("missing", "limit"),
    "sentence added": ("added",),
}
ICON = r"\{[^}]*\}"
INSIDE = rf"(?:{ICON}|[^.,;:{{}}])+"
# A sentence; what stands before a mark; what stands after one.
FEW = 10  # words of a clause: a text that lacks more may be far from all wordings
CLAUSES = (
    re.compile(rf"(?:{ICON}|[^.{{}}])+\. ?"),
    re.compile(rf"(?:^|(?<=[.:;,] )){INSIDE}[,;:] "),
    re.compile(rf"[,;:] {INSIDE}(?=[.,;:])"),
)
Pairs = tuple[tuple["re.Pattern[str]", str], ...]


@dataclass(frozen=True, eq=False)
class Sound:
    """Words that say what is declared, or what is read in them: a paraphrase declares nothing."""

    language: str
    bearer: str
    card: Name | None
    words: str
    declared: Power | None = None

    @cached_property
    def power(self) -> Power:
        """What the words say; they are read when somebody asks, since few are drawn by lot."""
        if self.declared is not None:
            return self.declared
        reading = BOOKS[self.language].read(runs(self.words), self.bearer, self.card)
        assert isinstance(reading, Read), self.words
        return reading.power

    def judged(self, words: str) -> Verdict:
        """Other words, held against what is declared."""
        return QUICK[self.language].judge(runs(words), self.power, self.bearer, self.card)


class Change(NamedTuple):
    """What an operator puts in the place of some characters."""

    operator: str
    start: int
    end: int
    put: str


class Mutant(NamedTuple):
    """Sound words with one error in them; `span` is what was put there."""

    operator: str
    sound: Sound
    words: str
    span: TextSpan


@cache
def sound() -> tuple[Sound, ...]:
    """The words of every card and board, and every paraphrase of the corpus."""
    own = [Sound(s.language, s.bearer, s.card, typed_text(s.words), s.power) for s in SAID]
    return tuple({one.words: one for one in (*_paraphrases(), *own)}.values())


@cache
def _of(language: str) -> tuple[Sound, ...]:
    return tuple(one for one in sound() if one.language == language)


def _paraphrases() -> Iterator[Sound]:
    for one in CORPUS:
        yield from (Sound(one.language, one.bearer, one.card, words) for words in one.says)


def planted(one: Sound, random: Random) -> Iterator[Mutant]:
    """Every error that can be planted in some words."""
    names, added = _names(one, random), _added(one, random)
    for change in chain(_numbers(one), _phrases(one), _clauses(one), names, added):
        words = one.words[: change.start] + change.put + one.words[change.end :]
        span = TextSpan(change.start, change.start + len(change.put))
        yield Mutant(change.operator, one, words[:1].upper() + words[1:], span)


def _numbers(one: Sound) -> Iterator[Change]:
    for match in re.finditer(r"\d+", one.words):
        for other in (int(match[0]) + 1, int(match[0]) - 1):
            if other > 0:
                yield Change("number", *match.span(), str(other))


@cache
def _table(language: str) -> Mapping[str, Pairs]:
    text = (FOLDER / f"{language}.yaml").read_text(encoding="utf-8")
    table = yaml.load(text, yaml.CSafeLoader)
    return {operator: tuple(_pairs(given)) for operator, given in table.items()}


def _pairs(given: list[Any]) -> Iterator[tuple["re.Pattern[str]", str]]:
    for one in given:
        if isinstance(one, dict):
            for old, new in one.items():
                news = new if isinstance(new, list) else [new]
                yield from ((re.compile(old, re.IGNORECASE), each) for each in news)
        else:
            for old, new in permutations(one, 2):
                yield re.compile(rf"\b{old}\b", re.IGNORECASE), new


def _phrases(one: Sound) -> Iterator[Change]:
    for operator, pairs in _table(one.language).items():
        for old, new in pairs:
            for match in old.finditer(one.words):
                yield Change(operator, *match.span(), match.expand(new))


def _clauses(one: Sound) -> Iterator[Change]:
    for clause in CLAUSES:
        for match in clause.finditer(one.words):
            if len(match[0].split()) <= FEW and match.end() - match.start() < len(one.words) - 1:
                yield Change("clause lost", *match.span(), "")


def _names(one: Sound, random: Random) -> Iterator[Change]:
    """A name lacks a letter, or has one twice."""
    for name in NAMES[one.language].values():
        for match in re.finditer(rf"\b{re.escape(name.text)}\b", one.words):
            at = random.randrange(1, len(name.text) - 1)
            for after in (at + 1, at - 1):
                yield Change("name", *match.span(), name.text[:at] + name.text[after:])


def _added(one: Sound, random: Random) -> Iterator[Change]:
    """The words of another card follow."""
    for other in random.sample(_of(one.language), 2):
        yield Change("sentence added", len(one.words), len(one.words), f" {other.words}")
