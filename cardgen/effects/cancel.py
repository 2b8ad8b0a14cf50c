"""Something stopped before it happens."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.activation import perform_then
from cardgen.effects.power.moments import GodRevealed, PawnMoved
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf

EVENTS = {"invocation": GodRevealed, "pawn move": PawnMoved}
TYPED = {"invocation": "{reveals: god, by: opponent}", "pawn move": "{moves: pawn}"}
SIGNS = {"invocation": "cancel-god", "pawn move": "cancel"}


@frozen
class Cancel(Effect):
    """Cancel what was about to happen.

    `invocation`: if the owner wishes, the god just revealed is discarded without effect and nothing
    is paid for it. `pawn move`: the Conflict pawn of Duel stays where it is, and nobody is looted;
    the next move is stopped, whichever player causes it, and the owner is not asked.
    """

    heeds: ClassVar = ("then",)
    moments: ClassVar = ("an event",)
    takes: ClassVar = OneOf(*SIGNS)

    cancel: str

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if not isinstance(ability.when, EVENTS[self.cancel]):
            yield "when", f"what it stops is an event: when: {TYPED[self.cancel]}"
        if ability.then and self.cancel != "invocation":
            yield "then", "only a cancelled invocation has consequences: cancel: invocation"

    def icons(self, ability: Ability) -> Icons:
        return (Icon(SIGNS[self.cancel]),)

    def stops(self, what: str) -> bool:
        return what == self.cancel

    def act(self, game: Game, activation: Activation) -> Game:
        if activation.event is None or not self.stops("invocation"):
            return game
        revealer, god = activation.event.who, activation.event.cards[0]
        game = game.logged("is cancelled", revealer, cards=(god,), whom=activation.owner)
        return perform_then(game, activation)
