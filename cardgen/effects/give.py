"""Own tokens given to others."""

from dataclasses import dataclass, replace
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import GIVES, PLUS, SCOPE, Icons, pawn
from cardgen.effects.power.tokens import OWNED, Tokens
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Give up to so many of one's own tokens to other players; none comes from the supply.

    A limit per player says how many one of them may receive.
    """

    takes: ClassVar = OWNED
    clauses: ClassVar = {"to": SCOPE}

    give: Tokens
    to: str = "others"

    def icons(self, ability: Ability) -> Icons:
        limit = ability.limit
        if not limit or limit.per != "player":
            return (*self.give.icons(), GIVES, *pawn(self.to))
        most, number = limit.times, self.give.number
        parts = [min(most, number - given) for given in range(0, number, most)]
        line = [sign for part in parts for sign in (PLUS, *self._part(part))]
        return tuple(line[1:])

    def _part(self, number: int) -> Icons:
        return (*replace(self.give, number=number).icons(), GIVES, Icon("pawn-other"))
