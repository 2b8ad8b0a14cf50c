"""What a piece of prose tells that cards, scenarios and the game may know: numbers and things."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.passages.wordings import gapped_pattern
from cardgen.model.card import THINGS

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.told_things import ToldThings
    from cardgen.project.prose.witnesses import Facts

AID, ANSWER, COLOUR, SIDE, STAGE = "aid", "ruling", "colour", "side", "stage"
NOTES, STORY, NUMBER = "notes", "says", "number"
NAMED = frozenset(
    (COLOUR, SIDE, STAGE, *(what for what, _ in THINGS.values()))
)  # what is no number


ENDS = re.compile(r"(?<![\w.,])\d{1,4}(?=[\s\u00a0\u202f]*(?:[.;:](?:\s|$)|$))")
ONE_WORD = r"[^\W\d_]+"
Values = set[int | str]


class Told(NamedTuple):
    """A number or a colour, and where it stands in its piece; `apiece` if it is told of one of
    several, so that nothing is reckoned."""

    what: str
    value: int | str
    start: int
    end: int
    apiece: bool = False


def told_in(prose: "Prose", how: "LanguageProse", said: "Passage") -> Iterator[Told]:
    """What a piece tells that cards and scenarios may know."""
    for counted in how.counting.in_words(said.words):
        if counted.unit and counted.number > 1:
            apiece = said.kind == NOTES and _is_apiece(how, said, counted.start)
            yield Told(counted.unit, counted.number, counted.start, counted.end, apiece)
    yield from _ending_clauses(how, said) if said.kind == STORY else ()
    yield from _told_things(prose.things_told.get(how.language), said)


def _is_apiece(how: "LanguageProse", said: "Passage", at: int) -> bool:
    """Whether the sentence around a number, the only one there, begins with one of several: “each
    neighbour loses 4 coins”."""
    sentence = next(one[0] for one in said.between_stops() if at < one.end())
    begins = (gapped_pattern(one, ONE_WORD) for one in how.orthography.apiece)
    alone = len([*how.reading.numbers(sentence)]) == 1
    return alone and any(one.match(sentence.lstrip()) for one in begins)


def _ending_clauses(how: "LanguageProse", said: "Passage") -> Iterator[Told]:
    """Numbers that end a clause, without a noun: of the unit that was counted before."""
    for one in ENDS.finditer(said.words):
        if any(each.unit for each in how.counting.in_words(said.words, 0, one.start())):
            yield Told(NUMBER, int(one[0]), *one.span())


def _told_things(things: "ToldThings | None", said: "Passage") -> Iterator[Told]:
    """The colours and resources that a piece says, and of a story sides and stages."""
    if not things or said.kind == AID:
        return
    if said.kind == STORY:
        yield from (Told(SIDE, one.sense, one.start, one.end) for one in things.sides(said.words))
        for row in things.stages(said.words):
            yield from (Told(STAGE, number, row.start, row.end) for number in row.numbers)
    yield from (Told(COLOUR, one.sense, one.start, one.end) for one in things.colours(said.words))
    for one in things.things(said.words):
        yield Told(THINGS[one.sense][0], one.sense, one.start, one.end)


def reckoned(
    said: "Passage", told: Told, known: "Iterable[int | str]", of_game: "Iterable[int | str]"
) -> Iterator[int]:
    """What words come to that say where it is from: what is known of twice; one of the numbers
    beside it on top, or of those of the game that are said beside it, twice; these in a row."""
    parts = said.words[: told.start], said.words[told.end :]
    beside = [[*map(int, re.findall(r"\d+", part))] for part in parts]
    numbers = [one for one in known if isinstance(one, int)] if said.kind != STORY else []
    yield from (2 * one for one in numbers)
    for one in {one for each in beside for one in each if numbers}.intersection({*known, *of_game}):
        yield from (one + number for number in numbers)
        yield from [2 * one] if one in of_game else ()
    for each in beside:
        for first in range(len(each)):
            yield from (sum(each[first:last]) for last in range(first + 2, len(each) + 1))


def is_of_a_row(said: "Passage", told: Told, known: "Iterable[int | str]") -> bool:
    """Whether it stands beside one that is known: 2, 5 or 10 points, of which one is scored."""
    beside = said.words[: told.start] + said.words[told.end :]
    return any(int(one) in known for one in re.findall(r"(?<!\d)\d{1,4}(?!\d)", beside))


def values_of(facts: "Iterable[Facts]", what: str) -> Values:
    """What is known of one kind of thing."""
    return {one.value for each in facts for one in each if one.what == what and one.value != ""}
