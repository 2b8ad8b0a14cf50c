"""Cards that change cities."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """Exchange a card of the own city for one of another; `if` binds the two cards.

    From then on each belongs to its new city in every respect.
    """

    takes: ClassVar = Choice("age card")
    clauses: ClassVar = {"from": SCOPE}
    required: ClassVar = ("from",)

    swap: str
    from_: str

    def icons(self, ability: Ability) -> Icons:
        card = Icon("card-age")
        return (card, Icon("pawn-self"), Icon("swap"), card, *SCOPES[self.from_])
