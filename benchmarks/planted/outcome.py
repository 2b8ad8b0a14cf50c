"""What came of a mutant: found or not, by the right check, at the changed word."""

from dataclasses import dataclass

from benchmarks.planted.bench import CRASH, Told
from benchmarks.planted.mutant import Mutant, Stretch
from benchmarks.planted.seeming import seeming

BESIDE = 1  # the space between what was changed and a finding at the next word
WIDER = 80  # characters by which a finding may be wider than what was changed


@dataclass(frozen=True, slots=True)
class Outcome:
    """`left_out` says why there was nothing to be found; `simpler` are the other methods that did.

    `by_scenario`: the checks kept silent, and a scenario did not.
    """

    mutant: Mutant
    told: tuple[Told, ...]
    stretches: tuple[Stretch, ...]
    left_out: str = ""
    by_scenario: bool = False
    simpler: frozenset[str] = frozenset()

    @property
    def errors(self) -> tuple[Told, ...]:
        return tuple(one for one in self.told if one.error)

    @property
    def detected(self) -> bool:
        """An error was found; of a slip of form, a warning and no error."""
        if self.mutant.form:
            return any(one.code != CRASH for one in self.told) and not self.errors
        return bool(self.errors) or self.by_scenario

    @property
    def by_check(self) -> bool:
        """It was not left to a scenario."""
        return self.detected and not self.by_scenario

    @property
    def named(self) -> bool:
        """A finding has the name of the fault, or tells that it seems to be of that kind."""
        codes = (frozenset((one.code,)) | seeming(one.message) for one in self.told)
        return any(not one.isdisjoint(self.mutant.codes) for one in codes)

    @property
    def placed(self) -> bool:
        """A finding stands at what was changed, and is not much wider."""
        return any(
            _at(one.place, stretch)
            for one in self.told
            if not one.elsewhere
            for stretch in self.stretches
        )


def _at(place: Stretch, stretch: Stretch) -> bool:
    meets = place[0] <= stretch[1] + BESIDE and stretch[0] <= place[1] + BESIDE
    return meets and place[1] - place[0] <= stretch[1] - stretch[0] + WIDER
