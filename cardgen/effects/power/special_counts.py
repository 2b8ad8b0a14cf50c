"""What `per` counts only of the event that an ability reacts to, or only in Duel."""

from cardgen.effects.power.activation import active_abilities
from cardgen.effects.power.terms import SCOPE, SCOPES, TOKENS, Icons, lot_label
from cardgen.effects.power.tokens import tokens_gained
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class GainedTokenCount:
    """Each token that the event brought in."""

    gained: str

    def icons(self) -> Icons:
        return (Icon(self.gained),)

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        return tokens_gained(event, self.gained) if event else 0


@frozen
class BoughtUnitCount:
    """Each unit of a resource that was bought."""

    bought: str

    def icons(self) -> Icons:
        return (Icon("any-resource"),)

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        return len(event.cards) if event else 0


EVENT_COUNTS = {
    "gained": Record(GainedTokenCount, {"gained": OneOf(*TOKENS)}),
    "bought": Record(BoughtUnitCount, {"bought": OneOf("resources")}),
}


@frozen
class LootCount:
    """Each coin named on the dearest looting token that a player took off the opponent's side.

    The token counts, whatever the opponent could pay, and however the pawn stands at the end.
    """

    looted: str
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("loot-most", "n"), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        cities = (game.city(player) for player in players_in_scope(game, owner, self.of))
        return max((token for city in cities for token in city.looted), default=0)


@frozen
class ChainPairCount:
    """Each card whose chain is offered by another card of the city, however it was built.

    A Leader that offers chain symbols makes pairs too; one card is the later half of one pair.
    """

    chain_pairs: int
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("chain-pair", lot_label(self.chain_pairs)), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        players = players_in_scope(game, owner, self.of)
        return sum(_pairs(game, player) for player in players) // self.chain_pairs


def _pairs(game: Game, player: str) -> int:
    city = game.city(player)
    ids = {card.id for card in city.cards}
    lent = {
        sign for source in active_abilities(game, player) for sign in source.ability.effect.lent()
    }
    definitions = (card.piece.definition for card in city.cards if card.piece)
    return sum(
        bool(ids & {*definition.chained_from} or lent & {*definition.chain_symbols})
        for definition in definitions
    )


@frozen
class PrintedCoinCount:
    """Each full lot of the coins printed as the cost of the Leaders buried under a Wonder."""

    printed_coins: int
    in_: str

    def icons(self) -> Icons:
        return (Icon("coin", str(self.printed_coins)), Icon("buried"))

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        costs = (piece.definition.costs[0] for piece in game.city(owner).buried)
        coins = sum(p.amount for cost in costs for p in cost.payments if p.what == "coins")
        return coins // self.printed_coins


LOT = Integer(1, LARGEST)
DUEL_COUNTS = {
    "looted": Record(LootCount, {"looted": OneOf("dearest token"), "of": SCOPE}),
    "chain pairs": Record(ChainPairCount, {"chain pairs": LOT, "of": SCOPE}),
    "printed coins": Record(
        PrintedCoinCount, {"printed coins": LOT, "in": OneOf("buried")}, required=("in",)
    ),
}
