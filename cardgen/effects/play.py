"""A card played beyond the usual one."""

from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.terms import GIVES, OR, Icons
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import OneOrMore
from cardgen.schema.kinds import OneOf

CARDS = {"last card": "seventh-card"}
WAYS = {"build": Icon("card-age"), "sell": Icon("sell"), "stage": Icon("stage")}


@frozen
class Play(Effect):
    """Play one more card, in one of the given ways; building and stages are paid as usual.

    `last card` is the one that would be discarded unplayed at the end of the Age.
    """

    heeds: ClassVar = ("optional",)
    moment: ClassVar = "age end"
    takes: ClassVar = OneOf(*CARDS)
    clauses: ClassVar = {"to": OneOrMore(OneOf(*WAYS))}

    play: str
    to: tuple[str, ...] = tuple(WAYS)

    def icons(self, ability: Ability) -> Icons:
        ways = [sign for way in self.to for sign in (OR, WAYS[way])]
        return (Icon(CARDS[self.play]), GIVES, *ways[1:])

    def last_card_ways(self) -> tuple[str, ...]:
        return self.to
