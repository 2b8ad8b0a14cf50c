"""Tables whose players answer and decide by lot, always within the rules; the same seed, the same.

A card of which a player may say yes or no is taken up half of the time."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from cardgen.effects.state.game import Game
from cardgen.effects.state.table import Illegal
from cardgen.engine.duel.arrivals import DuelRulesTable
from cardgen.engine.legal.move import LegalMove
from cardgen.engine.play.rules_table import RulesTable

T = TypeVar("T")
M = TypeVar("M")


class RandomTable(RulesTable):
    """Players of 7 Wonders who leave everything to chance."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        if not options or (optional and self._chance.random() < 0.5):
            return None
        return self._chance.choice(options)

    def wants(
        self, player: str, question: str, option: object = True, *, barred: Illegal | None = None
    ) -> bool:
        return barred is None and self._chance.random() < 0.5

    def decide(
        self, game: Game, player: str, moves: Sequence[LegalMove[M]], *, optional: bool = False
    ) -> LegalMove[M] | None:
        return self.choose(player, "moves", moves, optional=optional)


class RandomDuelTable(DuelRulesTable, RandomTable):
    """Players of Duel who leave everything to chance."""
