"""Cards built for free."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.conditions import card_symbol_fits
from cardgen.effects.power.terms import BUILD_FREE, CARD, GIVES, Icons, any_of, card_icons
from cardgen.effects.state.cards import Purchase
from cardgen.effects.state.game import Game
from cardgen.model.card import COLOURS
from cardgen.model.frozen import frozen
from cardgen.schema.kinds import OneOf


@frozen
class Build(Effect):
    """Build cards of a colour without paying their cost, one a turn as usual."""

    heeds: ClassVar = ("limit", "optional", "then", "else")
    asked: ClassVar = ("symbol",)
    takes: ClassVar = OneOf("free")
    clauses: ClassVar = {"of": CARD}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    build: str
    of: tuple[str, ...]

    def icons(self, ability: Ability) -> Icons:
        asked = ability.if_.icons() if ability.if_ else ()
        return (*any_of(card_icons(self.of)), *asked, GIVES, BUILD_FREE)

    def frees(self, game: Game, source: ActiveAbility, purchase: Purchase) -> bool:
        fits = card_symbol_fits(source.ability.if_, game, source.owner, purchase.definition)
        wanted = purchase.kind in self.of or ("age" in self.of and purchase.kind in COLOURS)
        return wanted and fits
