"""What players choose in a turn: a card face down, gods before it, its use, gods after it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from cardgen.effects.state.game import Game
from cardgen.engine.play.gods import GodMove
from cardgen.engine.play.moves import AgeMove
from cardgen.model.frozen import frozen


class TurnChoices(Protocol):
    """Where the rules learn what players do, each thing at the moment when it is decided."""

    def card(self, game: Game, player: str) -> str:
        """The id of the Age card that the player lays face down; nothing where none is played."""
        ...

    def uses(self, game: Game, players: Sequence[str]) -> Mapping[str, AgeMove]:
        """What these players do with the cards that lie face down."""
        ...

    def gods(
        self, game: Game, round: int, playing: Collection[str], *, after: bool
    ) -> Mapping[str, GodMove]:
        """The gods of a round, one for each player who uses one; rounds go on until nobody does.

        `playing` are those who play an Age card, `after` says whether they have done so.
        """
        ...


@frozen
class TurnPlan:
    """A player's turn: gods before the Age card, the Age card, gods after it."""

    first: tuple[GodMove, ...] = ()
    card: AgeMove | None = None
    then: tuple[GodMove, ...] = ()


@frozen
class PlannedTurn:
    """The choices of a turn that is planned whole, by player."""

    plans: Mapping[str, TurnPlan]

    def card(self, game: Game, player: str) -> str:
        plan = self.plans.get(player)
        return plan.card.card if plan and plan.card else ""

    def uses(self, game: Game, players: Sequence[str]) -> Mapping[str, AgeMove]:
        plans = {who: plan for who, plan in self.plans.items() if who in players}
        return {who: plan.card for who, plan in plans.items() if plan.card}

    def gods(
        self, game: Game, round: int, playing: Collection[str], *, after: bool
    ) -> Mapping[str, GodMove]:
        held = {player: plan.then if after else plan.first for player, plan in self.plans.items()}
        return {player: gods[round] for player, gods in held.items() if round < len(gods)}
