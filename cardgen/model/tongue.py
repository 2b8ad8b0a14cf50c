"""Which language words are of, by the small words that lead on: articles, prepositions and such."""

import re
from collections.abc import Iterator, Mapping

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
    said = {word for word, _ in spoken_words(words)}
    own = small[language]
    for other, theirs in small.items():
        foreign = len(said & (theirs - own))
        if foreign >= ENOUGH and foreign > OVERWHELMING * len(said & (own - theirs)):
            return other
    return ""


def spoken_words(words: str) -> Iterator[tuple[str, re.Match[str]]]:
    """Each word as it is compared, without capitals, and where it stands."""
    for met in WORD.finditer(words):
        yield met[0].casefold().replace("'", "’"), met


def foreign_stretches(
    words: str, own: frozenset[str], theirs: frozenset[str]
) -> Iterator[tuple[int, int]]:
    """From where to where words are those of another language: some that it alone has, and none
    that the own one alone has between them."""
    stretch: list[tuple[str, re.Match[str]]] = []
    for word, met in spoken_words(words):
        if word in own - theirs:
            yield from _ends(stretch)
            stretch = []
        elif word in theirs - own:
            stretch.append((word, met))
    yield from _ends(stretch)


def _ends(stretch: list[tuple[str, re.Match[str]]]) -> Iterator[tuple[int, int]]:
    if len({word for word, _ in stretch}) >= ENOUGH:
        yield stretch[0][1].start(), stretch[-1][1].end()
