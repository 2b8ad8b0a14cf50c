"""One card built from a pile outside the hand."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import FREE, GIVES, Icons
from cardgen.loading.schema import Choice, Record, Whole
from cardgen.model.text import Icon

PILES = {
    "discard pile": "discard-pile",
    "leader box": "card-leader",
    "unused black cards": "card-black",
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """How many cards are drawn to choose one from."""

    one_of: int


@dataclass(frozen=True, slots=True)
class BuildFrom(Effect):
    """Build one card of a pile without paying its cost; never as a Wonder stage.

    Without `choose` the whole pile lies open; with it so many cards are drawn at random and the
    others are discarded. A Leader is recruited instead. `else` is what the owner may take rather.
    """

    takes: ClassVar = Choice(*PILES)
    clauses: ClassVar = {"choose": Record(Drawn, {"one of": Whole(min=1)}, required=("one of",))}

    build_from: str
    choose: Drawn | None = None

    def icons(self, ability: Ability) -> Icons:
        drawn = str(self.choose.one_of) if self.choose else ""
        return (Icon(PILES[self.build_from], drawn), GIVES, FREE)
