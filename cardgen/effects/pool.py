"""Shields laid together."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.terms import SCOPES, Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Pool(Effect):
    """Team mates add up their shields for the conflict and split them as they like, unbroken.

    Halves stay with who has them.
    """

    takes: ClassVar = OneOf("shields")
    clauses: ClassVar = {"who": OneOf("team")}
    moment: ClassVar = "conflict"

    pool: str
    who: str = "team"

    def icons(self, ability: Ability) -> Icons:
        return (*SCOPES[self.who], Icon("share"), Icon("shield"))

    def pools_shields(self, game: Game, source: ActiveAbility) -> tuple[str, ...]:
        return players_in_scope(game, source.owner, self.who)
