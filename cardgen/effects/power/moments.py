"""When an ability acts: a moment of the game, or each time something happens."""

from typing import ClassVar

from cardgen.effects.power.tagged_union import tagged_union
from cardgen.effects.power.terms import (
    CARD,
    MOMENTS,
    SCOPE,
    SCOPES,
    TOKENS,
    Icons,
    any_of,
    card_icons,
    minus_label,
    pawn_icons,
)
from cardgen.effects.power.tokens import tokens_gained
from cardgen.effects.state.game import Game, GameEvent
from cardgen.effects.state.seats import neighbours, players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import AnyOf, OneOrMore
from cardgen.schema.kinds import OneOf
from cardgen.schema.records import Record


class Trigger:
    """What an ability reacts to, each time; a card in hand does so only if `from_hand` is true."""

    __slots__ = ()
    from_hand: ClassVar[bool] = False

    def icons(self) -> Icons:
        """The signs that stand before those of the effect."""
        raise NotImplementedError

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        """Whether `event` is what an ability of `owner` reacts to."""
        raise NotImplementedError


Moment = str | Trigger


@frozen
class CardBuilt(Trigger):
    """Each time a card of one of these colours is built."""

    builds: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], *any_of(card_icons(self.builds)))

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        fits = event.what == "builds" and event.kind in self.builds
        return fits and event.who in players_in_scope(game, owner, self.by)


@frozen
class CoinsGained(Trigger):
    """Each time coins come in: by building a card of a colour, or by the sale of a card."""

    gains_coins: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        sold = (Icon("sell"),) if "sale" in self.gains_coins else ()
        built = tuple(source for source in self.gains_coins if source != "sale")
        return (*SCOPES[self.by], *any_of((*card_icons(built), *sold)))

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        fits = event.what == "gains coins" and event.kind in self.gains_coins
        return fits and event.who in players_in_scope(game, owner, self.by)


@frozen
class GodRevealed(Trigger):
    """Just after a god is revealed, before anything is paid for it; answered from the hand."""

    from_hand: ClassVar = True  # who answers reveals a card in turn

    reveals: str
    by: str = "opponent"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], *card_icons((self.reveals,)))

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        fits = event.what == "reveals" and event.kind == self.reveals
        return fits and event.who in players_in_scope(game, owner, self.by)


@frozen
class CardBuiltByChain(Trigger):
    """Each time a card of one of these colours is built free by a chain."""

    builds_by_chain: tuple[str, ...]
    by: str = "self"

    def icons(self) -> Icons:
        built = () if "age" in self.builds_by_chain else self.builds_by_chain
        return (*SCOPES[self.by], *any_of(card_icons(built)), Icon("chain"))

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        wanted = "age" in self.builds_by_chain or event.kind in self.builds_by_chain
        fits = event.what == "builds by chain" and wanted
        return fits and event.who in players_in_scope(game, owner, self.by)


@frozen
class TokensGained(Trigger):
    """Each time tokens of a kind come in, from a conflict or a card."""

    gains: str
    by: str = "self"

    def icons(self) -> Icons:
        return (*SCOPES[self.by], Icon(self.gains))

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        brought = tokens_gained(event, self.gains) > 0
        return brought and event.who in players_in_scope(game, owner, self.by)


@frozen
class ResourcesBought(Trigger):
    """Each time resources are bought for one thing, all those of one seller together.

    `from: bank` is the bank at its own price: a price that a card fixes does not count.
    """

    buys: str
    by: str = "self"
    from_: str = ""

    def icons(self) -> Icons:
        sellers = SCOPES.get(self.from_, (Icon("bank"),)) if self.from_ else ()
        return (*SCOPES[self.by], Icon("buy"), *sellers)

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        fits = event.what == "buys" and event.who in players_in_scope(game, owner, self.by)
        return fits and self._sold(event, game)

    def _sold(self, event: GameEvent, game: Game) -> bool:
        if self.from_ == "neighbours":
            return event.whom in neighbours(game, event.who)
        return not self.from_ or event.whom == self.from_


@frozen
class PawnMoved(Trigger):
    """Each time shields are about to move the Conflict pawn of Duel, to whichever side."""

    moves: str

    def icons(self) -> Icons:
        return (Icon("conflict-pawn"),)

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        return event.what == "moves pawn"


@frozen
class CoinsLooted(Trigger):
    """Each time a player takes a looting token off the other side of the track."""

    loots: str
    by: str = "self"

    def icons(self) -> Icons:
        """Behind looting stands who is looted."""
        return (Icon("loot"), *pawn_icons("self" if self.by == "opponent" else "opponent"))

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        return event.what == "loots" and event.who in players_in_scope(game, owner, self.by)


@frozen
class CoinsLost(Trigger):
    """Each time looting makes a player lose coins, as many as really go."""

    loses_coins: str
    by: str = "self"

    def icons(self) -> Icons:
        return (Icon("loot"), *pawn_icons(self.by), Icon("coin", minus_label("n")))

    def matches(self, event: GameEvent, game: Game, owner: str) -> bool:
        fits = event.what == "loses" and event.kind == self.loses_coins
        return fits and event.who in players_in_scope(game, owner, self.by)


TRIGGER = tagged_union(
    "event",
    {
        "builds": Record(CardBuilt, {"builds": CARD, "by": SCOPE}),
        "gains coins": Record(
            CoinsGained,
            {"gains coins": OneOrMore(OneOf("yellow", "black", "sale")), "by": SCOPE},
        ),
        "builds by chain": Record(CardBuiltByChain, {"builds by chain": CARD, "by": SCOPE}),
        "gains": Record(TokensGained, {"gains": OneOf(*TOKENS), "by": SCOPE}),
        "buys": Record(
            ResourcesBought,
            {"buys": OneOf("resources"), "by": SCOPE, "from": OneOf("neighbours", "bank")},
        ),
        "moves": Record(PawnMoved, {"moves": OneOf("pawn")}),
        "loots": Record(CoinsLooted, {"loots": OneOf("coins"), "by": SCOPE}),
        "loses coins": Record(CoinsLost, {"loses coins": OneOf("loot"), "by": SCOPE}),
        "reveals": Record(GodRevealed, {"reveals": OneOf("god"), "by": SCOPE}),
    },
)
# What people type for a moment.
OTHERWISE = {
    **dict.fromkeys(("end of turn", "end of the turn"), "type turn end"),
    **dict.fromkeys(("end of age", "end of the age", "end of Age"), "type age end"),
    **dict.fromkeys(("end of game", "end of the game", "game end", "scoring"), "type end"),
    **dict.fromkeys(("now", "immediately", "at once", "built", "invoked"), "type played"),
    **dict.fromkeys(("always", "permanent", "lasting", "each turn"), "type active"),
}


class MomentWord(OneOf):
    """A moment by its word; of others it is told that an event is a map."""

    @property
    def help(self) -> str:
        return f"{super().help}; an event is a map such as {{builds: blue}}"


WHEN = AnyOf(MomentWord(*MOMENTS, elsewhere=OTHERWISE), TRIGGER, what="a moment or an event")
