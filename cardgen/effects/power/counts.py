"""What `per` counts: each full lot of something that players own."""

from fractions import Fraction

from cardgen.effects.power.activation import abilities_of
from cardgen.effects.power.conditions import symbols_owned
from cardgen.effects.power.special_counts import (
    BoughtUnitCount,
    ChainPairCount,
    GainedTokenCount,
    LootCount,
    PrintedCoinCount,
)
from cardgen.effects.power.terms import (
    BASE_COLOURS,
    PER,
    SCOPES,
    SYMBOLS,
    Icons,
    all_of,
    any_of,
    card_icons,
    lot_label,
    minus_label,
)
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.card import COLOURS
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon

WONDER, STAGE = Icon("card-wonder"), Icon("stage")  # shields of a Wonder are those of its stages
WHOLE_SETS = {
    frozenset(BASE_COLOURS): "card-each",
    frozenset(("blue", "red", "green")): "card-trio",
    frozenset(SYMBOLS): "science-set",
}


@frozen
class PrintedVpCount:
    """Each full lot of the victory points printed as numbers on cards, summed first."""

    printed_vp: int
    in_: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("laurel", str(self.printed_vp)), *card_icons(self.in_), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        shown = (
            ability.effect.printed_points()
            for player in players_in_scope(game, owner, self.of)
            for card in game.city(player).of_kind(self.in_)
            for ability in abilities_of(card)
            if ability.when == "end"
        )
        return int(sum(shown) // self.printed_vp)


@frozen
class CoinCount:
    """Each full lot of coins in the treasury."""

    coins: int
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("coin", str(self.coins)), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        coins = sum(game.city(player).coins for player in players_in_scope(game, owner, self.of))
        return coins // self.coins


@frozen
class CardCount:
    """Each card of one of the colours."""

    cards: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (*any_of(card_icons(self.cards)), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        players = players_in_scope(game, owner, self.of)
        return sum(len(game.city(player).of_kind(self.cards)) for player in players)


@frozen
class SetCount:
    """Each full set of different science symbols, or of cards of different colours."""

    set: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        parts = (f"card-{part}" if part in COLOURS else part for part in self.set)
        whole = (Icon(WHOLE_SETS[key]),) if (key := frozenset(self.set)) in WHOLE_SETS else ()
        return (*(whole or all_of(tuple(map(Icon, parts)))), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        owned = (parts_owned(game, player) for player in players_in_scope(game, owner, self.of))
        return sum(min(map(parts.count, self.set)) for parts in owned)


def parts_owned(game: Game, player: str) -> tuple[str, ...]:
    """The science symbols and the colours of the cards in a city."""
    return (*symbols_owned(game, player), *(card.kind for card in game.city(player).cards))


@frozen
class UnpaidCoinCount:
    """Each lot of coins that a loser kept, or did not have."""

    unpaid_coins: int

    def icons(self) -> Icons:
        return (Icon("coin", minus_label(self.unpaid_coins)),)

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        return int(event.number) // self.unpaid_coins if event else 0


@frozen
class StageCount:
    """Each lot of built Wonder stages."""

    stages: int
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("stage", lot_label(self.stages)), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        players = players_in_scope(game, owner, self.of)
        return sum(len(game.city(player).stages) for player in players) // self.stages


@frozen
class TokenCount:
    """Each token of a kind, whatever it is worth."""

    tokens: str
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon(self.tokens), *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        return sum(
            _held(game.city(who), self.tokens) for who in players_in_scope(game, owner, self.of)
        )


def _held(city: City, kind: str) -> int:
    return len(city.victory) if kind == "victory" else int(getattr(city, kind))


@frozen
class ShieldCount:
    """Each lot of shields on cards of some colours, Leaders or (`wonder`) Wonder stages."""

    shields: int
    in_: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        shown = (STAGE if each == WONDER else each for each in card_icons(self.in_))
        return (Icon("shield", lot_label(self.shields)), *shown, *SCOPES[self.of])

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        players = players_in_scope(game, owner, self.of)
        return int(sum(shields_shown(game.city(who), self.in_) for who in players) // self.shields)


def shields_shown(city: City, kinds: tuple[str, ...]) -> Fraction:
    """Shields that stand in a city on things of these kinds."""
    shown = (
        ability.effect.strength()
        for permanent in city.permanents()
        if permanent.kind in kinds
        for ability in abilities_of(permanent)
        if ability.when == "conflict"
    )
    return sum(shown, Fraction(0))


PlainCount = (
    PrintedVpCount
    | CoinCount
    | CardCount
    | SetCount
    | UnpaidCoinCount
    | StageCount
    | TokenCount
    | ShieldCount
)
DuelCount = LootCount | ChainPairCount | PrintedCoinCount
EventCount = GainedTokenCount | BoughtUnitCount


@frozen
class HighestCount:
    """What the player with most of it owns, whoever that is, or each of those who tie; counted
    when the ability acts: coins when the card is built, points at the final scoring.
    """

    most: PlainCount

    def icons(self) -> Icons:
        return (*self.most.icons(), Icon("most"))

    def times(self, game: Game, owner: str, event: GameEvent | None = None) -> int:
        return max(self.most.times(game, player, event) for player in game.seats)


Count = PlainCount | DuelCount | EventCount | HighestCount


def per_icons(count: Count | None) -> Icons:
    """“For each” and what is counted."""
    return (PER, *count.icons()) if count else ()


def event_icons(effect: object) -> Icons:
    """The signs of an event that tell what an effect counts of it; they are not shown again."""
    bought = isinstance(getattr(effect, "per", None), BoughtUnitCount)
    return (Icon("buy"),) if bought else ()
