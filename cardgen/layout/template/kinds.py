"""Schema kinds for the values of layouts: boxes, columns and limits in mm or points; colours."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from cardgen.layout.template.expressions import Expression, Value, Variables, is_expression
from cardgen.model.finding import MISSING, Place, Report, Stop, UnknownWord
from cardgen.model.located import Seq, ValueRef
from cardgen.schema.kinds import String, refuse_value
from cardgen.schema.numbers import Rational
from cardgen.suggest import did_you_mean, join_words
from cardgen.units import Box

LONGEST = 2000  # mm; more than any sheet that a printer takes
LARGEST_TYPE = 1000  # points; the sizes below it are tried one by one

_NUMBERS = re.compile(r"-?\d+(?:\.\d+)?")
_APART = re.compile(rf"{_NUMBERS.pattern}(?:\s*[x×, ]\s*{_NUMBERS.pattern})*")  # 24x24, or 5, 6


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
            numbers = _NUMBERS.findall(str(value)) if _APART.fullmatch(str(value)) else ()
            fit = self.least <= len(numbers) <= self.most
            return f"write [{', '.join(numbers)}]" if fit else ""
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


_CODE = re.compile("#[0-9A-Fa-f]{6}")
_FILLED_IN = re.compile(r"([^{}]*)\{\{\s*([^{}]*?)\s*\}\}([^{}]*)")  # {{ colour }} light


class Tint(NamedTuple):
    """A colour as a zone asks for it: its value for a card, and where the layout says so.

    `typed` is how the layout writes it.
    """

    value: Value
    constant: bool
    place: Place
    typed: str = ""

    def __call__(self, subject: Variables) -> Any:
        """The name or code."""
        return self.value(subject)


@lru_cache(maxsize=256)  # a layout has few, and asks for them on each card
def _is_code(code: str) -> bool:
    return _CODE.fullmatch(code) is not None


def resolve_colour(tint: Tint, subject: Variables, colours: Mapping[str, str]) -> str:
    """`#RRGGBB`, or nothing where no colour is wanted; Stop for a name that no colour bears."""
    name = str(tint.value(subject))
    code = colours.get(name, name)
    if code == "none":
        return ""
    if not _is_code(code):
        raise _unknown_colour(name, tint, colours)
    return code


def _unknown_colour(name: str, tint: Tint, colours: Mapping[str, str]) -> Stop:
    """At its place in the layout; where a value of the card decides it, that is at fault."""
    if not (name or tint.constant):
        help = f"give the card one, or let the zone say if: where it has none; {_known(colours)}"
        return Stop(f"the card has no colour for this ({tint.place})", help=help)
    message = _unknown(name, colours)
    if tint.constant:
        return Stop(message, place=tint.place, help=_known(colours))
    if words := _words_filled_in(tint, colours):
        before, _, behind = _parts_of(tint)
        return unknown_colour(name.removeprefix(before).removesuffix(behind), words)
    return Stop(f"{message} ({tint.place})", help=_known(colours))


def unknown_colour(word: str, known: Collection[str]) -> UnknownWord:
    """Why a face cannot have the colour that its card, token or box says."""
    help = f"write {join_words(known)}"
    return UnknownWord(word, _unknown(word, known), help=help)


def _parts_of(tint: Tint) -> tuple[str, str, str]:
    """What stands before the one expression of a tint, the expression, and what stands behind."""
    parts = _FILLED_IN.fullmatch(tint.typed)
    return (parts[1], parts[2], parts[3]) if parts else ("", "", "")


def _words_filled_in(tint: Tint, colours: Iterable[str]) -> tuple[str, ...]:
    """The words that make a colour of the layout: of `{{ colour }} light` all before its light."""
    before, asked, behind = _parts_of(tint)
    if not (asked and before + behind):
        return ()
    fit = (one for one in colours if one.startswith(before) and one.endswith(behind))
    return tuple(one[len(before) : len(one) - len(behind)] for one in fit)


def colours_of(variable: str, zones: Iterable[Any], colours: Iterable[str]) -> tuple[str, ...]:
    """The words with which each tint made of a variable is a colour of the layout."""
    words = tuple(colours)
    for tint in _every_tint(zones):
        if _parts_of(tint)[1] == variable and (fit := _words_filled_in(tint, colours)):
            words = tuple(one for one in words if one in fit)
    return words


class ColourSchema:
    """A schema kind → Tint."""

    def __init__(self) -> None:
        self.kind = Expression(String('a colour "#RRGGBB" or a name of colours:'))
        self.what = self.kind.what

    def fits(self, value: object) -> bool:
        return self.kind.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = self.kind.read(value, where, report)
        if read is MISSING:
            return MISSING
        return Tint(read, not is_expression(value), where.place, str(value))

    def json_schema(self) -> dict[str, Any]:
        return self.kind.json_schema()


COLOUR = ColourSchema()


def refuse_unknown_colours(
    zones: Iterable[Any], colours: Mapping[str, str], report: Report
) -> None:
    """Report every constant colour of these zones that is neither a code nor a known name."""
    for tint in (tint for tint in _every_tint(zones) if tint.constant):
        try:
            resolve_colour(tint, {}, colours)
        except Stop as stop:
            report.add(
                code="unknown-colour", place=tint.place, message=stop.message, help=stop.help
            )


def _every_tint(zones: Iterable[Any]) -> Iterator[Tint]:
    for held in (held for zone in zones for held in zone):
        for value in held if type(held) is tuple else (held,):
            if isinstance(value, Tint):
                yield value


def _unknown(name: str, colours: Iterable[str]) -> str:
    return f'unknown colour "{name}"{did_you_mean(name, colours)}'


def _known(colours: Mapping[str, str]) -> str:
    return f"write #RRGGBB, none, or one of colours: {join_words(colours)}"
