"""Cards or Wonder stages that cost less."""

from functools import partial
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.tagged_union import tagged_union
from cardgen.effects.power.terms import (
    CARDS,
    SCOPE,
    SCOPES,
    Icons,
    any_of,
    card_icons,
    minus_label,
)
from cardgen.effects.state.cards import Purchase
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import players_in_scope
from cardgen.model.card import COLOURS
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import AnyOf, OneOrMore
from cardgen.schema.kinds import OneOf
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class Saving:
    """What falls away from a cost: so many resources or coins, or `all` of them."""

    what: str
    number: int | str

    @property
    def icons(self) -> Icons:
        """What falls away from a cost."""
        if self.number == "all":
            return (Icon("resources-free" if self.what == "resources" else "coins-free"),)
        return (Icon("less" if self.what == "resources" else "coin", minus_label(self.number)),)


def _saving(what: str) -> Record:
    number = AnyOf(Integer(1, LARGEST), OneOf("all"))
    return Record(partial(Saving, what), {what: number}, arguments={what: "number"})


@frozen
class Discount(Effect):
    """Cards or stages cost less, never below nothing; who pays chooses which resources fall away.

    Only what is named falls: a discount of resources leaves a cost in coins as it is. `age`: Age
    cards of any colour.
    """

    takes: ClassVar = tagged_union(
        "saving", {what: _saving(what) for what in ("resources", "coins")}
    )
    clauses: ClassVar = {
        "of": OneOrMore(OneOf(*CARDS, "stage", what="a card colour, leader, god or stage")),
        "who": SCOPE,
    }
    required: ClassVar = ("of",)
    moment: ClassVar = "active"

    discount: Saving
    of: tuple[str, ...]
    who: str = "self"

    def icons(self, ability: Ability) -> Icons:
        stage = (Icon("stage"),) if "stage" in self.of else ()
        what = card_icons(tuple(kind for kind in self.of if kind != "stage"))
        return (*SCOPES[self.who], *any_of((*what, *stage)), *self.discount.icons)

    def saving(
        self, game: Game, source: ActiveAbility, purchase: Purchase, payer: str
    ) -> tuple[str, int | str] | None:
        wanted = purchase.kind in self.of or ("age" in self.of and purchase.kind in COLOURS)
        if not wanted or payer not in players_in_scope(game, source.owner, self.who):
            return None
        return self.discount.what, self.discount.number
