"""Tokens that players receive or give: Victory, Defeat and Debt."""

from functools import partial

from cardgen.effects.power.tagged_union import tagged_union
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game, GameEvent
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class TokenAmount:
    """A number of tokens of one kind; `worth` is the value of each Victory token."""

    kind: str
    number: int
    worth: int = 0

    def icons(self) -> Icons:
        if self.worth:
            return (Icon(self.kind, str(self.worth)),) * self.number
        return (Icon(self.kind, str(self.number) if self.number > 1 else ""),)

    def give(self, game: Game, player: str, times: int = 1) -> Game:
        """The game once the player received the tokens."""
        number, city = self.number * times, game.city(player)
        if number == 0:
            return game
        if self.kind == "victory":
            game = game.changed(player, victory=(*city.victory, *(self.worth,) * number))
        else:
            game = game.changed(player, **{self.kind: getattr(city, self.kind) + number})
        return game.logged(f"gains {self.kind}", player, number=number)


def tokens_gained(event: GameEvent, kind: str) -> int:
    """How many tokens of a kind something that happened brought to whom it happened."""
    brought = (f"gains {kind}", *("beats",) * (kind == "victory"))
    return int(event.number) if event.what in brought else 0


SOME = Integer(1, LARGEST)


def _tokens(kind: str) -> Record:
    return Record(partial(TokenAmount, kind), {kind: SOME}, arguments={kind: "number"})


VICTORY = Record(
    partial(TokenAmount, "victory"),
    {"victory": SOME, "worth": SOME},
    required=("worth",),
    arguments={"victory": "number"},
)
OTHERS = {kind: _tokens(kind) for kind in ("defeat", "debt", "diplomacy")}

FROM_SUPPLY = tagged_union("token", {"victory": VICTORY, **OTHERS})
OWNED = tagged_union("token", {kind: OTHERS[kind] for kind in ("defeat", "debt")})
