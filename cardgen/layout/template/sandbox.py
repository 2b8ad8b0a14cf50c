"""The sandbox in which expressions of layouts run: they can look at the card and nothing else."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import isfinite
from typing import Any

from jinja2 import StrictUndefined, TemplateError
from jinja2.environment import TemplateExpression
from jinja2.filters import do_round
from jinja2.meta import find_undeclared_variables
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment

from cardgen.layout.template.expressions import GroundVariables
from cardgen.model.finding import Place, Stop
from cardgen.model.text import Icon

LARGEST = 1_000_000
KEPT_VALUES = 64  # of an expression
LACKING = object()  # for a variable that a card has not
ENDLESS = "a number in it is too large"
DIGITS = 10  # to which numbers are rounded, before the point and after it
FILTERS = (
    "abs", "capitalize", "default", "first", "int", "last", "length", "lower", "max", "min",
    "round", "sort", "string", "title", "trim", "upper",
)  # fmt: skip
# Of the methods of texts only those that cannot make them longer than what they are given.
METHODS = frozenset(
    ("capitalize", "endswith", "isdigit", "lower", "startswith", "strip", "title", "upper")
)


class Sandbox(ImmutableSandboxedEnvironment):
    """No globals, no changes, and no value that grows without bound: only numbers multiply."""

    intercepted_binops = frozenset(("**", "*", "%"))

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        numbers = isinstance(left, int | float) and isinstance(right, int | float)
        if not numbers or max(abs(left), abs(right)) > LARGEST:
            raise TypeError(f"{operator} takes two numbers of at most {LARGEST}")
        if operator == "**" and abs(right) > 8:
            raise TypeError("powers go up to 8")
        return super().call_binop(context, operator, left, right)

    def wrap_str_format(self, value: Any) -> None:
        """No `format`, which jinja2 would let past `is_safe_attribute`: widths have no bound."""

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        allowed = attr in METHODS if isinstance(obj, str) else not callable(value)
        return allowed and super().is_safe_attribute(obj, attr, value)


def _sandbox() -> Sandbox:
    environment = Sandbox(undefined=StrictUndefined)
    environment.globals.clear()
    own = {"round": rounded}
    environment.filters = {name: environment.filters[name] for name in FILTERS} | own
    return environment


def rounded(number: float, digits: int = 0, method: Any = "common") -> float:
    """A number to so many digits after the point: to the nearest, or by `ceil` or `floor`."""
    if not isinstance(digits, int) or abs(digits) > DIGITS:
        raise ValueError(f"round takes from -{DIGITS} to {DIGITS} digits")
    return do_round(number, digits, method)


SANDBOX = _sandbox()


class WrittenRuns(tuple[Any, ...]):
    """Words with signs, as an expression sees them: a text only where no sign is among them."""

    __slots__ = ()

    def __str__(self) -> str:
        if not all(isinstance(run, str) for run in self):
            raise TypeError(
                "words with signs can be neither joined by ~ nor changed by a filter; set them by"
                " themselves, as in {{ name }}: {{ text }}"
            )
        return "".join(self)


def _as_written(value: Any) -> Any:
    """A variable as an expression sees it."""
    runs = type(value) is tuple and all(isinstance(run, str | Icon) for run in value)
    return WrittenRuns(value) if runs else value


@lru_cache(maxsize=1024)
def _parsed(code: str) -> tuple[TemplateExpression, tuple[str, ...]]:
    """An expression and the variables it names; layouts that extend each other share many."""
    expression = SANDBOX.compile_expression(code, undefined_to_none=False)
    names = find_undeclared_variables(SANDBOX.parse(f"{{{{{code}}}}}"))
    return expression, tuple(sorted(names))


def compiled(code: str, place: Place) -> Callable[[Mapping[str, Any]], Any]:
    """The expression as a function of the card; Stop, now or when it has no value, at `place`."""
    shown = f"{{{{{code}}}}}"
    try:
        expression, names = _parsed(code)
    except (TemplateError, ValueError, SyntaxError, RecursionError) as error:
        reason = _reason(error)
        message = f"the expression {shown} cannot be read: {reason}"
        raise Stop(message, place=place, help=_help(code, reason)) from error

    def found(*given: Any) -> Any:
        seen = {name: _as_written(one) for name, one in zip(names, given, strict=True)}
        told = {name: one for name, one in seen.items() if one is not LACKING}
        return _checked(expression(**told))

    # Many cards have the same price, and each has one in both inks and in every language.
    known = lru_cache(maxsize=KEPT_VALUES, typed=True)(found)

    def value(subject: Mapping[str, Any]) -> Any:
        for name in names:
            if isinstance(subject, GroundVariables):
                subject.refuse(name, place)
            if isinstance(lacking := subject.get(name), Stop):  # why this card has no such value
                raise lacking
        given = [subject.get(name, LACKING) for name in names]
        try:
            return known(*given) if _are_plain(given) else found(*given)
        except Exception as error:  # whatever Python says of it, the expression is at fault
            raise Stop(f"{shown} has no value here: {_reason(error)}", place=place) from error

    return value


def _are_plain(given: Sequence[Any]) -> bool:
    """Whether an expression of these values may be known by them: of lists and maps it is not."""
    return all(isinstance(one, str | int | float | None) or one is LACKING for one in given)


def _help(code: str, reason: str) -> str:
    """What to type for what cannot be read."""
    if re.fullmatch(r"\s*[a-z]+( [a-z]+)+\s*", code):
        return f"join the words of a field: {{{{ {code.strip().replace(' ', '_')} }}}}"
    return f"the filters are {', '.join(FILTERS)}" if "filter" in reason else ""


def _reason(error: Exception) -> str:
    """What is wrong, as a person may know it."""
    if isinstance(error, RecursionError | SyntaxError):
        return "too much stands within brackets within brackets"
    # Names are looked up in the card; only numbers without end become names of Python's.
    return ENDLESS if isinstance(error, NameError) else str(error)


def _checked(found: Any) -> Any:
    """The value; an undefined name shows itself only when it is used, so it is used once."""
    if isinstance(found, WrittenRuns):
        return tuple(found)
    if isinstance(found, float) and not isfinite(found):
        raise ValueError(ENDLESS)
    if len(str(found)) > LARGEST:
        raise ValueError(f"it would be longer than {LARGEST} characters")
    return found
