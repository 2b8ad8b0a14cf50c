"""A resource of the owner's choice, made each turn."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.activation import active_abilities
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.cards import RESOURCE_FAMILIES, Unit
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

SIGNS = {"made": "resource-made", "not made": "resource-not-made"}


@frozen
class ProduceAny(Effect):
    """Produce one unit, each turn, of a resource that the own city makes already, or does not.

    What counts as made is the production of brown cards, grey cards and the board; neighbours
    cannot buy this unit.
    """

    takes: ClassVar = OneOf(*SIGNS)
    moment: ClassVar = "active"

    produce_any: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon(SIGNS[self.produce_any]),)

    def production(self, game: Game, source: ActiveAbility) -> tuple[Unit, ...]:
        made = _made(game, source.owner)
        unit = made if self.produce_any == "made" else RESOURCE_FAMILIES["any resource"] - made
        return (unit,) if unit else ()


def _made(game: Game, player: str) -> Unit:
    """Every kind of resource that the board, brown and grey cards make."""
    units = [
        unit
        for source in active_abilities(game, player)
        if source.permanent.kind in ("brown", "grey")
        for unit in source.ability.effect.production(game, source)
    ]
    return frozenset({game.city(player).board.produces} - {""}).union(*units)
