"""Resources bought at another price."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.inplay import InPlay
from cardgen.effects.power.terms import PER, SCOPE, SCOPES, Icons, less
from cardgen.effects.state.game import Game
from cardgen.effects.state.goods import FAMILIES
from cardgen.effects.state.order import Offer
from cardgen.effects.state.scopes import within
from cardgen.loading.kinds import LARGEST
from cardgen.loading.schema import Choice, Record, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class Price:
    """What one resource costs, or how much the first one each turn costs `less`."""

    coins: int = 0
    less: int = 0

    def __str__(self) -> str:
        return less(self.less) if self.less else str(self.coins)


@dataclass(frozen=True, slots=True)
class Trade(Effect):
    """Buy resources at a fixed price each, paid to who produces them; no discount applies to it.

    `of`: raw materials (`brown`) or manufactured goods (`grey`) alone.
    """

    takes: ClassVar = Record(Price, {"coins": Whole(0, LARGEST), "less": Whole(1, LARGEST)})
    clauses: ClassVar = {"from": SCOPE, "of": Choice("brown", "grey", "any")}
    required: ClassVar = ("from",)
    moment: ClassVar = "active"

    trade: Price
    from_: str
    of: str = "any"

    def icons(self, ability: Ability) -> Icons:
        price = Icon("coin", str(self.trade))
        goods = Icon("any-resource" if self.of == "any" else f"any-{self.of}")
        return (goods, PER, price, *SCOPES[self.from_])

    def offers(self, game: Game, source: InPlay) -> tuple[Offer, ...]:
        sellers = within(game, source.owner, self.from_)
        goods = FAMILIES[f"any {'resource' if self.of == 'any' else self.of}"]
        return tuple(Offer(who, goods, self.trade.coins, self.trade.less) for who in sellers)
