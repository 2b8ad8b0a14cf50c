"""Coins from the bank."""

from dataclasses import dataclass
from typing import ClassVar

from cardgen.effects.power.ability import Ability, Effect
from cardgen.effects.power.counts import COUNT, Count
from cardgen.effects.power.terms import PER, SCOPE, SCOPES, Icons, less
from cardgen.loading.schema import Either, Record, Whole
from cardgen.model.text import Icon


@dataclass(frozen=True, slots=True)
class GainedLess:
    """As many coins as the event brought, minus a few."""

    gained_less: int

    def __str__(self) -> str:
        return f"n{less(self.gained_less)}" if self.gained_less else "n"


@dataclass(frozen=True, slots=True)
class Coins(Effect):
    """Take coins from the bank, so many for each thing counted.

    `gained less` is the amount of the event itself minus a number, never below nothing.
    """

    takes: ClassVar = Either(
        Whole(min=1), Record(GainedLess, {"gained less": Whole(min=0)}, required=("gained less",))
    )
    clauses: ClassVar = {"per": COUNT, "to": SCOPE}

    coins: int | GainedLess
    per: Count | None = None
    to: str = "self"

    def icons(self, ability: Ability) -> Icons:
        counted = (PER, *self.per.icons()) if self.per else ()
        return (Icon("coin", str(self.coins)), *counted, *SCOPES[self.to])
