"""Which language words are of, by the small words that lead on: articles, prepositions and such."""

import re
from collections.abc import Mapping

from cardgen.model.language import Typography

WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
ENOUGH = 2  # small words of another language
OVERWHELMING = 3  # times as many as of its own, since a name or a quotation may be foreign


def small_words(typography: Typography) -> frozenset[str]:
    """The words on which no line of a language ends if it can."""
    return frozenset((*typography.never_last, *typography.seldom_last, *typography.articles))


def tongue_of(words: str, language: str, small: Mapping[str, frozenset[str]]) -> str:
    """The other language that words for a language are of; "" where they may be of it.

    `small` are the small words of each language. Of two languages those count that one of them has.
    """
    said = {word.casefold().replace("'", "’") for word in WORD.findall(words)}
    own = small[language]
    for other, theirs in small.items():
        foreign = len(said & (theirs - own))
        if foreign >= ENOUGH and foreign > OVERWHELMING * len(said & (own - theirs)):
            return other
    return ""
