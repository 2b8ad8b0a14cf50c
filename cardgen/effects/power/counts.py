"""What `per` counts: each full lot of something that players own."""

from dataclasses import dataclass

from cardgen.effects.power.headed import headed
from cardgen.effects.power.terms import CARD, SCOPE, SCOPES, SYMBOL, Icons, cards, less
from cardgen.loading.schema import Record, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class PrintedVp:
    """Each full lot of the victory points printed as numbers on cards, summed first."""

    printed_vp: int
    in_: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("laurel", str(self.printed_vp)), *cards(self.in_), *SCOPES[self.of])


@dataclass(frozen=True, slots=True)
class Coins:
    """Each full lot of coins in the treasury."""

    coins: int
    of: str = "self"

    def icons(self) -> Icons:
        return (Icon("coin", str(self.coins)), *SCOPES[self.of])


@dataclass(frozen=True, slots=True)
class Cards:
    """Each card of one of the colours."""

    cards: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (*cards(self.cards), *SCOPES[self.of])


@dataclass(frozen=True, slots=True)
class Sets:
    """Each full set of different science symbols."""

    set: tuple[str, ...]
    of: str = "self"

    def icons(self) -> Icons:
        return (*map(Icon, self.set), *SCOPES[self.of])


@dataclass(frozen=True, slots=True)
class UnpaidCoins:
    """Each lot of coins that a loser kept, or did not have."""

    unpaid_coins: int

    def icons(self) -> Icons:
        return (Icon("coin", less(self.unpaid_coins)),)


Count = PrintedVp | Coins | Cards | Sets | UnpaidCoins

LOT = Whole(min=1)
COUNT = headed(
    "count",
    {
        "printed vp": Record(
            PrintedVp, {"printed vp": LOT, "in": CARD, "of": SCOPE}, required=("in",)
        ),
        "coins": Record(Coins, {"coins": LOT, "of": SCOPE}),
        "cards": Record(Cards, {"cards": CARD, "of": SCOPE}),
        "set": Record(Sets, {"set": SYMBOL, "of": SCOPE}),
        "unpaid coins": Record(UnpaidCoins, {"unpaid coins": LOT}),
    },
)
