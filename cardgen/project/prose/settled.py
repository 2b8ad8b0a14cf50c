"""In which words a language tells what the rules of a game settle: its `settled.yaml`."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.model.frozen import frozen
from cardgen.packs.languages import find_language_file, read_language_file
from cardgen.project.prose.kept_fields import kept_fields
from cardgen.project.prose.wordings import (
    SaidWords,
    Together,
    WordsInOrder,
    any_wording,
    said_words,
)
from cardgen.schema.containers import MapOf, OneOrMore
from cardgen.schema.kinds import Kind, String
from cardgen.schema.records import Record

if TYPE_CHECKING:
    from cardgen.project.sound_parts import SoundParts

Words = tuple[str, ...]
ABOUT, UNLESS = "about", "unless"


@frozen
class SettledWords:
    """Of each matter, by its name, in which words a language tells each thing that rules may have;
    under `about` those of which a sentence about it has one, under `unless` those with which it is
    about something else."""

    matters: Mapping[str, Mapping[str, Words]] = field(default_factory=dict)


@cache
def _kind() -> Record:
    told = MapOf(String("about, unless, or what rules may have"), OneOrMore(String("words")))
    fields: dict[str, Kind] = {"matters": MapOf(String("a matter of rules"), told)}
    return Record(SettledWords, fields, required=("matters",), what="the words of settled rules")


def load_settled(root: Path, language: str, parts: "SoundParts") -> SettledWords:
    """The words of a language, none where nobody has written any. Stop at the first fault."""
    if not find_language_file(root, language, "settled").is_file():
        return SettledWords()
    return kept_fields(
        *(parts, f"settled in {language}", SettledWords),
        lambda: read_language_file(root, language, "settled", _kind()),
    )


class SettledMatter:
    """A matter of rules by its name, and what a sentence tells of it."""

    def __init__(self, name: str, told: Mapping[str, Words]) -> None:
        self.name = name
        self.about = [*map(Together, told.get(ABOUT, ()))]
        self._unless = [*map(Together, told.get(UNLESS, ()))]
        self._words = told

    @cached_property
    def _told(self) -> Mapping[str, Sequence[WordsInOrder]]:
        words = self._words.items()
        return {
            what: [*map(WordsInOrder, each)] for what, each in words if what not in (ABOUT, UNLESS)
        }

    def is_another(self, said: SaidWords) -> bool:
        """Whether words that are about it are about something else."""
        return any(each.stands_in(said) for each in self._unless)

    def answers(self, words: str) -> "Mapping[str, re.Match[str]]":
        """What words say of it, each with where they do; “count” is not said by “do not count”,
        which says something else of it."""
        said = said_words(words)
        hits = [
            (what, hit)
            for what, wordings in self._told.items()
            for hit in _found([one for one in wordings if one.may_stand(said)], words)
        ]
        found: dict[str, re.Match[str]] = {}
        for what, hit in hits:
            if not any(other != what and _is_part(hit, whole) for other, whole in hits):
                found.setdefault(what, hit)
        return found


def _found(wordings: Sequence[WordsInOrder], words: str) -> "Iterator[re.Match[str]]":
    """Where any of some wordings stand."""
    if not wordings:
        return iter(())
    many = len(wordings) > 1
    pattern = any_wording(one.typed for one in wordings) if many else wordings[0].pattern
    return pattern.finditer(words)


def _is_part(hit: "re.Match[str]", whole: "re.Match[str]") -> bool:
    """Whether words are some of others that are more."""
    begins, ends = hit.span()
    first, last = whole.span()
    return first <= begins and ends <= last and ends - begins < last - first


class SettledMatters:
    """Some matters that a language has words for.

    Most sentences speak of none: which may do is known by the words that lead to a matter, since to
    hold each against all of them took a quarter of a check from nothing.
    """

    def __init__(self, words: SettledWords, names: Iterable[str]) -> None:
        told = words.matters
        self._by_lead: dict[str, list[tuple[int, Together]]] = {}
        self._matters = [SettledMatter(name, told[name]) for name in names if name in told]
        every = enumerate(self._matters)
        led = [(number, about) for number, matter in every for about in matter.about]
        often = Counter(chain.from_iterable(about.words for _, about in led))
        for number, about in led:
            lead = min(about.words, key=lambda word: (often[word], word), default="")
            self._by_lead.setdefault(lead, []).append((number, about))
        self._sizes = sorted({len(lead) for lead in self._by_lead})
        self._led_by: dict[str, Sequence[tuple[int, Together]]] = {}  # by a word that was met

    def spoken_of(self, words: str) -> list[SettledMatter]:
        """Those that the words of a sentence are about."""
        said, found = said_words(words), set[int]()
        for word in said.each:
            for number, about in self._led(word):
                if about.full_words <= said.each and number not in found and about.stands_in(said):
                    found.add(number)
        matters = (self._matters[number] for number in sorted(found))
        return [one for one in matters if not one.is_another(said)]

    def _led(self, word: str) -> Sequence[tuple[int, Together]]:
        """What may be said where a word stands."""
        if word not in self._led_by:
            leads = dict.fromkeys(word[:size] for size in self._sizes)
            self._led_by[word] = [one for lead in leads for one in self._by_lead.get(lead, ())]
        return self._led_by[word]
