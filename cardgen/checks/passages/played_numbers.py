"""Numbers that scenarios come to as they are played, which most checks ask for only when something
is told."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from cardgen.model.finding import Place, Stop

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.counting.example_numbers import KnownNumbers
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose

    LookAtNumbers = Callable[[KnownNumbers], set[int]]


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
        id = self._prose.tellers.scenario_id(file)
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
