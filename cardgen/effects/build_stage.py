"""A Wonder stage built without an Age card."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf


@frozen
class BuildStage(Effect):
    """Build the next stage of the own Wonder, where one is left, marked by a card from elsewhere.

    `from: wonder cards`: any of the cards in the box that deal out Wonders; it marks the stage and
    does nothing else. `already paid`: the card with this effect costs what the stage costs, so
    nothing more is paid.
    """

    takes: ClassVar = OneOf("already paid")
    clauses: ClassVar = {"from": OneOf("wonder cards")}
    required: ClassVar = ("from",)

    build_stage: str
    from_: str

    def icons(self, ability: Ability) -> Icons:
        return (Icon("stage-marked"),)

    def act(self, game: Game, activation: Activation) -> Game:
        city = game.city(activation.owner)
        if len(city.stages) == len(city.board.stages):
            return game
        return activation.table.build_stage(game, activation.owner, None)
