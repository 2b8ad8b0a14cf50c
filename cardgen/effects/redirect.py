"""Something that goes to another than it should."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.terms import GIVES, SCOPE, Icons, pawn
from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import within
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon

SIGNS = {"defeat": (Icon("defeat"),)}
TAKERS = {"winner": (Icon("winner"),)}


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """What one player would take goes to another.

    `defeat`: the Defeat tokens of a conflict go `to` the winner of it.
    """

    takes: ClassVar = Choice(*SIGNS)
    clauses: ClassVar = {"from": SCOPE, "to": Choice(*TAKERS)}
    required: ClassVar = ("from", "to")
    moment: ClassVar = "active"

    redirect: str
    from_: str
    to: str

    def icons(self, ability: Ability) -> Icons:
        return (*pawn(self.from_), *SIGNS[self.redirect], GIVES, *TAKERS[self.to])

    def redirects(self, game: Game, source: InPlay, what: str, taker: str) -> bool:
        return what == self.redirect and taker in within(game, source.owner, self.from_)
