"""Shields laid together."""

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
class Pool(Effect):
    """Team mates add up their shields for the conflict and split them as they like, unbroken.

    Halves stay with who has them.
    """

    takes: ClassVar = Choice("shields")
    clauses: ClassVar = {"who": Choice("team")}
    moment: ClassVar = "conflict"

    pool: str
    who: str = "team"

    def icons(self, ability: Ability) -> Icons:
        return (*SCOPES[self.who], Icon("share"), Icon("shield"))

    def pools_shields(self, game: Game, source: InPlay) -> tuple[str, ...]:
        return within(game, source.owner, self.who)
