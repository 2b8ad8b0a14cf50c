"""Tokens that players receive or give: Victory, Defeat and Debt."""

from dataclasses import dataclass

from cardgen.effects.power.tagged_union import tagged_union
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game, GameEvent
from cardgen.model.text import Icon
from cardgen.schema.containers import Record
from cardgen.schema.kinds import LARGEST, Integer


@dataclass(frozen=True, slots=True)
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


def _victory(victory: int, worth: int) -> TokenAmount:
    return TokenAmount("victory", victory, worth)


def _defeat(defeat: int) -> TokenAmount:
    return TokenAmount("defeat", defeat)


def _debt(debt: int) -> TokenAmount:
    return TokenAmount("debt", debt)


def _diplomacy(diplomacy: int) -> TokenAmount:
    return TokenAmount("diplomacy", diplomacy)


SOME = Integer(1, LARGEST)
VICTORY = Record(_victory, {"victory": SOME, "worth": SOME}, required=("worth",))
DEFEAT = Record(_defeat, {"defeat": SOME})
DIPLOMACY = Record(_diplomacy, {"diplomacy": SOME})
DEBT = Record(_debt, {"debt": SOME})

FROM_SUPPLY = tagged_union(
    "token", {"victory": VICTORY, "defeat": DEFEAT, "debt": DEBT, "diplomacy": DIPLOMACY}
)
OWNED = tagged_union("token", {"defeat": DEFEAT, "debt": DEBT})
