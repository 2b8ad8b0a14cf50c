"""Passages cut into their sentences."""

import re
from collections.abc import Iterator

CLAUSE = re.compile(r"[.;:!?…]+(?=[\s\u00a0\u202f»”’)]|$)")
SENTENCE = re.compile(r"[.!?…]+(?=[\s\u00a0\u202f»”’)]|$)")


def corresponding(one: str, other: str) -> Iterator[tuple[slice, slice]]:
    """The parts of two passages that correspond: up to each stop or colon, if both have as many,
    else up to each stop; else both as they are."""
    for stops in (CLAUSE, SENTENCE):
        mine, yours = _parted(one, stops), _parted(other, stops)
        if len(mine) == len(yours):
            yield from zip(mine, yours, strict=True)
            return
    yield slice(0, len(one)), slice(0, len(other))


def sentence_around(words: str, at: int) -> slice:
    """The sentence in which something stands."""
    return next(part for part in _parted(words, SENTENCE) if at < part.stop)


def _parted(words: str, stops: "re.Pattern[str]") -> list[slice]:
    ends = [found.end() for found in stops.finditer(words)]
    if not ends or words[ends[-1] :].strip(" \u00a0\u202f»”’)"):
        ends.append(len(words))
    return [slice(start, end) for start, end in zip((0, *ends), ends, strict=False)]
