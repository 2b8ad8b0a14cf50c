"""Schema kinds for the lengths of layouts: boxes, columns, limits, in mm or points."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Seq, ValueRef
from cardgen.schema.kinds import Rational, refuse_value
from cardgen.units import Box

LONGEST = 2000  # mm; more than any sheet that a printer takes
LARGEST_TYPE = 1000  # points; the sizes below it are tried one by one


class Length:
    """A length → float: more than 0, or 0 as well where `nought` is allowed; at most LONGEST."""

    def __init__(self, *, nought: bool = False) -> None:
        self.nought = nought
        self.number = Rational(0, LONGEST)
        least = "of 0 or more" if nought else "above 0"
        self.what = f"a number {least}, at most {LONGEST}"

    def fits(self, value: object) -> bool:
        return self.number.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not self.fits(value):
            return refuse_value(self, value, where, report)
        length = self.number.read(value, where, report)
        if length is MISSING or not (length or self.nought):
            return MISSING if length is MISSING else refuse_value(self, value, where, report)
        return float(length)

    def json_schema(self) -> dict[str, Any]:
        return self.number.json_schema()


class NumberList:
    """A list of `least` to `most` numbers → what `make` makes of them.

    None goes beyond `largest`, up or down. `sound` says whether so many are also right; `what` must
    tell the author all of it.
    """

    def __init__(
        self,
        what: str,
        make: Callable[..., Any],
        *,
        least: int,
        most: int,
        largest: int = LONGEST,
        sound: Callable[..., bool] = lambda *_: True,
    ) -> None:
        self.what, self.make, self.sound = what, make, sound
        self.least, self.most, self.number = least, most, Rational(-largest, largest)

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not isinstance(value, Seq) or not self.least <= len(value) <= self.most:
            return refuse_value(self, value, where, report, help=self._counted(value))
        read = [self.number.read(item, ValueRef(value, i), report) for i, item in enumerate(value)]
        lengths = [float(number) for number in read if number is not MISSING]
        if len(lengths) < len(read):
            return MISSING
        return (
            self.make(*lengths)
            if self.sound(*lengths)
            else refuse_value(self, value, where, report)
        )

    def _counted(self, value: object) -> str:
        if not isinstance(value, Seq):
            return ""
        return f"it has {len(value)} numbers" if len(value) != 1 else "it has 1 number"

    def json_schema(self) -> dict[str, Any]:
        items = self.number.json_schema()
        return {"type": "array", "items": items, "minItems": self.least, "maxItems": self.most}


def _limits(largest: float, smallest: float | None = None) -> tuple[float, float]:
    return largest, largest if smallest is None else smallest


def _fall(largest: float, smallest: float | None = None) -> bool:
    return 0 < (largest if smallest is None else smallest) <= largest


def _listed(*sizes: float) -> tuple[float, ...]:
    return sizes


def _fall_by_steps(*sizes: float) -> bool:
    return sizes[-1] > 0 and all(one > next_ for one, next_ in pairwise(sizes))


def _pair(x: float, width: float) -> tuple[float, float]:
    return x, width


AREA = NumberList(
    "a box [x, y, width, height] in mm, width and height above 0",
    Box,
    least=4,
    most=4,
    sound=lambda x, y, width, height: width > 0 and height > 0,
)
PANEL = NumberList(
    "a box [x, y, width, height] in mm; without width or height it is a rule",
    Box,
    least=4,
    most=4,
    sound=lambda x, y, width, height: width >= 0 and height >= 0,
)
POINT = NumberList("a point [x, y] in mm", _pair, least=2, most=2)
COLUMN = NumberList(
    "a column [x, width] in mm, its width above 0",
    _pair,
    least=2,
    most=2,
    sound=lambda x, width: width > 0,
)
LIMITS = NumberList(
    "sizes [largest, smallest] above 0, or one alone",
    _limits,
    least=1,
    most=2,
    largest=LARGEST_TYPE,
    sound=_fall,
)
STEPS = NumberList(
    "sizes that fall step by step, such as [8.25, 7.75, 7], or one alone",
    _listed,
    least=1,
    most=9,
    largest=LARGEST_TYPE,
    sound=_fall_by_steps,
)
