"""Resources made each turn."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.headed import headed
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.questions import Unit
from cardgen.effects.power.terms import OR, RESOURCE, RESOURCES, Icons
from cardgen.effects.state.game import Game
from cardgen.loading.kinds import LARGEST
from cardgen.loading.schema import Either, OneOrMore, Record, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Several:
    """More than one unit of a resource."""

    resource: str
    number: int


def _several(resource: str) -> Record:
    def made(**number: int) -> Several:
        return Several(resource, number[resource])

    return Record(made, {resource: Whole(1, LARGEST)})


@dataclass(frozen=True, slots=True)
class Produce(Effect):
    """Produce resources each turn; of a list, one unit of one of them.

    Neighbours may buy what the board, brown and grey cards make; all else is for the owner alone.
    """

    takes: ClassVar = Either(
        OneOrMore(RESOURCE), headed("resource", {what: _several(what) for what in RESOURCES})
    )
    moment: ClassVar = "active"

    produce: tuple[str, ...] | Several

    def icons(self, ability: Ability) -> Icons:
        if isinstance(self.produce, Several):
            return (Icon(self.produce.resource),) * self.produce.number
        return tuple(sign for what in self.produce for sign in (OR, Icon(what)))[1:]

    def production(self, game: Game, source: InPlay) -> tuple[Unit, ...]:
        if isinstance(self.produce, Several):
            return (frozenset((self.produce.resource,)),) * self.produce.number
        return (frozenset(self.produce),)
