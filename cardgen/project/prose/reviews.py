"""Which texts somebody read side by side in all languages: the file `reviewed.txt` of a pack.

A line holds the seals of one text in the languages that it is told in, `fr:kqmtzrb en:bdfghjk`. It
does not say where the text stands, so that texts may be moved about; case, spaces and punctuation
count for nothing.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from cardgen.files import read_or_nothing
from cardgen.model.finding import Place
from cardgen.packs.root import REVIEWS_FILE, display_path
from cardgen.phrasebook.subjects import LENGTH, LETTERS, seal_of
from cardgen.project.pack_view import PackView
from cardgen.project.prose.pack_prose import PackProse
from cardgen.project.prose.passages import MASK, Passage
from cardgen.yaml.source import MOST_BYTES

HEAD = """\
# Texts that somebody read side by side in every language, each as the seals of its words.
# A text that changes in one language alone is told by `cardgen check` (prose-reviewed).
# Written by `cardgen fmt --write-reviews`, once what it tells was read.
"""
WORDS = re.compile(rf"{MASK}+|[-−+]?\w+")
SEALED = re.compile(rf"[a-z-]+:[{LETTERS}]{{{LENGTH}}}")

Sealed = tuple[str, str]  # a language, and the seal of a text in it
Pair = tuple[Sealed, Sealed]  # one text in two languages


class SealLine(NamedTuple):
    """The seals of one text, and the number of the line that holds them."""

    seals: tuple[Sealed, ...]
    line: int


class Reviews:
    """Which two texts were read beside each other, and how often they stand so."""

    def __init__(self, texts: Iterable[Sequence[Sealed]]) -> None:
        self.pairs = Counter(pair for seals in texts for pair in _pairs(seals))

    def holds(self, *seals: Sealed) -> bool:
        """Whether two texts were read beside each other."""
        return all(pair in self.pairs for pair in _pairs(seals))

    def parted(self, now: "Reviews") -> "Parted":
        """The texts of which one has gone since."""
        return Parted(self.pairs - now.pairs)


def _pairs(seals: Sequence[Sealed]) -> Iterator[Pair]:
    return combinations(sorted(seals), 2)


class Parted:
    """Texts that no longer stand beside those that they were read beside."""

    def __init__(self, pairs: Iterable[Pair]) -> None:
        each = [*pairs]
        self._parted = {(one, other[0]) for one, other in each}
        self._parted |= {(other, one[0]) for one, other in each}

    def holds(self, sealed: Sealed, language: str) -> bool:
        """Whether a text was read beside another in a language, which has gone."""
        return (sealed, language) in self._parted


class ReviewFile:
    """The file of a pack, `known` by its bytes; empty where there is none."""

    def __init__(self, view: PackView) -> None:
        self.path = view.pack.folder / REVIEWS_FILE
        self.name = display_path(self.path, view.root)
        self._root = view.root

    @cached_property
    def content(self) -> str:
        content = read_or_nothing(self.path, self._root, MOST_BYTES)
        return content.decode("utf-8", "replace").removeprefix("\ufeff")

    @cached_property
    def texts(self) -> tuple[SealLine, ...]:
        """Those of the lines that are as they should be."""
        return tuple(
            SealLine(tuple(_sealed(one) for one in line.split()), number)
            for number, line in self._told()
            if all(map(SEALED.fullmatch, line.split()))
        )

    def faults(self) -> Iterator[tuple[Place, str]]:
        """Where something else stands than seals, and what."""
        for number, line in self._told():
            for found in re.finditer(r"\S+", line):
                if not SEALED.fullmatch(found[0]):
                    yield (
                        Place(self.name, number, found.start() + 1, number, found.end() + 1),
                        found[0],
                    )
                    break

    def _told(self) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(self.content.split("\n"), 1):
            if line.strip() and not line.startswith("#"):
                yield number, line


def _sealed(typed: str) -> Sealed:
    language, _, seal = typed.partition(":")
    return language, seal


def translated(pack: PackProse) -> Iterator[tuple[Passage, ...]]:
    """What a pack says in more than one language; not the words of cards of a game that has rules:
    each language of these is held against the power."""
    for pieces in pack.translations:
        has_power = pieces[0].kind == "text" and pack.pack.game.rules
        if len(pieces) > 1 and not has_power:
            yield pieces


def seals(pieces: Iterable[Passage]) -> Mapping[str, str]:
    """By language, the seal of each of the translations of a text."""
    return {said.language: seal_of(_compared(said.words)) for said in pieces}


def _compared(words: str) -> str:
    return " ".join(WORDS.findall(words.casefold()))


def written_reviews(pack: PackProse) -> str:
    """The file as it should be once all that a pack says was read side by side."""
    lines = (
        " ".join(f"{language}:{seal}" for language, seal in seals(pieces).items())
        for pieces in translated(pack)
    )
    return HEAD + "".join(f"{line}\n" for line in lines)
