"""What `per` counts: each full lot of something that players own."""

from dataclasses import dataclass
from fractions import Fraction

from cardgen.effects.power.duel_counts import DUEL, ChainPairs, Looted, PrintedCoins
from cardgen.effects.power.eventful import EVENTFUL, Bought, Gained
from cardgen.effects.power.headed import headed
from cardgen.effects.power.science import symbols_owned
from cardgen.effects.power.terms import (
    CARD,
    COLOURS,
    PART_OF_SET,
    SCOPE,
    SCOPES,
    Icons,
    cards,
    less,
    lot,
)
from cardgen.effects.power.tokens import TOKENS
from cardgen.effects.state.city import City
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.scopes import within
from cardgen.loading.kinds import LARGEST
from cardgen.loading.schema import Choice, Record, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class PrintedVp:
    """Each full lot of the victory points printed as numbers on cards, summed first."""

    printed_vp: int
    in_: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("laurel", str(self.printed_vp)), *cards(self.in_), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        shown = (
            ability.effect.printed_points()
            for player in within(game, owner, self.of)
            for card in game.city(player).of_kind(self.in_)
            for ability in card.abilities
            if ability.when == "end"
        )
        return int(sum(shown) // self.printed_vp)


@dataclass(frozen=True, slots=True)
class Coins:
    """Each full lot of coins in the treasury."""

    coins: int
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("coin", str(self.coins)), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        coins = sum(game.city(player).coins for player in within(game, owner, self.of))
        return coins // self.coins


@dataclass(frozen=True, slots=True)
class Cards:
    """Each card of one of the colours."""

    cards: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (*cards(self.cards), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        players = within(game, owner, self.of)
        return sum(len(game.city(player).of_kind(self.cards)) for player in players)


@dataclass(frozen=True, slots=True)
class Sets:
    """Each full set of different science symbols, or of cards of different colours."""

    set: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        parts = (f"card-{part}" if part in COLOURS else part for part in self.set)
        return (*map(Icon, parts), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        owned = (parts_owned(game, player) for player in within(game, owner, self.of))
        return sum(min(map(parts.count, self.set)) for parts in owned)


def parts_owned(game: Game, player: str) -> tuple[str, ...]:
    """The science symbols and the colours of the cards in a city."""
    return (*symbols_owned(game, player), *(card.kind for card in game.city(player).cards))


@dataclass(frozen=True, slots=True)
class UnpaidCoins:
    """Each lot of coins that a loser kept, or did not have."""

    unpaid_coins: int

    def icons(self) -> Icons:
        return (Icon("coin", less(self.unpaid_coins)),)

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        return int(happening.number) // self.unpaid_coins if happening else 0


@dataclass(frozen=True, slots=True)
class Stages:
    """Each lot of built Wonder stages."""

    stages: int
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("stage", lot(self.stages)), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        players = within(game, owner, self.of)
        return sum(len(game.city(player).stages) for player in players) // self.stages


@dataclass(frozen=True, slots=True)
class Held:
    """Each token of a kind, whatever it is worth."""

    tokens: str
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon(self.tokens), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        return sum(_held(game.city(who), self.tokens) for who in within(game, owner, self.of))


def _held(city: City, kind: str) -> int:
    return len(city.victory) if kind == "victory" else int(getattr(city, kind))


@dataclass(frozen=True, slots=True)
class Shown:
    """Each lot of shields on cards of some colours, Leaders or (`wonder`) Wonder stages."""

    shields: int
    in_: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("shield", lot(self.shields)), *cards(self.in_), *SCOPES[self.of])

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        players = within(game, owner, self.of)
        return int(sum(shields_shown(game.city(who), self.in_) for who in players) // self.shields)


def shields_shown(city: City, kinds: tuple[str, ...]) -> Fraction:
    """Shields that stand in a city on things of these kinds."""
    shown = (
        ability.effect.strength()
        for standing in city.standing()
        if standing.kind in kinds
        for ability in standing.abilities
        if ability.when == "conflict"
    )
    return sum(shown, Fraction(0))


Single = PrintedVp | Coins | Cards | Sets | UnpaidCoins | Stages | Held | Shown
OfDuel = Looted | ChainPairs | PrintedCoins
OfEvent = Gained | Bought


@dataclass(frozen=True, slots=True)
class Most:
    """What the player with most of it owns, whoever that is."""

    most: Single

    def icons(self) -> Icons:
        return (*self.most.icons(), Icon("most"))

    def times(self, game: Game, owner: str, happening: Happening | None = None) -> int:
        return max(self.most.times(game, player, happening) for player in game.seats)


Count = Single | OfDuel | OfEvent | Most

LOT = Whole(1, LARGEST)
SINGLE = {
    "printed vp": Record(PrintedVp, {"printed vp": LOT, "in": CARD, "of": SCOPE}, required=("in",)),
    "coins": Record(Coins, {"coins": LOT, "of": SCOPE}),
    "cards": Record(Cards, {"cards": CARD, "of": SCOPE}),
    "set": Record(Sets, {"set": PART_OF_SET, "of": SCOPE}),
    "unpaid coins": Record(UnpaidCoins, {"unpaid coins": LOT}),
    "stages": Record(Stages, {"stages": LOT, "of": SCOPE}),
    "tokens": Record(Held, {"tokens": Choice(*TOKENS, "progress"), "of": SCOPE}),
    "shields": Record(Shown, {"shields": LOT, "in": CARD, "of": SCOPE}, required=("in",)),
}
MOST = Record(Most, {"most": headed("count", SINGLE)})
COUNT = headed("count", {**SINGLE, **DUEL, **EVENTFUL, "most": MOST})
