"""A card that is taken for one of a colour."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import CARD, GIVES, Icons, card_icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

USES = {"sale": Icon("sell")}
SALE_COLOUR = "yellow"  # each card of it adds a coin to what a sale brings


@frozen
class CountsAs(Effect):
    """Count as one more card of a colour of the own city, for one use alone.

    `sale`: for the coins that selling an Age card brings in Duel.
    """

    takes: ClassVar = CARD
    clauses: ClassVar = {"in": OneOf(*USES)}
    required: ClassVar = ("in",)
    moment: ClassVar = "active"

    counts_as: tuple[str, ...]
    in_: str

    def icons(self, ability: Ability) -> Icons:
        """What one more card of the colour is worth there, where it is worth something."""
        worth = (Icon("coin", "+1"),) if SALE_COLOUR in self.counts_as else ()
        return (USES[self.in_], GIVES, *(worth or card_icons(self.counts_as)))

    def taken_for(self, use: str) -> tuple[str, ...]:
        return self.counts_as if use == self.in_ else ()
