"""Numbers that a scenario tells Age by Age, against those of each Age as it is played."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.played_numbers import PlayedNumbers
from cardgen.checks.sound import look_at_kinds, look_unless_sound, telling
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.counting.counted import CountedNumber
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

STORY = "says"
BETWEEN = re.compile(r"\d+\D{1,5}")  # a number, then a comma or a word that joins


def check_age_row(prose: "Prose") -> Iterator[Finding]:
    """Each row of as many numbers as there are Ages, in what a scenario of all Ages says."""
    played = PlayedNumbers(prose)
    for pack in prose.packs:
        if pack.pack.game.rules:
            known_by = "age-row", prose.digests.beside(pack)
            look = partial(_in_stories, prose, played, pack)
            yield from look_at_kinds(prose, pack, (STORY,), known_by, look)


def _in_stories(
    prose: "Prose",
    played: PlayedNumbers,
    pack: "PackProse",
    how: "LanguageProse",
    stories: "Sequence[Passage]",
) -> Iterator[Finding]:
    for said in telling(prose, "age rows", stories, lambda said: any(_rows(how, said))):
        yield from _in_story(prose, played, pack, how, said)


def _in_story(
    prose: "Prose",
    played: PlayedNumbers,
    pack: "PackProse",
    how: "LanguageProse",
    said: "Passage",
) -> Iterator[Finding]:
    id = prose.tellers.scenario_id(str(said.key[0]))
    key = prose.project.prose_digests.of_scenario(
        "age rows", pack.view, id, how.language, said.words
    )
    look = partial(_untrue, prose, played, pack, said, how)
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
    how: "LanguageProse",
) -> Iterator[Finding]:
    for row in _rows(how, said):
        ages = played.by_age(str(said.key[0]), pack.view, said.language, row[0].unit)
        for age, one, had in zip(AGES, row, ages, strict=False) if len(ages) == len(AGES) else ():
            if had and one.number not in had:
                message = f"{one.number}, and in Age {age} there is no such number of {one.unit}s"
                help = f"in Age {age} there are {join_words(map(str, had))}: cardgen run tells them"
                yield prose.places.finding("age-row", said, (one.start, one.end), message, help)


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
    over_prose=check_age_row,
    of_cards=("powers",),
    plays=True,
)
