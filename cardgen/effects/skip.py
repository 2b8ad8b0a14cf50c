"""A part of the Age that passes a player over."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import NEXT, Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Skip(Effect):
    """Take no part in the conflict: no fight and no token; both neighbours fight each other."""

    takes: ClassVar = OneOf("conflict")
    moment: ClassVar = "conflict"

    skip: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("peace"), NEXT, Icon("neighbours-fight"))

    def sits_out(self) -> bool:
        return True
