"""Colours of a layout: a name of its `colours:`, `#RRGGBB`, or an expression that gives one."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from cardgen.layout.template.expressions import Expression, Value, Variables, is_expression
from cardgen.model.finding import MISSING, Place, Report, Stop
from cardgen.model.located import ValueRef
from cardgen.schema.kinds import String
from cardgen.suggest import did_you_mean, join_words

_CODE = re.compile("#[0-9A-Fa-f]{6}")


class Tint(NamedTuple):
    """A colour as a zone asks for it: its value for a card, and where the layout says so."""

    value: Value
    constant: bool
    place: Place

    def __call__(self, subject: Variables) -> Any:
        """The name or code."""
        return self.value(subject)


def resolve_colour(tint: Tint, subject: Variables, colours: Mapping[str, str]) -> str:
    """`#RRGGBB`, or nothing where no colour is wanted; Stop for a name that no colour bears."""
    name = str(tint.value(subject))
    code = colours.get(name, name)
    if code == "none":
        return ""
    if not _CODE.fullmatch(code):
        raise Stop(_unknown(name, colours), place=tint.place, help=_known(colours))
    return code


class ColourKind:
    """A schema kind → Tint."""

    def __init__(self) -> None:
        self.kind = Expression(String('a colour "#RRGGBB" or a name of colours:'))
        self.what = self.kind.what

    def fits(self, value: object) -> bool:
        return self.kind.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = self.kind.read(value, where, report)
        return MISSING if read is MISSING else Tint(read, not is_expression(value), where.place)

    def json_schema(self) -> dict[str, Any]:
        return self.kind.json_schema()


COLOUR = ColourKind()


def refuse_unknown_colours(
    zones: Iterable[Any], colours: Mapping[str, str], report: Report
) -> None:
    """Report every constant colour of these zones that is neither a code nor a known name."""
    for tint in (tint for zone in zones for tint in _tints(zone) if tint.constant):
        try:
            resolve_colour(tint, {}, colours)
        except Stop as stop:
            report.add(
                code="unknown-colour", place=tint.place, message=stop.message, help=stop.help
            )


def _tints(zone: Any) -> Iterator[Tint]:
    for held in zone:
        for value in held if type(held) is tuple else (held,):
            if isinstance(value, Tint):
                yield value


def _unknown(name: str, colours: Mapping[str, str]) -> str:
    return f'unknown colour "{name}"{did_you_mean(name, colours)}'


def _known(colours: Mapping[str, str]) -> str:
    return f"write #RRGGBB, none, or one of colours: {join_words(colours)}"
