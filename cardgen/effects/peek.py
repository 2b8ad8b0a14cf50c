"""A look into another hand."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import passing_neighbour
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Peek(Effect):
    """Look at the rest of a hand once its player has chosen, before choosing a card oneself.

    `passer` is the player whose hand comes to the owner next. What `else` gives for an unused look
    comes at the end of the Age, after the last cards and before the conflicts, once for each.
    """

    heeds: ClassVar = ("limit", "optional", "else")
    takes: ClassVar = OneOf("hand")
    clauses: ClassVar = {"of": OneOf("passer")}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    peek: str
    of: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("hand-coming"),)

    def seen_hands(self, game: Game, source: ActiveAbility) -> tuple[str, ...]:
        return (passing_neighbour(game, source.owner),)
