"""Something used up without its benefit."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.schema.kinds import OneOf


@frozen
class Spend(Effect):
    """One invocation of this Age counts as used by who revealed the god."""

    takes: ClassVar = OneOf("invocation")
    clauses: ClassVar = {"who": OneOf("revealer", "self")}
    required: ClassVar = ("who",)

    spend: str
    who: str

    def icons(self, ability: Ability) -> Icons:
        return ()

    def act(self, game: Game, activation: Activation) -> Game:
        spender = activation.owner
        if self.who == "revealer" and activation.event:
            spender = activation.event.who
        return game.changed(spender, invoked=game.city(spender).invoked + 1)
