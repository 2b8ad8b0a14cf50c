"""What two languages say in another order, or on the other side of a word such as before or not."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cardgen.checks.passages.tellings import Pair, Sentences, Telling, pair_finding

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import Said

Spoken = tuple[Sequence["Said"], Sequence["Said"]]  # what each language of a pair says
Sides = Mapping[str, int]  # behind how many of its hinges a sense is said


def out_of_order(prose: "Prose", pair: Pair, sentences: Sentences) -> "Iterator[Finding]":
    """What stands in another order than in the other language: the first word of a row, in all that
    is said or else in one sentence; or two things that have changed sides."""
    spoken = [(pair[0].within(here), pair[1].within(there)) for here, there in sentences]
    for each in ((pair[0].said, pair[1].said), *spoken):
        if out := _out_of_row(pair, each):
            yield _finding(prose, pair, out, "say both in the same order")
            return
    for each in spoken:
        if crossed := _crossed(pair, each):
            yield _finding(prose, pair, crossed, "say both on the same side of it")
            return


def _finding(prose: "Prose", pair: Pair, out: "tuple[Said, Said]", mend: str) -> "Finding":
    (one, other), (mine, yours) = pair, out
    there_says = f"{other.language} says {other.typed(yours)}"
    message = f"{one.language} says {one.typed(mine)} where {there_says}"
    return pair_finding(prose, "prose-order", pair, 1, yours, message, mend)


def _out_of_row(pair: Pair, spoken: Spoken) -> "tuple[Said, Said] | None":
    """The first that differ of a row."""
    rows = [_rows(one, said) for one, said in zip(pair, spoken, strict=True)]
    for row in rows[0]:
        here, there = rows[0][row], rows[1].get(row, [])
        if len(here) != len(there):
            here, there = _common(here, there), _common(there, here)
        for mine, yours in zip(here, there, strict=False):
            if mine.sense != yours.sense:
                return mine, yours
    return None


def _rows(one: Telling, every: "Sequence[Said]") -> "dict[str, list[Said]]":
    """What must stand in one order, row by row."""
    rows: dict[str, list[Said]] = {}
    for said in every:
        row = one.reader.row(said.sense)
        if row:
            rows.setdefault(row, []).append(said)
    return rows


def _common(said: "Sequence[Said]", other: "Sequence[Said]") -> "list[Said]":
    """What is said once on either side."""
    times = [Counter(one.sense for one in each) for each in (said, other)]
    return [one for one in said if times[0][one.sense] == times[1][one.sense] == 1]


def _crossed(pair: Pair, spoken: Spoken) -> "tuple[Said, Said] | None":
    """Of two things that each language says once, those that one says on the two sides of a hinge,
    and the other the other way round: “a Wonder before a card”."""
    once = [
        [one for one in each if pair[0].reader.is_thing(one.sense)]
        for each in (_common(*spoken), _common(*spoken[::-1]))
    ]
    for hinge in pair[0].reader.senses.hinges:
        at = [[one.start for one in each if one.sense == hinge] for each in spoken]
        if not at[0] or len(at[0]) != len(at[1]):
            continue
        here, there = (
            {one.sense: bisect(hinges, one.start) for one in each}
            for hinges, each in zip(at, once, strict=True)
        )
        for mine, yours in combinations(once[0], 2):
            if _changed_sides(here, there, mine.sense, yours.sense):
                return mine, next(one for one in once[1] if one.sense == yours.sense)
    return None


def _changed_sides(here: Sides, there: Sides, one: str, other: str) -> bool:
    """Whether one stands on an earlier side than the other in one language, and on a later one in
    the other language."""
    return (here[one] - here[other]) * (there[one] - there[other]) < 0
