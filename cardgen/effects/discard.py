"""A card taken out of a city."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import CARD, SCOPE, Icons, cards, pawn
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Put one card of these colours, chosen by the owner, from a city on the discard pile.

    Where the city holds none, nothing happens.
    """

    takes: ClassVar = CARD
    clauses: ClassVar = {"from": SCOPE}
    required: ClassVar = ("from",)

    discard: tuple[str, ...]
    from_: str

    def icons(self, ability: Ability) -> Icons:
        return (*cards(self.discard), *pawn(self.from_), Icon("discard-pile"))
