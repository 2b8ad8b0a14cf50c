"""One more Leader recruited."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import GIVES, HAND_OF_LEADERS, RECRUIT_FREE, Icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class Recruit(Effect):
    """Recruit one Leader of the own hand at once, `paid` with all savings, or for nothing.

    It can neither be sold nor mark a Wonder stage.
    """

    asks: ClassVar = True
    takes: ClassVar = OneOf("paid", "free")
    clauses: ClassVar = {"from": OneOf("hand")}
    required: ClassVar = ("from",)

    recruit: str
    from_: str

    def icons(self, ability: Ability) -> Icons:
        leader = RECRUIT_FREE if self.recruit == "free" else Icon("card-leader")
        return (HAND_OF_LEADERS, GIVES, leader)

    def act(self, game: Game, activation: Activation) -> Game:
        owner, free = activation.owner, self.recruit == "free"
        allowed = [
            piece
            for piece in game.city(owner).leaders
            if activation.table.recruitable(game, owner, piece, free=free)
        ]
        piece = activation.table.choose(
            owner, "recruits", allowed, optional=activation.ability.optional
        )
        return activation.table.recruit(game, owner, piece, free=free) if piece else game

    def recruits(self) -> bool:
        return True
