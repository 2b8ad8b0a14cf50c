"""What `per` counts of the event that an ability reacts to."""

from dataclasses import dataclass

from cardgen.effects.power.terms import Icons
from cardgen.effects.power.tokens import TOKENS, gained
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.loading.schema import Choice, Record
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Gained:
    """Each token that the event brought in."""

    gained: str

    def icons(self) -> Icons:
        return (Icon(self.gained),)

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        return gained(happening, self.gained) if happening else 0


@dataclass(frozen=True, slots=True)
class Bought:
    """Each unit of a resource that was bought."""

    bought: str

    def icons(self) -> Icons:
        return (Icon("any-resource"),)

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        return len(happening.cards) if happening else 0


EVENTFUL = {
    "gained": Record(Gained, {"gained": Choice(*TOKENS)}),
    "bought": Record(Bought, {"bought": Choice("resources")}),
}
