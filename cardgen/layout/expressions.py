"""Values of a layout that may be Jinja2 expressions over the card: `{{ name }}`."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from jinja2 import TemplateError

from cardgen.layout.sandbox import LARGEST, SANDBOX
from cardgen.loading.schema import MISSING, Kind, Report, Where
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Stop
from cardgen.model.place import Place

Subject = Mapping[str, Any]
Value = Callable[[Subject], Any]

LONGEST = 300  # characters of one expression: none that a person can read is longer

_WHOLE = re.compile(r"\{\{(?P<code>(?:(?!\{\{|\}\}).)*)\}\}", re.DOTALL)
_PLAIN = re.compile(r"\s*(?!(?:true|false|none)\b)([a-z_]+)\s*")


def is_expression(value: object) -> bool:
    """Whether a value holds braces: one with none is meant as it stands."""
    return isinstance(value, str) and ("{{" in value or "}}" in value)


def compile_value(value: Any, place: Place) -> Value:
    """A function of the card: the constant itself, one expression's own value, or joined text.

    Stop, here for an expression that cannot be parsed and later for one without a value, names
    `place`.
    """
    if not is_expression(value):
        return lambda subject: value
    parts = _parts(value, place)
    if len(parts) == 1 and callable(parts[0]):
        return parts[0]
    return lambda subject: "".join(p if isinstance(p, str) else str(p(subject)) for p in parts)


def _parts(value: str, place: Place) -> list[str | Value]:
    """Plain text and expressions in turn."""
    parts: list[str | Value] = []
    end = 0
    for match in _WHOLE.finditer(value):
        parts += [value[end : match.start()], _expression(match["code"], place)]
        end = match.end()
    parts = [part for part in (*parts, value[end:]) if part != ""]
    if any(is_expression(part) for part in parts):
        message = f'braces that do not belong together in "{value}"'
        raise Stop(message, place=place, help="an expression is written {{ name }}")
    return parts


def _expression(code: str, place: Place) -> Value:
    if plain := _PLAIN.fullmatch(code):
        return _variable(plain[1], place)
    shown = f"{{{{{code}}}}}"
    try:
        if len(code) > LONGEST:
            raise ValueError(f"it is longer than {LONGEST} characters")
        compiled = SANDBOX.compile_expression(code, undefined_to_none=False)
    except (TemplateError, ValueError) as error:
        raise Stop(f"the expression {shown} cannot be read: {error}", place=place) from error

    def value(subject: Subject) -> Any:
        try:
            return _checked(compiled(**subject))
        except (TemplateError, TypeError, ArithmeticError, ValueError) as error:
            raise Stop(f"{shown} has no value here: {error}", place=place) from error

    return value


def _checked(found: Any) -> Any:
    """The value; an undefined name shows itself only when it is used, so it is used once."""
    if len(str(found)) > LARGEST:
        raise ValueError(f"it would be longer than {LARGEST} characters")
    return found


def _variable(name: str, place: Place) -> Value:
    def value(subject: Subject) -> Any:
        try:
            return subject[name]
        except KeyError:
            message = f'no variable "{name}"{question(name, subject)}'
            raise Stop(message, place=place, help=f"known: {listed(sorted(subject))}") from None

    return value


class Expression:
    """A schema kind: what another kind reads, or an expression that gives it later → Value."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    @property
    def what(self) -> str:
        return f"{self.kind.what}, or an expression {{{{ … }}}}"

    def fits(self, value: object) -> bool:
        return is_expression(value) or self.kind.fits(value)

    def read(self, value: object, where: Where, report: Report) -> Any:
        if not is_expression(value):
            value = self.kind.read(value, where, report)
        try:
            return MISSING if value is MISSING else compile_value(value, where.place)
        except Stop as stop:
            report.add(code="expression", place=where.place, message=stop.message, help=stop.help)
            return MISSING

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self.kind.json_schema(), {"type": "string", "pattern": r"\{\{"}]}
