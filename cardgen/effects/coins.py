"""Coins from the bank."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.count_records import COUNT
from cardgen.effects.power.counts import Count, per_icons
from cardgen.effects.power.moments import TokensGained
from cardgen.effects.power.special_counts import GainedTokenCount
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons, minus_label
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope, team_mates
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import AnyOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class GainedLess:
    """As many coins as the event brought, minus a few."""

    gained_less: int

    def __str__(self) -> str:
        return f"n{minus_label(self.gained_less)}" if self.gained_less else "n"


@frozen
class Coins(Effect):
    """Take coins from the bank, so many for each thing counted.

    `gained less`: what the event brought in, or what was paid in it, minus a number, never below
    nothing; the bank pays it.
    """

    takes: ClassVar = AnyOf(
        Integer(1, LARGEST),
        Record(GainedLess, {"gained less": Integer(0, LARGEST)}, required=("gained less",)),
    )
    clauses: ClassVar = {"per": COUNT, "to": SCOPE}

    coins: int | GainedLess
    per: Count | None = None
    to: str = "self"

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if isinstance(self.coins, GainedLess):
            if self.per:
                yield "per", "leave it out: what the event brings is counted"
            if not follows and isinstance(ability.when, str):
                yield "coins", "say what brings coins: when: {gains coins: yellow}"

    def icons(self, ability: Ability) -> Icons:
        """A token that comes in stands before the arrow and is not counted again behind it."""
        gains = ability.when.gains if isinstance(ability.when, TokensGained) else ""
        told = isinstance(self.per, GainedTokenCount) and self.per.gained == gains
        per = () if told else per_icons(self.per)
        return (*SCOPES[self.to], Icon("coin", str(self.coins)), *per)

    def act(self, game: Game, activation: Activation) -> Game:
        for player in self._receivers(game, activation):
            number = self._number(game, activation)
            kind = activation.source.permanent.kind
            game = game.from_bank(player, number, own=player == activation.owner)
            game = game.logged("gains coins", player, number=number, kind=kind)
        return game

    def _receivers(self, game: Game, activation: Activation) -> tuple[str, ...]:
        """A team mate is that of who brought the coins in; of opponents the owner chooses one."""
        if self.to == "team mate" and activation.event:
            return team_mates(game, activation.event.who)
        players = players_in_scope(game, activation.owner, self.to)
        if self.to != "opponent":
            return players
        chosen = activation.table.choose(activation.owner, "opponent", players)
        return (chosen,) if chosen else ()

    def _number(self, game: Game, activation: Activation) -> int:
        if isinstance(self.coins, GainedLess):
            gained = int(activation.event.number) if activation.event else 0
            return max(0, gained - self.coins.gained_less)
        return self.coins * (
            self.per.times(game, activation.owner, activation.event) if self.per else 1
        )
