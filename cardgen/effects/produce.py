"""Resources made each turn."""

from functools import partial
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.tagged_union import tagged_union
from cardgen.effects.power.terms import OR, RESOURCE, Icons
from cardgen.effects.state.cards import Unit
from cardgen.effects.state.game import Game
from cardgen.model.card import RESOURCES
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import AnyOf, OneOrMore
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record


@frozen
class Several:
    """More than one unit of a resource."""

    resource: str
    number: int


def _several(resource: str) -> Record:
    number = Integer(1, LARGEST)
    return Record(partial(Several, resource), {resource: number}, arguments={resource: "number"})


@frozen
class Produce(Effect):
    """Produce resources each turn; of a list, one unit of one of them.

    Neighbours may buy what the board, brown and grey cards make; all else is for the owner alone.
    """

    takes: ClassVar = AnyOf(
        OneOrMore(RESOURCE), tagged_union("resource", {what: _several(what) for what in RESOURCES})
    )
    moment: ClassVar = "active"

    produce: tuple[str, ...] | Several

    def icons(self, ability: Ability) -> Icons:
        if isinstance(self.produce, Several):
            return (Icon(self.produce.resource),) * self.produce.number
        return tuple(sign for what in self.produce for sign in (OR, Icon(what)))[1:]

    def production(self, game: Game, source: ActiveAbility) -> tuple[Unit, ...]:
        if isinstance(self.produce, Several):
            return (frozenset((self.produce.resource,)),) * self.produce.number
        return (frozenset(self.produce),)
