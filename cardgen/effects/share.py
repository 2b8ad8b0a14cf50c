"""Resources used by a whole team."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.terms import SCOPES, Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Share(Effect):
    """Team mates use each other's resources as if they were their own, without paying."""

    takes: ClassVar = OneOf("resources")
    clauses: ClassVar = {"who": OneOf("team")}
    moment: ClassVar = "active"

    share: str
    who: str = "team"

    def icons(self, ability: Ability) -> Icons:
        return (*SCOPES[self.who], Icon("share"), Icon("any-resource"))

    def sharers(self, game: Game, source: ActiveAbility) -> tuple[str, ...]:
        return players_in_scope(game, source.owner, self.who)
