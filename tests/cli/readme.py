"""What README has people type: its command lines, and the files that stand between them."""

import re
import shlex
from collections.abc import Iterator
from typing import NamedTuple

from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
CALL = re.compile(r"^(?:\.venv/bin/)?cardgen (\S.*)$")
OPTION = re.compile(r"^--[a-z]")


class Typed(NamedTuple):
    """The words after `cardgen`; options told before the next call stand beside it."""

    words: tuple[str, ...]
    beside: tuple[tuple[str, ...], ...] = ()

    @property
    def whole(self) -> Iterator[tuple[str, ...]]:
        """Each call to be tried: as it stands, and with each option beside it that has a value."""
        yield self.words
        yield from (self.words + option for option in self.beside if len(option) > 1)

    @property
    def named(self) -> Iterator[str]:
        """The options beside it that have no value."""
        yield from (option[0] for option in self.beside if len(option) == 1)


def typed() -> tuple[Typed, ...]:
    """Every call of the program in README, in its order."""
    return (*_in_blocks(), *_in_prose())


def calls() -> tuple[tuple[str, ...], ...]:
    """The words of each call to be tried, once."""
    return tuple(dict.fromkeys(words for one in typed() for words in one.whole))


def yaml_after(sentence: str) -> str:
    """The first block of YAML after these words of README."""
    _, _, after = README.partition(sentence)
    return next(text for kind, text in BLOCK.findall(after) if kind == "yaml")


def _in_blocks() -> Iterator[Typed]:
    for kind, text in BLOCK.findall(README):
        for line in text.splitlines() if not kind else ():
            if found := CALL.match(line):
                yield Typed(tuple(shlex.split(found[1], comments=True)))


def _in_prose() -> Iterator[Typed]:
    """The calls between accents grave; options that follow one go with it."""
    calls: list[Typed] = []
    for code in re.findall(r"`([^`]+)`", BLOCK.sub("", README)):
        if found := CALL.match(code):
            calls.append(Typed(tuple(shlex.split(found[1]))))
        elif OPTION.match(code) and calls:
            beside = (*calls[-1].beside, tuple(shlex.split(code)))
            calls[-1] = calls[-1]._replace(beside=beside)
    yield from calls
