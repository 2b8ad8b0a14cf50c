"""Progress tokens of Duel."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Activation, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.replacing import replace
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class DrawnTokens:
    """How many of the tokens set aside are drawn to keep one of."""

    one_of: int


@frozen
class Progress(Effect):
    """Keep one of so many Progress tokens drawn at random from the set aside; the rest go back."""

    takes: ClassVar = Record(
        DrawnTokens,
        {"one of": Integer(1, LARGEST)},
        required=("one of",),
        what="a map such as {one of: 2}",
    )

    progress: DrawnTokens

    def icons(self, ability: Ability) -> Icons:
        return (Icon("progress", str(self.progress.one_of)),)

    def act(self, game: Game, activation: Activation) -> Game:
        number = self.progress.one_of
        game, mixed = game.shuffled(game.progress_box)
        kept = activation.table.choose(activation.owner, "progress", mixed[:number])
        if kept is None:
            return game
        rest = tuple(piece for piece in game.progress_box if piece != kept)
        return activation.table.build(replace(game, progress_box=rest), activation.owner, kept)
