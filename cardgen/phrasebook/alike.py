"""Words that are spelt nearly alike: a slip of the pen, or another form of one word."""

from itertools import takewhile
from operator import eq

STEM = 4  # letters that two forms of a word share
SHARE = 0.6  # of the shorter word


def alike(one: str, other: str) -> bool:
    """Whether words begin alike, or differ in one letter or two that changed places."""
    shorter = min(len(one), len(other))
    if shorter < STEM:
        return False
    same = _common(one, other)
    if same >= max(STEM, SHARE * shorter):
        return True
    tail = _common(one[same:][::-1], other[same:][::-1])
    left, right = one[same : len(one) - tail], other[same : len(other) - tail]
    return max(len(left), len(right)) < 2 or (len(left) == 2 and left == right[::-1])


def _common(one: str, other: str) -> int:
    return sum(takewhile(bool, map(eq, one, other)))
