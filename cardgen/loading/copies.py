"""How many copies of a card there are: one number, or by number of players, or by Age of these."""

from collections.abc import Mapping
from typing import Any

from cardgen.loading.ages import AGE_KEYS, Held, by_age_schema, expand_at
from cardgen.loading.kinds import Whole, refuse
from cardgen.loading.numbered import ByNumber
from cardgen.loading.report import MISSING, Missing, Report, Where
from cardgen.model.ages import AGES, ByAge
from cardgen.model.located import Map

FEWEST, MOST = 3, 7
Dealt = Mapping[int, int]


class Copies:
    """`2`, `{3-4: 1, 5-7: 2}` or `{I: {3-7: 1}, II: {3-7: 2}}` → int, dict or ByAge of dict."""

    what = "a number of copies, or a map by number of players of them"

    def __init__(self) -> None:
        self.number = Whole(min=1, max=99)
        self.players = ByNumber(Whole(min=0, max=99), "number of players", least=FEWEST, most=MOST)

    def fits(self, value: object) -> bool:
        return self.number.fits(value) or isinstance(value, Map)

    def read(
        self, value: object, where: Where, report: Report
    ) -> int | Dealt | ByAge[Dealt] | Missing:
        if self.number.fits(value):
            return self.number.read(value, where, report)
        if not isinstance(value, Map) or not value:
            return refuse(self, value, where, report)
        if AGE_KEYS.keys().isdisjoint(value):
            return self.players.read(value, where, report)
        ages = expand_at(where, report, partial=True).map(lambda held: self._of_age(held, report))
        return MISSING if MISSING in ages else ages

    def _of_age(self, held: Held, report: Report) -> Any:
        """The numbers of one Age; none in an Age that is left out."""
        return {} if held.value is MISSING else self.players.read(held.value, held.where, report)

    def json_schema(self) -> dict[str, Any]:
        by_players = by_age_schema(self.players.json_schema())
        return {"anyOf": [self.number.json_schema(), by_players]}


def counted(copies: int | Dealt | ByAge[Dealt], ages: tuple[str, ...]) -> tuple[int, ByAge[Dealt]]:
    """How many to print, and how many lie in the deck of each of the card's Ages."""
    if isinstance(copies, ByAge):
        return 1, copies
    if isinstance(copies, int):
        return copies, ByAge.same({})
    dealt = [copies if age in ages else {} for age in AGES]
    return 1, ByAge(dealt)
