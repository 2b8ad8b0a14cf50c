"""Numbers that a scenario tells Age by Age, against those of each Age as it is played."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding
from cardgen.project.prose.played_numbers import PlayedNumbers
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.counted import CountedNumber
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

STORY = "says"
BETWEEN = re.compile(r"\d+\D{1,5}")  # a number, then a comma or a word that joins


def check_age_rows(prose: "Prose") -> Iterator[Finding]:
    """Each row of as many numbers as there are Ages, in what a scenario of all Ages says."""
    if any(view.unread for view in prose.project.packs):
        return  # no scenario is played then
    played = PlayedNumbers(prose)
    for pack in prose.packs:
        if pack.pack.game.rules:
            for how in prose.spoken:
                for said in pack.page(how.language).pieces:
                    if said.kind == STORY:
                        yield from _in_story(prose, played, pack, how, said)


def _in_story(
    prose: "Prose", played: PlayedNumbers, pack: "PackProse", how: "LanguageProse", said: "Passage"
) -> Iterator[Finding]:
    rows = [*_rows(how, said)]
    if rows:
        file = str(said.key[0])
        id = file.rpartition("/")[2].removesuffix(".yaml")
        key = prose.project.prose_digests.of_scenario(
            "age rows", pack.view, id, how.language, said.words
        )
        look = partial(_untrue, prose, played, pack, said, rows)
        yield from look_unless_sound(prose.project.parts, key, look)


def _rows(how: "LanguageProse", said: "Passage") -> Iterator[list["CountedNumber"]]:
    """Three numbers of one unit side by side."""
    row: list[CountedNumber] = []
    for one in (*how.counting.in_words(said.words), None):
        if one and row and _goes_on(row[-1], one, said.words):
            row.append(one)
            continue
        if len(row) == len(AGES) and row[0].unit:
            yield row
        row = [one] if one else []


def _goes_on(last: "CountedNumber", one: "CountedNumber", words: str) -> bool:
    return one.unit == last.unit and bool(BETWEEN.fullmatch(words, last.start, one.start))


def _untrue(
    prose: "Prose",
    played: PlayedNumbers,
    pack: "PackProse",
    said: "Passage",
    rows: Sequence[Sequence["CountedNumber"]],
) -> Iterator[Finding]:
    for row in rows:
        ages = played.by_age(str(said.key[0]), pack.view, said.language, row[0].unit)
        for age, one, had in zip(AGES, row, ages, strict=False) if len(ages) == len(AGES) else ():
            if had and one.number not in had:
                message = f"{one.number}, and in Age {age} there is no such number of {one.unit}s"
                help = f"in Age {age} there are {join_words(map(str, had))}: cardgen run tells them"
                yield prose.finding("age-row", said, (one.start, one.end), message, help)


AGE_ROW = Check(
    slug="age-row",
    title="A number told Age by Age that is not the one of its Age",
    why="""\
“1, 2 or 3 coins” of a scenario that is played in three Ages is three numbers, one for each. Each of
them is what somebody has, gains or pays in that Age; all of them moved by one is another rule, and
each number may still be had somewhere.
""",
    refused="""\
says: {fr: Iris rapporte 4, 5 ou 6 pièces., en: 'Iris brings 4, 5 or 6 coins.'}      # 3, 4 or 5
given: {age: [I, II, III], players: {lea: {gods: [iris], coins: 0}, tom: {}, eva: {}}}
play: [{invocation: {lea: [{invokes: iris}]}}]
then: {players: {lea: {coins: {I: 3, II: 4, III: 5}}}}
""",
    mend="""\
Say the numbers of the Ages in their order, as `cardgen run NAME` tells them.
""",
    over_prose=check_age_rows,
)
