"""Words that tell a sign: those of its name in the legend, or of what it means there."""

import re
from collections import Counter
from collections.abc import Mapping

from cardgen.model.legend import Legend

WORD = re.compile(r"[^\W\d_]{3,}")
ALIKE = 4  # by so many letters words of one stem are known: team, teammate
INSIDE = 5  # or so many within another word: équipe, coéquipier
COMMON = 12  # what more signs are called tells none of them: card

Called = Mapping[str, frozenset[str]]  # words by the names of signs


def called_signs(legend: Legend, language: str) -> tuple[Called, ...]:
    """The words of what signs are called, and of what they mean, without those that most have."""
    return tuple(_without_common(said, language) for said in (legend.names, legend.meanings))


def _without_common(said: Mapping[str, Mapping[str, str]], language: str) -> Called:
    every = {name: _words(words.get(language, "")) for name, words in said.items()}
    signs = Counter(stem for words in every.values() for stem in {word[:ALIKE] for word in words})
    return {
        name: frozenset(word for word in words if signs[word[:ALIKE]] <= COMMON)
        for name, words in every.items()
    }


def _words(said: str) -> frozenset[str]:
    return frozenset(word.casefold() for word in WORD.findall(said))


def where_told(sign: str, words: str, called: tuple[Called, ...]) -> int | None:
    """Where words first tell a sign by its name, or else by its meaning."""
    for each in called:
        own = each.get(sign, frozenset())
        for word in WORD.finditer(words):
            if any(_are_alike(word[0].casefold(), one) for one in own):
                return word.start()
    return None


def _are_alike(word: str, own: str) -> bool:
    inside = len(word) >= INSIDE and word[:INSIDE] in own
    return word[:ALIKE] == own[:ALIKE] or inside
