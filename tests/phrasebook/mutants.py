"""Texts with one planted error: what kind it is, and where it stands."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, permutations
from random import Random
from typing import Any, NamedTuple

import yaml

from cardgen.model.card import Name
from cardgen.phrasebook.declared import Power
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Read, Span
from tests.phrasebook.conftest import BOOKS, NAMES, SAID
from tests.phrasebook.corpus import CORPUS, runs
from tests.small_root import ROOT

FOLDER = ROOT / "tests" / "phrasebook" / "planted"
# The kinds that each operator may rightly be taken for.
RIGHT = {
    "colour": ("selector",),
    "symbol": ("selector",),
    "resource": ("unit",),
    "appended": ("added",),
}


class Sound(NamedTuple):
    """A text that says what is declared."""

    language: str
    bearer: str
    card: Name | None
    words: str
    power: Power


class Mutant(NamedTuple):
    """A text with one planted error."""

    operator: str
    right: tuple[str, ...]
    sound: Sound
    words: str
    span: Span

    def __str__(self) -> str:
        planted = self.words[self.span.start : self.span.end]
        return f"{self.operator}: {self.words} [{planted}] <- {self.sound.words}"


@cache
def sound() -> tuple[Sound, ...]:
    """The words of every card, and every paraphrase of the corpus."""
    own = [Sound(s.language, s.bearer, s.card, typed(s.words), s.power) for s in SAID]
    return tuple(dict.fromkeys((*own, *_paraphrases())))


def _paraphrases() -> Iterator[Sound]:
    for sentence in CORPUS:
        for words in sentence.says:
            book = BOOKS[sentence.language]
            reading = book.read(runs(words), sentence.bearer, sentence.card)
            if isinstance(reading, Read):
                yield Sound(sentence.language, sentence.bearer, sentence.card, words, reading.power)


def planted(one: Sound, random: Random) -> Iterator[Mutant]:
    for operator, right, start, end, put in chain(
        _numbers(one), _phrases(one), _clauses(one), _names(one, random), _appended(one, random)
    ):
        words = one.words[:start] + put + one.words[end:]
        words = words[:1].upper() + words[1:]
        yield Mutant(operator, right, one, words, Span(start, start + len(put)))


Change = tuple[str, tuple[str, ...], int, int, str]


def _numbers(one: Sound) -> Iterator[Change]:
    for match in re.finditer(r"\d+", one.words):
        for other in (int(match[0]) + 1, int(match[0]) - 1):
            if other > 0:
                yield "number", ("number",), *match.span(), str(other)


@cache
def _table(language: str) -> Mapping[str, Any]:
    text = (FOLDER / f"{language}.yaml").read_text(encoding="utf-8")
    return {
        operator: tuple(_pairs(given))
        for operator, given in yaml.load(text, yaml.CSafeLoader).items()
    }


def _pairs(given: list[Any]) -> Iterator[tuple["re.Pattern[str]", str]]:
    for one in given:
        if isinstance(one, dict):
            for old, new in one.items():
                for each in new if isinstance(new, list) else [new]:
                    yield re.compile(old, re.I), each
        else:
            for old, new in permutations(one, 2):
                yield re.compile(rf"\b{old}\b", re.I), new


def _phrases(one: Sound) -> Iterator[Change]:
    for operator, pairs in _table(one.language).items():
        for old, new in pairs:
            for match in old.finditer(one.words):
                yield operator, RIGHT.get(operator, (operator,)), *match.span(), match.expand(new)


def _clauses(one: Sound) -> Iterator[Change]:
    """A sentence or a part of one is lost."""
    inside = r"(?:\{[^}]*\}|[^.,;:{}])+"
    parts = (
        r"(?:\{[^}]*\}|[^.{}])+\. ?",
        rf"(?:^|(?<=[.:;,] )){inside}[,;:] ",
        rf"[,;:] {inside}(?=[.,;:])",
    )
    for part in parts:
        for match in re.finditer(part, one.words):
            if match.end() - match.start() < len(one.words) - 1:
                yield "clause", ("missing", "limit"), *match.span(), ""


def _names(one: Sound, random: Random) -> Iterator[Change]:
    names = {name.text for name in NAMES[one.language].values()}
    for name in names:
        for match in re.finditer(rf"\b{re.escape(name)}\b", one.words):
            at = random.randrange(1, len(name) - 1)
            for put in (name[:at] + name[at + 1 :], name[:at] + name[at] + name[at:]):
                yield "name", ("name",), *match.span(), put


def _appended(one: Sound, random: Random) -> Iterator[Change]:
    others = [s for s in sound() if s.language == one.language and s.bearer == one.bearer]
    for other in random.sample(others, 2):
        yield "appended", ("added",), len(one.words), len(one.words), f" {other.words}"
