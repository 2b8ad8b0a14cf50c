"""Two cities' cards built in one of them."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.terms import SCOPES, Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class BuildTogether(Effect):
    """Both team mates may build their Age card of a turn in the same city of the two.

    Each pays as if at home: own resources, own coins, own chains.
    """

    heeds: ClassVar = ("limit", "optional", "else")
    takes: ClassVar = OneOf("one city")
    clauses: ClassVar = {"who": OneOf("team")}
    moment: ClassVar = "active"

    build_together: str
    who: str = "team"

    def icons(self, ability: Ability) -> Icons:
        return (*SCOPES[self.who], Icon("build-together"))

    def houses(self, game: Game, source: ActiveAbility) -> tuple[str, ...]:
        return players_in_scope(game, source.owner, self.who)
