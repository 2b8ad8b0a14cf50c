"""Protection from other players' cards."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.tagged_union import tagged_union
from cardgen.effects.power.terms import CARD, TOKENS, Icons, any_of, card_icons
from cardgen.effects.state.cards import Permanent
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import OneOrMore
from cardgen.schema.kinds import OneOf, String
from cardgen.schema.records import Record

DANGERS = {
    "losing": OneOrMore(OneOf("coins")),
    "being given": OneOrMore(OneOf(*TOKENS)),
}


@frozen
class Danger:
    """What cannot happen to the owner: `losing` coins, `being given` tokens."""

    how: str
    what: tuple[str, ...]

    def icons(self) -> Icons:
        signs = (Icon("coin", "−") if what == "coins" else Icon(what) for what in self.what)
        return any_of(tuple(signs))


@frozen
class PowerlessCards:
    """The cards that are powerless: whole colours, and gods by id."""

    cards: tuple[str, ...] = ()
    gods: tuple[str, ...] = ()

    def icons(self) -> Icons:
        """The colours, and a god for all those that are named."""
        return card_icons((*self.cards, *(("god",) if self.gods else ())))


def _danger(how: str) -> Record:
    return Record(partial(Danger, how), {how: DANGERS[how]}, arguments={how: "what"})


@frozen
class Ward(Effect):
    """Some cards cannot make the owner lose coins, or receive tokens.

    These are the cards in `from`, whole colours or gods by name, whoever plays them. `being given`:
    who plays one cannot choose the owner to receive tokens.
    """

    takes: ClassVar = tagged_union("danger", {what: _danger(what) for what in DANGERS})
    clauses: ClassVar = {
        "from": Record(PowerlessCards, {"cards": CARD, "gods": OneOrMore(String())})
    }
    required: ClassVar = ("from",)
    moment: ClassVar = "active"

    ward: Danger
    from_: PowerlessCards

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if not (self.from_.cards or self.from_.gods):
            yield "from", "say which cards are powerless: from: {cards: black}"

    def icons(self, ability: Ability) -> Icons:
        return (Icon("ward"), *any_of(self.from_.icons()), *self.ward.icons())

    def mentions(self) -> tuple[str, ...]:
        return self.from_.gods

    def wards_off(self, how: str, what: str, by: Permanent) -> bool:
        powerless = by.kind in self.from_.cards or by.id.rpartition("/")[2] in self.from_.gods
        return powerless and how == self.ward.how and what in self.ward.what
