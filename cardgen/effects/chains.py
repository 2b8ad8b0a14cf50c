"""Building by chain more freely."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.scopes import neighbours
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon

SIGNS = {
    "neighbours": (Icon("chain"), Icon("neighbours")),
    "repeatable": (Icon("chain-again"),),
}


@dataclass(frozen=True, slots=True)
class Chains(Effect):
    """Chains serve beyond the own city: the neighbours' too, or each one as often as wanted.

    A neighbour's card serves from the turn after it was built. `then` follows each such use.
    """

    takes: ClassVar = Choice(*SIGNS)
    moment: ClassVar = "active"

    chains: str

    def icons(self, ability: Ability) -> Icons:
        return SIGNS[self.chains]

    def chain_lenders(self, game: Game, source: InPlay) -> tuple[str, ...]:
        return neighbours(game, source.owner) if self.chains == "neighbours" else ()

    def repeats_chains(self) -> bool:
        return self.chains == "repeatable"
