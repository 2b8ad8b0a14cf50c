"""Resources bought at another price."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.tagged_union import tagged_union
from cardgen.effects.power.terms import GIVES, SCOPE, SCOPES, Icons, minus_label
from cardgen.effects.state.cards import RESOURCE_FAMILIES, Offer
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class Price:
    """What each unit costs, or how much `less` one unit of a purchase costs."""

    coins: int = 0
    less: int = 0

    def __str__(self) -> str:
        return minus_label(self.less) if self.less else str(self.coins)


@frozen
class Trade(Effect):
    """Buy resources of other players at another price.

    `coins`: what each unit costs, paid to who produces it. `less`: one unit of a purchase costs so
    many coins less than it otherwise would, never below nothing; `limit` says how often. `of`: raw
    materials (`brown`) or manufactured goods (`grey`) alone.
    """

    heeds: ClassVar = ("limit", "else")
    takes: ClassVar = tagged_union(
        "price",
        {
            "coins": Record(Price, {"coins": Integer(0, LARGEST)}),
            "less": Record(Price, {"less": Integer(1, LARGEST)}),
        },
    )
    clauses: ClassVar = {"from": SCOPE, "of": OneOf("brown", "grey", "any")}
    required: ClassVar = ("from",)
    moment: ClassVar = "active"

    trade: Price
    from_: str
    of: str = "any"

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if ability.limit and not self.trade.less:
            yield "limit", "only what costs less does so a number of times: trade: {less: 1}"

    def icons(self, ability: Ability) -> Icons:
        goods = Icon("any-resource" if self.of == "any" else f"any-{self.of}")
        if self.trade.less:
            return (goods, *SCOPES[self.from_], Icon("coin", minus_label(self.trade.less)))
        paid = Icon("coin", minus_label(self.trade.coins))
        return (paid, GIVES, goods, *SCOPES[self.from_])

    def offers(self, game: Game, source: ActiveAbility) -> tuple[Offer, ...]:
        sellers = players_in_scope(game, source.owner, self.from_)
        goods = RESOURCE_FAMILIES[f"any {'resource' if self.of == 'any' else self.of}"]
        return tuple(Offer(who, goods, self.trade.coins, self.trade.less) for who in sellers)
