"""Two cities' cards built in one of them."""

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
class BuildTogether(Effect):
    """Both team mates may build their Age card of a turn in the same city of the two.

    Each pays as if at home: own resources, own coins, own chains.
    """

    takes: ClassVar = Choice("one city")
    clauses: ClassVar = {"who": Choice("team")}
    moment: ClassVar = "active"

    build_together: str
    who: str = "team"

    def icons(self, ability: Ability) -> Icons:
        return (*SCOPES[self.who], Icon("build-together"))

    def houses(self, game: Game, source: InPlay) -> tuple[str, ...]:
        return within(game, source.owner, self.who)
