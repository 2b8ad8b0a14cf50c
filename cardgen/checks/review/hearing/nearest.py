"""Words compared with what the phrasebook would have written: the very words that differ."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.phrasebook.tokens import Token, tokens
from cardgen.phrasebook.verdict import Span

ALIKE = 0.5  # of the words: where fewer are the same, comparing them tells nothing


class Stretch(NamedTuple):
    """Words that differ, with what the house says in their place; either may be empty."""

    span: Span
    wanted: str


def stretches(spoken: Spoken, saying: Saying) -> tuple[Stretch, ...]:
    """Where words differ from the house words; none where these are missing or far away."""
    house = spoken.house(saying.power, saying.language)
    if not house:
        return ()
    spelling = spoken.books[saying.language].book.spelling
    said, right = tokens(saying.words, spelling), tokens((house,), spelling)
    matcher = SequenceMatcher(None, [t.key for t in said], [t.key for t in right], autojunk=False)
    if not said or matcher.ratio() < ALIKE:
        return ()
    return tuple(_stretches(said, right, house, matcher))


def _stretches(
    said: tuple[Token, ...], right: tuple[Token, ...], house: str, matcher: SequenceMatcher[str]
) -> Iterator[Stretch]:
    for kind, i, j, k, m in matcher.get_opcodes():
        if kind != "equal":
            start = said[i].start if i < len(said) else said[-1].end
            end = said[j - 1].end if j > i else start
            yield Stretch(
                Span(start, end), house[right[k].start : right[m - 1].end] if m > k else ""
            )


def narrowed(span: Span, spoken: Spoken, saying: Saying) -> Span:
    """The words within a stretch that alone differ from the house words; else all of it."""
    inner = [
        one.span
        for one in stretches(spoken, saying)
        if span.start <= one.span.start < one.span.end <= span.end
    ]
    return inner[0] if len(inner) == 1 else span
