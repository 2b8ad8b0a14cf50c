"""When an ability acts: a moment of the game, or each time something happens."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.headed import headed
from cardgen.effects.power.terms import CARD, OR, SCOPE, SCOPES, Icons, cards
from cardgen.effects.power.tokens import TOKENS, gained
from cardgen.effects.state.game import Game
from cardgen.effects.state.happening import Happening
from cardgen.effects.state.scopes import neighbours, within
from cardgen.loading.schema import Choice, Either, OneOrMore, Record
from cardgen.model.text import Icon

# `played`: once, when the card comes in. `active`: from then on, as long as the card stays.
# `turn end`: at the end of the turn in which it came in; a Leader recruited before an Age has none.
# `conflict`: in each conflict while the card stays, which for a god is that of its Age; in Duel
# the pawn moves at once. `end`: at the final scoring. In Duel, `structure` is when the cards of the
# Age have been laid out (at once where they lie already), `structure III` those of the third Age.
MOMENTS = (
    "played",
    "active",
    "conflict",
    "turn end",
    "age end",
    "next age",
    "age II",
    "age III",
    "structure",
    "structure III",
    "end",
)
LATER = ("next age", "age II", "age III")


class Seen:
    """What a card in play reacts to; a card in hand does only where `from_hand` says so."""

    __slots__ = ()
    from_hand: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Builds(Seen):
    """Each time a card of one of these colours is built."""

    builds: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], *cards(self.builds))

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        fits = happening.what == "builds" and happening.kind in self.builds
        return fits and happening.who in within(game, owner, self.by)


@dataclass(frozen=True, slots=True)
class GainsCoins(Seen):
    """Each time coins come in: by building a card of a colour, or by the sale of a card."""

    gains_coins: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        sold = (OR, Icon("sell")) if "sale" in self.gains_coins else ()
        built = tuple(source for source in self.gains_coins if source != "sale")
        return (*SCOPES[self.by], *cards(built), *(sold if built else sold[1:]))

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        fits = happening.what == "gains coins" and happening.kind in self.gains_coins
        return fits and happening.who in within(game, owner, self.by)


@dataclass(frozen=True, slots=True)
class Reveals(Seen):
    """The window after a god is revealed and before anything is paid for it."""

    from_hand: ClassVar = True  # who answers reveals a card in turn

    reveals: str
    by: str = "opponent"

    def icons(self) -> Icons:
        return ()

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        fits = happening.what == "reveals" and happening.kind == self.reveals
        return fits and happening.who in within(game, owner, self.by)


@dataclass(frozen=True, slots=True)
class BuildsByChain(Seen):
    """Each time a card of one of these colours is built free by a chain."""

    builds_by_chain: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        built = () if "age" in self.builds_by_chain else self.builds_by_chain
        return (*SCOPES[self.by], *cards(built), Icon("chain"))

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        wanted = "age" in self.builds_by_chain or happening.kind in self.builds_by_chain
        fits = happening.what == "builds by chain" and wanted
        return fits and happening.who in within(game, owner, self.by)


@dataclass(frozen=True, slots=True)
class Gains(Seen):
    """Each time tokens of a kind come in, from a conflict or a card."""

    gains: str
    by: str = "self"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], Icon(self.gains))

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        brought = gained(happening, self.gains) > 0
        return brought and happening.who in within(game, owner, self.by)


@dataclass(frozen=True, slots=True)
class Buys(Seen):
    """Each time resources are bought for one thing, all those of one seller together.

    `from: bank` is the bank at its own price: a price that a card fixes does not count.
    """

    buys: str
    by: str = "self"
    from_: str = ""

    def icons(self) -> Icons:
        sellers = SCOPES.get(self.from_, (Icon("bank"),)) if self.from_ else ()
        return (*SCOPES[self.by], Icon("any-resource"), *sellers)

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        fits = happening.what == "buys" and happening.who in within(game, owner, self.by)
        return fits and self._sold(happening, game)

    def _sold(self, happening: Happening, game: Game) -> bool:
        if self.from_ == "neighbours":
            return happening.whom in neighbours(game, happening.who)
        return not self.from_ or happening.whom == self.from_


@dataclass(frozen=True, slots=True)
class MovesPawn(Seen):
    """Each time shields are about to move the Conflict pawn of Duel, to whichever side."""

    moves: str

    def icons(self) -> Icons:
        return (Icon("conflict-pawn"),)

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        return happening.what == "moves pawn"


@dataclass(frozen=True, slots=True)
class Loots(Seen):
    """Each time a player takes a looting token off the other side of the track."""

    loots: str
    by: str = "self"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], Icon("loot"))

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        return happening.what == "loots" and happening.who in within(game, owner, self.by)


@dataclass(frozen=True, slots=True)
class LosesCoins(Seen):
    """Each time looting makes a player lose coins, as many as really go."""

    loses_coins: str
    by: str = "self"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], Icon("loot"), Icon("coin", "−"))

    def meets(self, happening: Happening, game: Game, owner: str) -> bool:
        fits = happening.what == "loses" and happening.kind == self.loses_coins
        return fits and happening.who in within(game, owner, self.by)


Event = (
    Builds | GainsCoins | Reveals | BuildsByChain | Gains | Buys | MovesPawn | Loots | LosesCoins
)
Moment = str | Event

EVENT = headed(
    "event",
    {
        "builds": Record(Builds, {"builds": CARD, "by": SCOPE}),
        "gains coins": Record(
            GainsCoins,
            {"gains coins": OneOrMore(Choice("yellow", "black", "sale")), "by": SCOPE},
        ),
        "builds by chain": Record(BuildsByChain, {"builds by chain": CARD, "by": SCOPE}),
        "gains": Record(Gains, {"gains": Choice(*TOKENS), "by": SCOPE}),
        "buys": Record(
            Buys,
            {"buys": Choice("resources"), "by": SCOPE, "from": Choice("neighbours", "bank")},
        ),
        "moves": Record(MovesPawn, {"moves": Choice("pawn")}),
        "loots": Record(Loots, {"loots": Choice("coins"), "by": SCOPE}),
        "loses coins": Record(LosesCoins, {"loses coins": Choice("loot"), "by": SCOPE}),
        "reveals": Record(Reveals, {"reveals": Choice("god"), "by": SCOPE}),
    },
)
WHEN = Either(Choice(*MOMENTS), EVENT, what="a moment or an event")
