"""What a card costs: `free`, or how much of what."""

from collections.abc import Mapping
from typing import Any

from cardgen.model.cost import RESOURCES, Cost, Payment
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.containers import report_unknown_key
from cardgen.schema.kinds import LARGEST, Integer, refuse_value
from cardgen.suggest import did_you_mean

FREE = ("free", "none")
PAYMENTS: Mapping[str, str] = {
    **dict.fromkeys(RESOURCES, "so many units"),
    "any brown": "so many raw materials of any kind",
    "any grey": "so many manufactured goods of any kind",
    "any resource": "so many resources of any kind",
    "coins": "so many coins",
    "shields": "so many shields in the city; they are not spent",
    "points": "so many printed victory points in the city; they are not spent",
    "next stage": "the resources of the next stage of the Wonder",
    "sacrifice": "so many Age cards from hand, which bring no coins",
}


class CostKind:
    """`free`, `none`, or a map such as `{stone: 1, coins: 2}` → Cost."""

    what = "free, or a map such as {stone: 1, coins: 2}"

    def __init__(self) -> None:
        self.amount = Integer(1, LARGEST)

    def fits(self, value: object) -> bool:
        return isinstance(value, str | Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Cost | Missing:
        if isinstance(value, str) and value in FREE:
            return Cost()
        if not isinstance(value, Map) or not value:
            help = self._meant(value) if isinstance(value, str) else "write free, or what it costs"
            return refuse_value(self, value, where, report, help=help)
        payments = [self._payment(value, what, report) for what in value]
        whole = tuple(payment for payment in payments if payment is not MISSING)
        return Cost(whole) if len(whole) == len(payments) else MISSING

    def _payment(self, value: Map, what: str, report: Report) -> Payment | Missing:
        if what not in PAYMENTS:
            report_unknown_key(value, what, PAYMENTS, report, noun="cost")
            return MISSING
        amount = self.amount.read(value[what], ValueRef(value, what), report)
        return MISSING if amount is MISSING else Payment(what, amount)

    def _meant(self, word: str) -> str:
        number, _, what = word.partition(" ") if word[:1].isdecimal() else ("1", "", word)
        if what in PAYMENTS and number.isdecimal():
            return f"write {{{what}: {number}}}"
        return f"a word alone is free or none{did_you_mean(word, FREE)}"

    def json_schema(self) -> dict[str, Any]:
        amount = self.amount.json_schema()
        amounts = {what: {**amount, "description": told} for what, told in PAYMENTS.items()}
        payments = {"type": "object", "properties": amounts, "minProperties": 1}
        return {"anyOf": [{"enum": list(FREE)}, {**payments, "additionalProperties": False}]}
