"""Tokens that players receive or give: Victory, Defeat and Debt."""

from dataclasses import dataclass

from cardgen.effects.power.headed import headed
from cardgen.effects.power.terms import Icons
from cardgen.loading.schema import Record, Whole
from cardgen.model.text import Icon

TOKENS = ("victory", "defeat", "debt")


@dataclass(frozen=True, slots=True)
class Tokens:
    """A number of tokens of one kind; `worth` is the value of each Victory token."""

    kind: str
    number: int
    worth: int = 0

    def icons(self) -> Icons:
        if self.worth:
            return (Icon(self.kind, str(self.worth)),) * self.number
        return (Icon(self.kind, str(self.number) if self.number > 1 else ""),)


def _victory(victory: int, worth: int) -> Tokens:
    return Tokens("victory", victory, worth)


def _defeat(defeat: int) -> Tokens:
    return Tokens("defeat", defeat)


def _debt(debt: int) -> Tokens:
    return Tokens("debt", debt)


SOME = Whole(min=1)
VICTORY = Record(_victory, {"victory": SOME, "worth": SOME}, required=("worth",))
DEFEAT = Record(_defeat, {"defeat": SOME})
DEBT = Record(_debt, {"debt": SOME})

FROM_SUPPLY = headed("token", {"victory": VICTORY, "defeat": DEFEAT, "debt": DEBT})
OWNED = headed("token", {"defeat": DEFEAT, "debt": DEBT})
