"""The characters of a scalar, each with its source: where it begins the parser tells, no more."""

from itertools import pairwise
from typing import NamedTuple
from unicodedata import combining, normalize


class Letter(NamedTuple):
    """A character of a value and the line and column, from 0, it comes from."""

    sign: str
    line: int
    column: int


def composed(letters: list[Letter]) -> list[Letter]:
    """The letters as NFC leaves them: an accent typed apart joins its letter's place."""
    starts = [i for i, letter in enumerate(letters) if not _joins(letter.sign)]
    if starts[:1] != [0]:
        starts.insert(0, 0)
    result: list[Letter] = []
    for first, after in pairwise([*starts, len(letters)]):
        cluster = letters[first:after]
        whole = normalize("NFC", "".join(letter.sign for letter in cluster))
        for i, sign in enumerate(whole):
            result.append(cluster[min(i, len(cluster) - 1)]._replace(sign=sign))
    return result


def _joins(sign: str) -> bool:
    hangul = "\u1160" <= sign <= "\u11ff"
    return bool(combining(sign)) or hangul or normalize("NFC", "a" + sign) != "a" + sign
