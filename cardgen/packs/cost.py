"""What a card costs: `free`, or how much of what."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from cardgen.model.card import Cost, Payment
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import PaymentForm
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.schema.kinds import refuse_value
from cardgen.schema.numbers import Integer
from cardgen.schema.records import report_unknown_key
from cardgen.suggest import did_you_mean

FREE = ("free", "none")
LISTED = re.compile(r"(\d+) ([^\W\d_][\w -]*?)(?= *(?:,|\+|&|\band\b|$))")  # 2 wood, 3 ore
MOST_KNOWN = 4096  # costs: those of many cards soon come back
FAMILIAR = {"stone": 1, "coins": 2}  # the example of a cost, where the game has both


class CostSchema:
    """`free`, `none`, or a map such as `{stone: 1, coins: 2}` of a game's `payments` → Cost."""

    def __init__(self, payments: Mapping[str, PaymentForm]) -> None:
        self.payments = payments
        self._known: dict[str, Cost] = {}  # without fault, by what they say
        kinds = {bounds: Integer(*bounds) for bounds in {form[-2:] for form in payments.values()}}
        self.amounts = {what: kinds[form[-2:]] for what, form in payments.items()}
        whole = FAMILIAR.keys() <= payments.keys()
        example = FAMILIAR if whole else {what: form.min or 1 for what, form in payments.items()}
        shown = ", ".join(f"{what}: {amount}" for what, amount in [*example.items()][:2])
        self.what = f"free, or a map such as {{{shown}}}"

    def fits(self, value: object) -> bool:
        return isinstance(value, str | Map)

    def read(self, value: object, where: ValueRef, report: Report) -> Cost | Missing:
        """The cost; what costs alike is read once, and is the same for all cards."""
        said = repr(value)
        if said in self._known:
            return self._known[said]
        read = self._read(value, where, report)
        if read is not MISSING:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[said] = read
        return read

    def _read(self, value: object, where: ValueRef, report: Report) -> Cost | Missing:
        if isinstance(value, str) and value in FREE:
            return Cost()
        if not isinstance(value, Map) or not value:
            help = self._meant(value) if isinstance(value, str) else self._shown(value)
            return refuse_value(self, value, where, report, help=help)
        payments = [self._payment(value, what, report) for what in value]
        whole = tuple(payment for payment in payments if payment is not MISSING)
        return Cost(whole) if len(whole) == len(payments) else MISSING

    def _payment(self, value: Map, what: str, report: Report) -> Payment | Missing:
        if what not in self.payments:
            report_unknown_key(value, what, self.payments, report, noun="cost")
            return MISSING
        kind, where = self.amounts[what], ValueRef(value, what)
        if value[what] == 0 and not kind.within(0):
            help = f"leave {what} out; what costs nothing is free"
            return refuse_value(kind, value[what], where, report, help=help)
        amount = kind.read(value[what], where, report)
        return MISSING if amount is MISSING else Payment(what, amount)

    def _meant(self, word: str) -> str:
        number, _, what = word.partition(" ") if word[:1].isdecimal() else ("1", "", word)
        if what in self.payments and number.isdecimal():
            return f"write {{{what}: {number}}}"
        parts = [(one[2], one[1]) for one in LISTED.finditer(word)]
        if parts and all(what in self.payments for what, _ in parts):
            return f"type {{{', '.join(f'{what}: {amount}' for what, amount in parts)}}}"
        return f"a word alone is free or none{did_you_mean(word, FREE)}"

    def _shown(self, value: object) -> str:
        """What to type instead of a list, a number alone, or no cost at all."""
        if isinstance(value, Seq) and value and all(what in self.payments for what in value):
            amounts = Counter(map(str, value))
            return f"type {{{', '.join(f'{what}: {amounts[what]}' for what in amounts)}}}"
        number = isinstance(value, int) and not isinstance(value, bool) and value > 0
        coins = f"; coins are {{coins: {value}}}" if number and "coins" in self.payments else ""
        return f"write free, or what it costs{coins}"

    def json_schema(self) -> dict[str, Any]:
        amounts = {
            what: {**self.amounts[what].json_schema(), "description": form.means}
            for what, form in self.payments.items()
        }
        payments = {"type": "object", "properties": amounts, "minProperties": 1}
        return {"anyOf": [{"enum": list(FREE)}, {**payments, "additionalProperties": False}]}
