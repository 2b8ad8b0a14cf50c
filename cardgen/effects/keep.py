"""A hand kept back."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Keep(Effect):
    """Keep the hand for the next turn instead of passing it.

    The hand meant for the owner goes on to the neighbour behind, as if nobody sat here.
    """

    heeds: ClassVar = ("limit", "optional", "else")
    takes: ClassVar = OneOf("hand")
    moment: ClassVar = "active"

    keep: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("keep-hand"),)

    def keeps_hand(self) -> bool:
        return True
