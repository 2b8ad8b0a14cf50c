"""Building by chain more freely."""

from collections.abc import Iterator
from typing import ClassVar

from cardgen.effects.power.ability import Ability, ActiveAbility, Effect
from cardgen.effects.power.terms import Icons
from cardgen.effects.state.game import Game
from cardgen.effects.state.seats import neighbours
from cardgen.model.frozen import frozen
from cardgen.model.text import Icon
from cardgen.schema.containers import AnyOf, ListOf
from cardgen.schema.kinds import OneOf, String
from cardgen.schema.records import Record

SIGNS = {
    "neighbours": (Icon("chain"), Icon("neighbours")),
    "repeatable": (Icon("chain-again"),),
}


LIST = ListOf(String("a chain symbol"), min=1)


@frozen
class Symbols:
    """Chain symbols: cards that show one of them under their cost are free."""

    symbols: tuple[str, ...]


@frozen
class Chains(Effect):
    """Chains serve beyond the own cards: the neighbours' too, or each one as often as wanted.

    A neighbour's card serves from the turn after it was built. `then` follows each such use.
    `symbols` are offered to the own city, as if an earlier card showed them.
    """

    heeds: ClassVar = ("limit", "then", "else")
    takes: ClassVar = AnyOf(OneOf(*SIGNS), Record(Symbols, {"symbols": LIST}))
    moment: ClassVar = "active"

    chains: str | Symbols

    def idle(self, ability: Ability, *, follows: bool) -> Iterator[tuple[str, str]]:
        if self.chains != "neighbours":
            for key in ("limit", "then"):
                if getattr(ability, key):
                    yield key, "only those of others are counted: chains: neighbours"

    def icons(self, ability: Ability) -> Icons:
        if isinstance(self.chains, Symbols):
            return tuple(Icon(f"chain-{symbol}") for symbol in self.chains.symbols)
        return SIGNS[self.chains]

    def chain_lenders(self, game: Game, source: ActiveAbility) -> tuple[str, ...]:
        return neighbours(game, source.owner) if self.chains == "neighbours" else ()

    def repeats_chains(self) -> bool:
        return self.chains == "repeatable"

    def lent(self) -> tuple[str, ...]:
        return self.chains.symbols if isinstance(self.chains, Symbols) else ()
