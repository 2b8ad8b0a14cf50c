"""Resources used by a whole team."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.terms import SCOPES, Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import within
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Share(Effect):
    """Team mates use each other's resources as if they were their own, without paying."""

    takes: ClassVar = Choice("resources")
    clauses: ClassVar = {"who": Choice("team")}
    moment: ClassVar = "active"

    share: str
    who: str = "team"

    def icons(self, ability: Ability) -> Icons:
        return (*SCOPES[self.who], Icon("share"), Icon("any-resource"))

    def sharers(self, game: Game, source: InPlay) -> tuple[str, ...]:
        return within(game, source.owner, self.who)
