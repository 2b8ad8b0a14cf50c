"""Coins paid to the bank."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.activation import is_warded, perform_else
from cardgen.effects.power.count_records import LOSERS_COUNT
from cardgen.effects.power.counts import Count, per_icons
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons, minus_label
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import AnyOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class LostLess:
    """As many coins as the event took, minus a few."""

    lost_less: int

    def __str__(self) -> str:
        return f"n{minus_label(self.lost_less)}" if self.lost_less else "n"


@frozen
class LoseCoins(Effect):
    """Players pay coins to the bank; who has fewer pays all of them.

    `per` counts what each loser owns, `of: neighbours` what the neighbours of that loser do, and
    never what is the owner's. `lost less` is what the event took, minus a number. With
    `else` a loser may keep coins: for each coin not paid, kept or lacking, that comes instead.
    """

    heeds: ClassVar = ("else",)
    takes: ClassVar = AnyOf(
        Integer(1, LARGEST),
        Record(LostLess, {"lost less": Integer(0, LARGEST)}, required=("lost less",)),
    )
    clauses: ClassVar = {"who": SCOPE, "per": LOSERS_COUNT}
    required: ClassVar = ("who",)

    lose_coins: int | LostLess
    who: str
    per: Count | None = None

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if isinstance(self.lose_coins, LostLess):
            if self.per:
                yield "per", "leave it out: what the event takes is counted"
            if not follows and isinstance(ability.when, str):
                yield "lose coins", "say what takes coins: when: {loses coins: loot, by: opponent}"

    def icons(self, ability: Ability) -> Icons:
        coins = Icon("coin", minus_label(self.lose_coins))
        return (*SCOPES[self.who], coins, *per_icons(self.per))

    def harms(self) -> bool:
        return True

    def act(self, game: Game, activation: Activation) -> Game:
        for loser in players_in_scope(game, activation.owner, self.who):
            if not is_warded(game, loser, "losing", "coins", activation.source.permanent):
                game = self._lost(game, activation, loser)
        return game

    def _lost(self, game: Game, activation: Activation, loser: str) -> Game:
        due = self._due(game, activation, loser)
        paid = min(due, game.city(loser).coins)
        if activation.ability.else_:
            most_first = range(paid, -1, -1)
            paid = activation.table.choose(loser, "loses", most_first) or 0
        game = game.from_bank(loser, -paid).logged("loses", loser, number=paid)
        unpaid = GameEvent("unpaid", loser, number=due - paid)
        return perform_else(game, activation, loser, unpaid)

    def _due(self, game: Game, activation: Activation, loser: str) -> int:
        if isinstance(self.lose_coins, LostLess):
            lost = int(activation.event.number) if activation.event else 0
            return max(0, lost - self.lose_coins.lost_less)
        return self.lose_coins * (self.per.times(game, loser) if self.per else 1)
