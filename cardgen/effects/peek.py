"""A look into another hand."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.passing import passer
from cardgen.loading.schema import Choice
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Peek(Effect):
    """Look at the rest of a hand once its player has chosen, before choosing a card oneself.

    `passer` is the player whose hand comes to the owner next.
    """

    takes: ClassVar = Choice("hand")
    clauses: ClassVar = {"of": Choice("passer")}
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    peek: str
    of: str

    def icons(self, ability: Ability) -> Icons:
        times = str(ability.limit.times) if ability.limit else ""
        return (Icon("eye", times), Icon("hand"))

    def seen_hands(self, game: Game, source: InPlay) -> tuple[str, ...]:
        return (passer(game, source.owner),)
