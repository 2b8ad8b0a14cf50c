"""Numbers that a scenario tells Age by Age, against those of each Age as it is played."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_kinds, look_unless_sound, telling
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding, Place, Stop
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.counting.counted import CountedNumber
    from cardgen.project.prose.counting.example_numbers import KnownNumbers
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

    LookAtNumbers = Callable[[KnownNumbers], set[int]]

STORY = "says"
BETWEEN = re.compile(r"\d+\D{1,5}")  # a number, then a comma or a word that joins


class PlayedNumbers:
    """Asked when something is told; what was found out is kept for the next check."""

    def __init__(self, prose: "Prose") -> None:
        self._prose = prose
        self._spoken = {one.language: one for one in prose.spoken}

    def of(self, file: str, view: "PackView", language: str, unit: str) -> set[int]:
        """Those of a unit in all Ages of a scenario, those that its cards print as well; none of
        one that cannot be played."""
        ages = self._known("played", file, view, language, unit)
        return {number for numbers in ages for number in numbers}

    def by_age(
        self, file: str, view: "PackView", language: str, unit: str
    ) -> tuple[tuple[int, ...], ...]:
        """Age by Age what players have, gain, pay and score, whatever the cards print."""
        return self._known("by age", file, view, language, unit)

    def of_named(self, file: str, view: "PackView", language: str, words: str) -> set[int]:
        """Those of any unit, in all Ages, of the players whom words name."""
        ages = self._known("named", file, view, language, words)
        return {number for numbers in ages for number in numbers}

    def _known(
        self, what: str, file: str, view: "PackView", language: str, unit: str
    ) -> tuple[tuple[int, ...], ...]:
        project, how = self._prose.project, self._spoken[language]
        id = file.rpartition("/")[2].removesuffix(".yaml")
        key = project.prose_digests.of_scenario(f"{unit} {what}", view, id, language)
        look: Mapping[str, LookAtNumbers] = {
            "played": lambda known: known.every(unit),
            "by age": lambda known: known.of_players(unit),
            "named": lambda known: known.of_named(unit),
        }
        return project.parts.words(key, lambda: [*self._play(file, view, id, how, look[what])])

    def _play(
        self, file: str, view: "PackView", id: str, how: "LanguageProse", look: "LookAtNumbers"
    ) -> Iterator[tuple[int, ...]]:
        played, numbers = self._prose.played(view), self._prose.example_numbers(view, how)
        try:
            for age in played.ages(id, Place(file)):
                yield tuple(sorted(look(numbers.of([age], how.language))))
        except Stop:
            return


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
    id = str(said.key[0]).rpartition("/")[2].removesuffix(".yaml")
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
