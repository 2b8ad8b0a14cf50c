"""What words mean that turn one rule into another, and where a passage says it: `senses.yaml` in
the folder of the language.

A sense has the same name in every language (before, left, bank), and in each the words that say it;
other words may say it, or leave it to the reader.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cardgen.packs.languages import find_language_file
from cardgen.project.prose.manner import Manner
from cardgen.project.prose.names.name_parts import parts_of_names
from cardgen.project.prose.names.names import PLAYER
from cardgen.project.prose.senses.expressions import (
    MORE,
    Begun,
    SenseEntry,
    any_expression,
    expression,
    matches,
    split_tokens,
    surest,
)
from cardgen.project.prose.senses.sense_list import Senses, Words
from cardgen.project.prose.senses.sentences import corresponding, sentence_around
from cardgen.project.sound_parts import SoundParts

NAME, NUMBER = "name ", "number "  # what senses begin with that no file lists
KINDS = (NAME + PLAYER, NAME, NUMBER)
STOPS = (".", "!", "?", ":")
DIGITS = "0123456789"


class Said(NamedTuple):
    """A sense that words surely say, and where they stand."""

    sense: str
    start: int
    end: int


class SenseReader:
    """Finds what passages of one language say: senses, `names` (each with what it is compared as,
    known without its article too) and numbers in digits."""

    def __init__(self, senses: Senses, names: Mapping[str, str], articles: Words = ()) -> None:
        self.senses = senses
        self._first: dict[str, list[SenseEntry]] = {}
        self._stems: dict[str, list[tuple[str, SenseEntry]]] = {}  # by their first letter
        for sense, each in (*senses.senses.items(), ("", senses.idioms)):
            self._add(sense, each)
        self._parts, listed = parts_of_names(names, articles), frozenset(self._first)
        for what, named in self._parts.items():
            if not (what.startswith(PLAYER) and named.whole[0].lower() in listed):
                self._add(f"{NAME}{what}", named.sure(listed))
        self._known: dict[str, Begun | None] = {}
        self._kept: dict[str, Sequence[Said]] = {}
        self._perhaps: dict[str, re.Pattern[str]] = {}
        self._rows = {one: listed[0] for listed in senses.ordered for one in listed}

    def _add(self, sense: str, expressions: Iterable[str]) -> None:
        for text in expressions:
            entry = SenseEntry(expression(text), sense)
            first = entry.words[0].lower()
            if first.endswith(MORE):
                self._stems.setdefault(first[0], []).append((first.removesuffix(MORE), entry))
            else:
                self._first.setdefault(first, []).append(entry)

    def read(self, words: str) -> Sequence[Said]:
        """What is surely said, in order. Of expressions that begin with the same word the longest
        are, and in it no other; a capital counts where the expression has one, unless it may be
        that of the sentence. Kept, since several checks read the same."""
        if words not in self._kept:
            self._kept[words] = self._read(words)
        return self._kept[words]

    def _read(self, words: str) -> list[Said]:
        tokens, texts = split_tokens(words)
        found: list[Said] = []
        free = 0  # the first token that no expression has taken
        known = self._known
        for at, text in enumerate(texts):
            begun = known[text] if text in known else self._begun(text)
            if not begun or at < free:
                continue
            opening = not at or texts[at - 1] in STOPS
            joined = begun.going_on(texts, at) if begun.joined or begun.stems else ()
            alone = begun.opening if opening else begun.within
            for one in surest((*begun.alone, *joined), opening=opening) if joined else alone:
                end = at + len(one.words)
                free = at + one.words.index(MORE) if MORE in one.words else end
                if one.sense:
                    found.append(Said(one.sense, tokens[at].start(), tokens[end - 1].end()))
        return found

    def _begun(self, text: str) -> "Begun | None":
        """What a word as it is typed may begin; kept, since most words come again."""
        token = text.lower()
        begun = self._stems.get(token[0], ())
        stems = (entry for stem, entry in begun if token.startswith(stem))
        every = (*self._first.get(token, ()), *stems)
        fitting = [one for one in every if matches(one.words[0], text)]
        alone = [one for one in fitting if len(one.words) == 1]
        if text[0] in DIGITS and not alone:
            alone = [SenseEntry((text,), f"{NUMBER}{text}")]
        joined: dict[str, list[SenseEntry]] = {}
        for entry in (one for one in fitting if len(one.words) > 1):
            second = "" if entry.words[1].endswith(MORE) else entry.words[1].lower()
            joined.setdefault(second, []).append(entry)
        going_on = joined.pop("", [])
        within, opening = (surest(alone, opening=opening) for opening in (False, True))
        begins = alone or joined or going_on
        self._known[text] = Begun(alone, joined, going_on, within, opening) if begins else None
        return self._known[text]

    def is_listed(self, sense: str) -> bool:
        """Whether the file of the language lists words for it."""
        return sense in self.senses.senses or sense in self.senses.perhaps

    def knows(self, sense: str) -> bool:
        """Whether the language can say it: any name, and what is listed."""
        return sense.startswith(NAME) or self.is_listed(sense)

    def is_loose(self, sense: str) -> bool:
        """Whether it does not matter how often it is said."""
        return sense.startswith(NAME) or sense in self.senses.loose

    def is_understood(self, sense: str) -> bool:
        """Whether a sentence may leave it to another: what was named may be called he or she."""
        return sense.startswith(NAME) or sense in self.senses.understood

    def is_thing(self, sense: str) -> bool:
        """Whether it stands on one side of a hinge: a thing, a number, whatever has a name."""
        return sense.startswith(KINDS) or sense in self.senses.things

    def row(self, sense: str) -> str:
        """What must stand in one order with a sense: a list, named by its first, all players, all
        other names, all numbers; nothing where its order is of no account."""
        return next((kind for kind in KINDS if sense.startswith(kind)), "") or (
            self._rows.get(sense, "")
        )

    def denies(self, words: str) -> bool:
        """Whether words that say no deny that something is done."""
        return words.casefold() in self.senses.denials

    def contraries(self, words: str) -> Sequence[Said]:
        """The senses that have an opposite, as far as words say them."""
        return self._contraries.read(words)

    def opposed(
        self, one: Mapping[str, int], other: Mapping[str, int]
    ) -> Iterator[tuple[str, str]]:
        """The opposites of which one sentence says one more often than another, and the contrary
        less often."""
        over = [sense for sense, times in one.items() if times > other.get(sense, 0)]
        less = {sense for sense, times in other.items() if times > one.get(sense, 0)}
        for here in over if less else ():
            for there, doubts in self._opposites.get(here, ()):
                if there in less and not any(each in one or each in other for each in doubts):
                    yield here, there

    @cached_property
    def _opposites(self) -> Mapping[str, Sequence[tuple[str, Words]]]:
        """By each sense its contraries, with what makes them doubtful."""
        found: dict[str, list[tuple[str, Words]]] = {}
        for first, second, *doubts in self.senses.opposites:
            found.setdefault(first, []).append((second, tuple(doubts)))
            found.setdefault(second, []).append((first, tuple(doubts)))
        return found

    @cached_property
    def _contraries(self) -> "SenseReader":
        return SenseReader(Senses(self.senses.contraries), {})

    # How passages are cut is asked of a reader, for checks are listed without loading prose.
    sentences = staticmethod(corresponding)
    sentence_around = staticmethod(sentence_around)

    def may_say(self, sense: str, words: str) -> int:
        """How often words may say a sense."""
        return len(self._saying(sense).findall(words))

    def may_be_said(self, sense: str, words: str, part: slice) -> Iterator[tuple[int, int]]:
        """Where a part of words may say a sense."""
        for found in self._saying(sense).finditer(words[part]):
            yield part.start + found.start(), part.start + found.end()

    def _saying(self, sense: str) -> "re.Pattern[str]":
        if sense not in self._perhaps:
            self._perhaps[sense] = any_expression(self._words_of(sense))
        return self._perhaps[sense]

    def _words_of(self, sense: str) -> Words:
        if sense.startswith(NAME):
            named = self._parts.get(sense.removeprefix(NAME))
            return named.perhaps if named else ()
        return (*self.senses.senses.get(sense, ()), *self.senses.perhaps.get(sense, ()))


class SenseReaders(Mapping[str, SenseReader]):
    """What finds the senses of words, in each language of which somebody has told them; made when
    first asked for, since each takes 10 ms. `named` are the names of each language."""

    def __init__(
        self,
        root: Path,
        manners: Mapping[str, Manner],
        named: Mapping[str, Mapping[str, str]],
        parts: SoundParts,
    ) -> None:
        self._root, self._manners, self._named, self._parts = root, manners, named, parts
        self._languages = tuple(
            each for each in manners if find_language_file(root, each, "senses").is_file()
        )
        self._made: dict[str, SenseReader] = {}

    def __getitem__(self, language: str) -> SenseReader:
        if language not in self._languages:
            raise KeyError(language)
        if language not in self._made:
            manner = self._manners[language]
            named, articles = self._named[language], manner.orthography.articles
            self._made[language] = SenseReader(manner.senses, named, articles)
        return self._made[language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._languages)

    def __len__(self) -> int:
        return len(self._languages)
