"""A denial that one language says between two commas, and the other lost there."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from cardgen.checks.passages.tellings import NEGATION, Pair, Telling

if TYPE_CHECKING:
    from cardgen.project.prose.senses.senses import Said


def lost_denials(pair: Pair, parts: Sequence[slice]) -> "Sequence[Sequence[Said]]":
    """Between commas, what each language denies and the other does not, where one of them denies
    more often in the sentence: else one denial would hide that another was lost."""
    denials = [one.denials(part) for one, part in zip(pair, parts, strict=True)]
    cut = [_between_commas(one, part) for one, part in zip(pair, parts, strict=True)]
    if len(denials[0]) == len(denials[1]) or len(cut[0]) != len(cut[1]) or len(cut[0]) == 1:
        return ()
    for each in zip(*cut, strict=True):
        denied = [one.denials(part) for one, part in zip(pair, each, strict=True)]
        may = [
            one.reader.may_say(NEGATION, one.passage.words[part])
            for one, part in zip(pair, each, strict=True)
        ]
        over = [denied[0] if not may[1] else [], denied[1] if not may[0] else []]
        if any(over):
            return over
    return ()


def _between_commas(one: Telling, part: slice) -> list[slice]:
    words = one.passage.words[part]
    ends = [part.start + found.end() for found in re.finditer(r",\s", words)]
    return [slice(*each) for each in pairwise((part.start, *ends, part.stop))]
