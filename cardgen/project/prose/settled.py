"""In which words a language tells what the rules of a game settle: its `settled.yaml`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from cardgen.model.frozen import frozen
from cardgen.packs.languages import find_language_file, read_language_file
from cardgen.project.prose.kept_fields import kept_fields
from cardgen.schema.containers import MapOf, OneOrMore, Record
from cardgen.schema.kinds import Kind, String

if TYPE_CHECKING:
    from cardgen.project.sound_parts import SoundParts

Words = tuple[str, ...]
PART = re.compile(r"\^|…|[\w*]+")
ABOUT, UNLESS = "about", "unless"
GAP, OPENING, TOGETHER = "…", "^", "+"
BETWEEN = r"(?:[\W_]+\w+){0,8}?"  # what a gap stands for: eight words at most


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
        self._words = told
        self._about = [*map(Together, told.get(ABOUT, ()))]
        self._unless = [*map(Together, told.get(UNLESS, ()))]

    @property
    def stems(self) -> frozenset[str]:
        """Of these one stands wherever something speaks of it."""
        return frozenset(each.longest_stem for each in self._about)

    @cached_property
    def _told(self) -> "Mapping[str, re.Pattern[str]]":
        words = self._words.items()
        return {what: any_wording(each) for what, each in words if what not in (ABOUT, UNLESS)}

    def concerns(self, words: str) -> bool:
        """Whether words speak of it."""
        folded = words.casefold()
        about = any(each.stands_in(words, folded) for each in self._about)
        return about and not any(each.stands_in(words, folded) for each in self._unless)

    def answers(self, words: str) -> "Mapping[str, re.Match[str]]":
        """What words say of it, each with where they do; “count” is not said by “do not count”,
        which says something else of it."""
        hits = [(what, hit) for what, said in self._told.items() for hit in said.finditer(words)]
        found: dict[str, re.Match[str]] = {}
        for what, hit in hits:
            if not any(other != what and _is_part(hit, whole) for other, whole in hits):
                found.setdefault(what, hit)
        return found


def _is_part(hit: "re.Match[str]", whole: "re.Match[str]") -> bool:
    """Whether words are some of others that are more."""
    begins, ends = hit.span()
    first, last = whole.span()
    return first <= begins and ends <= last and ends - begins < last - first


class SettledMatters:
    """Some matters that a language has words for.

    Most pieces speak of none, so they are looked through for the stems of words first: to hold
    each against the patterns of all matters takes twenty times as long.
    """

    def __init__(self, words: SettledWords, names: Iterable[str]) -> None:
        told = words.matters
        self._by_stem: dict[str, list[SettledMatter]] = {}
        for matter in (SettledMatter(name, told[name]) for name in names if name in told):
            for stem in matter.stems:
                self._by_stem.setdefault(stem, []).append(matter)

    def likely(self, words: str) -> Sequence[SettledMatter]:
        """Those that words may speak of."""
        folded = words.casefold()
        found = (each for stem, each in self._by_stem.items() if stem in folded)
        return [*dict.fromkeys(chain.from_iterable(found))]


class Together:
    """What must be said in one sentence, in any order: wordings that + joins.

    The patterns are sought only where all stems of words are, which takes a tenth of the time.
    """

    def __init__(self, wording: str) -> None:
        self._stems: list[str] = re.findall(r"\w+", wording.casefold())
        self._wordings = wording.split(TOGETHER)

    @cached_property
    def _patterns(self) -> "Sequence[re.Pattern[str]]":
        return [any_wording((one,)) for one in self._wordings]

    @property
    def longest_stem(self) -> str:
        """The longest of its words, without its open end: it stands wherever all of it does."""
        return max(self._stems, key=len)

    def stands_in(self, words: str, folded: str) -> bool:
        """Whether words say it, which are told in small letters too."""
        return all(stem in folded for stem in self._stems) and all(
            pattern.search(words) for pattern in self._patterns
        )


def any_wording(wordings: Iterable[str]) -> "re.Pattern[str]":
    """A pattern of any of some wordings: `coin*` is any word that begins so, … a few words, ^ the
    beginning."""
    each = "|".join(map(_pattern, wordings))
    return re.compile(each or "(?!)", re.IGNORECASE)


def _pattern(wording: str) -> str:
    found, between = "", ""
    for part in PART.findall(wording):
        if part == GAP:
            found += BETWEEN
        elif part == OPENING:
            found += r"\A\W*"
        else:
            found += between + re.escape(part).replace(r"\*", r"\w*")
            between = r"[\W_]+"
    return rf"(?:(?<!\w){found}(?!\w))"
