"""A card laid away unused."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Tuck(Effect):
    """In Duel, put the card taken this turn under this one instead of using it.

    It costs and brings nothing and is in nobody's city. `then` follows.
    """

    heeds: ClassVar = ("limit", "optional", "then")
    takes: ClassVar = OneOf("taken card")
    moment: ClassVar = "active"

    tuck: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("card-age"), Icon("tuck"))

    def tucks(self) -> bool:
        return True
