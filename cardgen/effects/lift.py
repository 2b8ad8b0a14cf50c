"""A rule that no longer binds."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

SIGNS = {"unique names": "same-name", "last wonder": "wonder-eighth"}


@frozen
class Lift(Effect):
    """Free the owner from a rule of the game.

    `unique names`: a card may be built although one of the same name stands in the city.
    `last wonder`: in Duel, the own last Wonder may be built after all the others.
    """

    takes: ClassVar = OneOf(*SIGNS)
    moment: ClassVar = "active"

    lift: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon(SIGNS[self.lift]),)

    def lifts(self, rule: str) -> bool:
        return rule == self.lift
