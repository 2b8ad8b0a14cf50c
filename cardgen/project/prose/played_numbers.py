"""The numbers of coins, shields and points that scenarios come to as they are played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.model.finding import Place, Stop

if TYPE_CHECKING:
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose


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

    def _known(
        self, what: str, file: str, view: "PackView", language: str, unit: str
    ) -> tuple[tuple[int, ...], ...]:
        project, how = self._prose.project, self._spoken[language]
        id = file.rpartition("/")[2].removesuffix(".yaml")
        key = project.prose_digests.of_scenario(f"{unit} {what}", view, id, language)
        every = what == "played"
        return project.parts.words(
            key, lambda: [*self._play(file, view, id, how, unit, every=every)]
        )

    def _play(
        self, file: str, view: "PackView", id: str, how: "LanguageProse", unit: str, *, every: bool
    ) -> Iterator[tuple[int, ...]]:
        played, numbers = self._prose.played(view), self._prose.example_numbers(view, how)
        try:
            for age in played.ages(id, Place(file)):
                known = numbers.of([age], how.language)
                yield tuple(sorted(known.every(unit) if every else known.of_players(unit)))
        except Stop:
            return
