"""Cards built for another price."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.conditions import symbol_fits
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.terms import CARD, COLOURS, FREE, GIVES, Icons, cards
from cardgen.effects.state.game import Game
from cardgen.effects.state.order import Order
from cardgen.loading.schema import Choice


@dataclass(frozen=True, slots=True)
class Build(Effect):
    """Build cards of a colour without paying their cost, one a turn as usual."""

    takes: ClassVar = Choice("free")
    clauses: ClassVar = {"of": CARD}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    build: str
    of: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        asked = ability.if_.icons() if ability.if_ else ()
        return (*cards(self.of), *asked, GIVES, FREE)

    def frees(self, game: Game, source: InPlay, order: Order) -> bool:
        fits = symbol_fits(source.ability.if_, game, source.owner, order.form)
        wanted = order.kind in self.of or ("age" in self.of and order.kind in COLOURS)
        return wanted and fits
