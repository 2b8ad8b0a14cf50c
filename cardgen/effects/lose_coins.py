"""Coins paid to the bank."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons, less
from cardgen.loading.schema import Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class LoseCoins(Effect):
    """Players pay coins to the bank; who has fewer pays all of them.

    With `else` a player may keep each coin, must for coins not owned, and takes that instead.
    """

    takes: ClassVar = Whole(min=1)
    clauses: ClassVar = {"who": SCOPE}
    required: ClassVar = ("who",)

    lose_coins: int
    who: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("coin", less(self.lose_coins)), *SCOPES[self.who])
