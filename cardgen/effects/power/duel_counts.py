"""What `per` counts in Duel alone: looting tokens, chain pairs, buried Leaders."""

from dataclasses import dataclass

from cardgen.effects.power.inplay import in_play
from cardgen.effects.power.terms import SCOPE, SCOPES, Icons, lot
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.scopes import within
from cardgen.loading.kinds import LARGEST
from cardgen.loading.schema import Choice, Record, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Looted:
    """Each coin named on the dearest looting token that a player took off the opponent's side.

    The token counts, whatever the opponent could pay, and however the pawn stands at the end.
    """

    looted: str
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("loot"), Icon("most"), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        cities = (game.city(player) for player in within(game, owner, self.of))
        return max((token for city in cities for token in city.looted), default=0)


@dataclass(frozen=True, slots=True)
class ChainPairs:
    """Each card whose chain is offered by another card of the city, however it was built.

    A Leader that offers chain symbols makes pairs too; one card is the later half of one pair.
    """

    chain_pairs: int
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("chain-pair", lot(self.chain_pairs)), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        players = within(game, owner, self.of)
        return sum(_pairs(game, player) for player in players) // self.chain_pairs


def _pairs(game: Game, player: str) -> int:
    city = game.city(player)
    ids = {card.id for card in city.cards}
    lent = {sign for source in in_play(game, player) for sign in source.ability.effect.lent()}
    forms = (card.piece.form for card in city.cards if card.piece)
    return sum(bool(ids & {*form.chained_from} or lent & {*form.chain_symbols}) for form in forms)


@dataclass(frozen=True, slots=True)
class PrintedCoins:
    """Each full lot of the coins printed as the cost of the Leaders buried under a Wonder."""

    printed_coins: int
    in_: str

    def icons(self) -> Icons:
        return (Icon("coin", str(self.printed_coins)), Icon("buried"))

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        costs = (piece.form.costs[0] for piece in game.city(owner).buried)
        coins = sum(p.amount for cost in costs for p in cost.payments if p.what == "coins")
        return coins // self.printed_coins


LOT = Whole(1, LARGEST)
DUEL = {
    "looted": Record(Looted, {"looted": Choice("dearest token"), "of": SCOPE}),
    "chain pairs": Record(ChainPairs, {"chain pairs": LOT, "of": SCOPE}),
    "printed coins": Record(
        PrintedCoins, {"printed coins": LOT, "in": Choice("buried")}, required=("in",)
    ),
}
