"""Kinds of numbers: whole ones, and exact fractions in every way in which they are typed."""

import re
from fractions import Fraction
from typing import Any

from cardgen.model.finding import Missing, Report
from cardgen.model.located import ValueRef
from cardgen.schema.kinds import refuse_value

FRACTIONS = {"½": Fraction(1, 2), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3), "¼": Fraction(1, 4),
             "¾": Fraction(3, 4)}  # fmt: skip
LARGEST = 99  # of what a card or a rule costs, gives, takes or counts: icons stand for some of it
WITH_UNIT = re.compile(r"(-?\d{1,6}(?:[.,]\d{1,6})?) ?(%|mm|pt|)")
MIXED = re.compile(rf"([-−]?)(\d*)([{''.join(FRACTIONS)}])")
QUOTIENT = re.compile(r"([-−]?)(\d+)/(\d+)")


class _BoundedNumber:
    """Shared limits of numbers, both inclusive."""

    noun = "a number"

    def __init__(self, min: int | None = None, max: int | None = None) -> None:
        self.min, self.max = min, max

    @property
    def what(self) -> str:
        if self.min is None and self.max is None:
            return self.noun
        if self.max is None:
            return f"{self.noun} of {self.min} or more"
        if self.min is None:
            return f"{self.noun} of {self.max} or less"
        return f"{self.noun} from {self.min} to {self.max}"

    def within(self, value: int | Fraction) -> bool:
        low = self.min is None or value >= self.min
        return low and (self.max is None or value <= self.max)

    def bounds(self) -> dict[str, Any]:
        limits = {"minimum": self.min, "maximum": self.max}
        return {name: limit for name, limit in limits.items() if limit is not None}


class Integer(_BoundedNumber):
    """A whole number → int."""

    noun = "a whole number"

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)

    def read(self, value: object, where: ValueRef, report: Report) -> int | Missing:
        if isinstance(value, int) and not isinstance(value, bool) and self.within(value):
            return value
        return refuse_value(self, value, where, report, help=self._unquoted(value))

    def _unquoted(self, value: object) -> str:
        """What to type for a number between quotes."""
        quoted = isinstance(value, str) and re.fullmatch("[0-9]{1,9}", value.strip())
        number = int(quoted[0]) if quoted else None
        right = number is not None and self.within(number)
        return f"write it without quotes: {number}" if right else ""

    def json_schema(self) -> dict[str, Any]:
        return {"type": "integer", **self.bounds()}


class Rational(_BoundedNumber):
    """A number, exact → Fraction: `2`, `1.5`, `½`, `1½`, `3/2`."""

    help = "write a number such as 3 or 1.5; halves as ½, 1½, 1/2 or 3/2"

    def fits(self, value: object) -> bool:
        return exact_fraction(value) is not None

    def read(self, value: object, where: ValueRef, report: Report) -> Fraction | Missing:
        number = exact_fraction(value)
        if number is None or not self.within(number):
            help = self._without_unit(value) or (self.help if number is None else "")
            return refuse_value(self, value, where, report, help=help)
        return number

    def _without_unit(self, value: object) -> str:
        """What to type for a number with a unit, `20%` or `5mm`, or with a decimal comma."""
        typed = WITH_UNIT.fullmatch(value) if isinstance(value, str) else None
        if typed is None:
            return ""
        number = Fraction(typed[1].replace(",", ".")) / (100 if typed[2] == "%" else 1)
        return f"type {float(number):g}" if self.within(number) else f"write {self.what}"

    def json_schema(self) -> dict[str, Any]:
        signs = "".join(FRACTIONS)
        written = {"type": "string", "pattern": rf"^[-−]?(\d*[{signs}]|\d+/\d*[1-9]\d*)$"}
        return {"anyOf": [{"type": "number", **self.bounds()}, written]}


def exact_fraction(value: object) -> Fraction | None:
    """The fraction a value stands for, or None; decimals as they are written, not as binary."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return Fraction(value) if isinstance(value, int) else Fraction(repr(value))
    return _written(value) if isinstance(value, str) else None


def _written(words: str) -> Fraction | None:
    if mixed := MIXED.fullmatch(words):
        sign, whole, part = mixed.groups()
        number = int(whole or 0) + FRACTIONS[part]
    elif (quotient := QUOTIENT.fullmatch(words)) and int(quotient[3]):
        sign, number = quotient[1], Fraction(int(quotient[2]), int(quotient[3]))
    else:
        return None
    return -number if sign else number
