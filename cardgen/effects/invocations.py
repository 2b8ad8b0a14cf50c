"""How many gods an Age allows."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.numbers import LARGEST, Integer


@frozen
class Invocations(Effect):
    """Up to so many gods may be invoked in the Age; such limits do not add up."""

    takes: ClassVar = Integer(2, LARGEST)
    moment: ClassVar = "active"

    invocations: int

    def icons(self, ability: Ability) -> Icons:
        return (Icon("card-god", str(self.invocations)),)

    def invocation_limit(self) -> int:
        return self.invocations
