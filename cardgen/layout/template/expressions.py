"""Values of a layout that may be Jinja2 expressions over the card: `{{ name }}`."""

import re
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from itertools import groupby
from typing import Any, NamedTuple

from cardgen.model.finding import MISSING, Place, Report, Stop
from cardgen.model.located import ValueRef
from cardgen.schema.kinds import Kind, describe_value
from cardgen.suggest import did_you_mean, join_words

Variables = Mapping[str, Any]
Value = Callable[[Variables], Any]


class GroundVariables(dict[str, Any]):
    """What a ground may name: the language and what its `per:` lists; `more` is the card's."""

    def __init__(self, listed: Variables, more: Iterable[str]) -> None:
        super().__init__(listed)
        self.more = frozenset(more) - listed.keys()

    def refuse(self, name: str, place: Place) -> None:
        """Stop for a variable of the card that the ground does not list."""
        if name in self.more:
            per = ", ".join((*(one for one in self if one != "language"), name))
            help = f"let the ground say per: [{per}], or move this zone under zones: of the layout"
            raise Stop(f'a ground does not know "{name}"', place=place, help=help)


class SomeVariables(dict[str, Any]):
    """Some variables of a card, for those who want to know whether a value needs more: to name
    another is no slip then, for which the name that was meant is sought, at length."""

    def __missing__(self, name: str) -> Any:
        raise Stop(f'"{name}" is not given')


LONGEST = 300  # characters of one expression: none that a person can read is longer

_WHOLE = re.compile(r"\{\{(?P<code>(?:(?!\{\{|\}\}).)*)\}\}", re.DOTALL)
_SINGLE = re.compile(r"(?<!\{)\{ *([a-z_]+) *\}(?!\})")
_NAME = r"(?!(?:true|false|none|not)\b)(?P<name>[a-z_]+)"
_WORDS = r"'(?P<words>[^'\\]*)'"
_PLAIN = re.compile(rf"\s*(?P<contrary>not\s+)?{_NAME}\s*")
_COMPARED = re.compile(rf"\s*{_NAME} (?P<sign>==|!=) {_WORDS}\s*")
_WHERE = re.compile(rf"\s*{_WORDS} if {_NAME}\s*")
_BRANCH = re.compile(rf"\s*'(?P<chosen>[^'\\]*)' if {_NAME} == {_WORDS} else(?= )")
_ELSE = re.compile(rf"\s*(?:{_WORDS}|{_NAME})\s*")
_GIVEN = re.compile(rf"\s*{_NAME} \| default\((?:{_WORDS}|(?P<number>\d+))(?P<empty>, true)?\)\s*")


def is_expression(value: object) -> bool:
    """Whether a value holds braces: one with none is meant as it stands."""
    return isinstance(value, str) and ("{{" in value or "}}" in value)


def compile_value(value: Any, place: Place) -> Value:
    """A function of the card: the constant itself, one expression's own value, or joined text.

    Stop, here for an expression that cannot be parsed and later for one without a value, names
    `place`.
    """
    if isinstance(value, str) and (single := _SINGLE.search(value)):
        message = f"single braces around {single[1]} are printed as they stand"
        help = f"write {_SINGLE.sub(lambda one: f'{{{one[0]}}}', value)}"
        raise Stop(message, place=place, help=help)
    if not is_expression(value):
        return lambda subject: value
    parts = _parts(value, place)
    if len(parts) == 1 and callable(parts[0]):
        return parts[0]
    return lambda subject: _joined([p if isinstance(p, str) else p(subject) for p in parts])


def _joined(parts: list[Any]) -> str | tuple[Any, ...]:
    """One text; words with signs among the parts stay words with signs."""
    if not any(isinstance(part, tuple) for part in parts):
        return "".join(map(str, parts))
    runs = (run for part in parts for run in (part if isinstance(part, tuple) else (str(part),)))
    return tuple(
        piece
        for plain, held in groupby(runs, lambda run: isinstance(run, str))
        for piece in (("".join(held),) if plain else held)
    )


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
    """What gods are laid out with is looked up; for anything more Jinja2 is needed.

    To import it and to compile what they say takes 40 ms, as long as composing fifty cards.
    """
    if usual := _usual(code, place):
        return usual
    if len(code) > LONGEST:
        message = f"the expression {{{{{code}}}}} cannot be read"
        raise Stop(f"{message}: it is longer than {LONGEST} characters", place=place)
    value: Value = import_module("cardgen.layout.template.sandbox").compiled(code, place)
    return value


def _usual(code: str, place: Place) -> Value | None:
    """The value of `name`, `not name`, `name == 'words'`, `'words' if name`, `name |
    default('words')`, or `'words' if name == 'words' else …`, which Jinja2 would give too; None for
    any other expression."""
    if found := _PLAIN.fullmatch(code):
        plain = _variable(found["name"], place)
        return (lambda subject: not plain(subject)) if found["contrary"] else plain
    if found := _COMPARED.fullmatch(code):
        compared, words, alike = _variable(found["name"], place), found["words"], found["sign"]
        return lambda subject: (compared(subject) == words) is (alike == "==")
    if found := _WHERE.fullmatch(code):
        held, said = _variable(found["name"], place), found["words"]
        return lambda subject: said if held(subject) else ""
    if found := _GIVEN.fullmatch(code):
        given = found["words"] if found["number"] is None else int(found["number"])
        return _or_given(found["name"], given, bool(found["empty"]), place)
    return _chosen(code, place)


class Branch(NamedTuple):
    """What is chosen where a variable is just these words."""

    name: str
    words: str
    chosen: str


def _chosen(code: str, place: Place) -> Value | None:
    """The words of the first branch that fits, else other words, or a variable."""
    branches: list[Branch] = []
    at = 0
    while found := _BRANCH.match(code, at):
        branches.append(Branch(found["name"], found["words"], found["chosen"]))
        at = found.end()
    last = _ELSE.fullmatch(code, at) if branches else None
    if last is None:
        return None
    named = {one.name: _variable(one.name, place) for one in branches}
    other = _variable(last["name"], place) if last["name"] else None
    names = (*named, *filter(None, [last["name"]]))

    def value(subject: Variables) -> Any:
        for name in names:  # as of any expression, be the branch taken or not
            if isinstance(subject, GroundVariables):
                subject.refuse(name, place)
            if isinstance(lacking := subject.get(name), Stop):
                raise lacking
        for branch in branches:
            if named[branch.name](subject) == branch.words:
                return branch.chosen
        return other(subject) if other else last["words"]

    return value


def _or_given(name: str, given: str | int, empty: bool, place: Place) -> Value:
    """A variable, or what is given where there is none, or, if so said, an empty one."""
    named = _variable(name, place)

    def value(subject: Variables) -> Any:
        refused = isinstance(subject, GroundVariables) and name in subject.more
        found = named(subject) if name in subject or refused else given
        return found or given if empty else found

    return value


def _variable(name: str, place: Place) -> Value:
    def value(subject: Variables) -> Any:
        try:
            found = subject[name]
        except KeyError:
            if isinstance(subject, GroundVariables):
                subject.refuse(name, place)
            known = sorted(one for one, held in subject.items() if not isinstance(held, Stop))
            message = f'no variable "{name}"{did_you_mean(name, known)}'
            raise Stop(message, place=place, help=f"known: {join_words(known)}") from None
        if isinstance(found, Stop):  # why this card has no such value
            raise found
        return found

    return value


class ValueType(NamedTuple):
    """What a zone needs a value to be, what to type for it, and whether a value is that."""

    what: str
    help: str
    fits: Callable[[Any], bool]


def refuse_other_values(value: Value, wanted: ValueType, place: Place) -> Value:
    """The same value; Stop at `place` where it is not of the type that is wanted."""

    def sound(subject: Variables) -> Any:
        found = value(subject)
        if wanted.fits(found):
            return found
        scalar = found is None or isinstance(found, str | int | float)
        shown = describe_value(found) if scalar else "a value of another kind"
        raise Stop(f"expected {wanted.what}, found {shown}", place=place, help=wanted.help)

    return sound


class Expression:
    """A schema kind: what another kind reads, or an expression that gives it later → Value.

    What it gives has to be of the type `gives`, if there is one.
    """

    def __init__(self, kind: Kind, gives: ValueType | None = None) -> None:
        self.kind, self.gives = kind, gives

    @property
    def what(self) -> str:
        return f"{self.kind.what}, or an expression {{{{ … }}}}"

    def fits(self, value: object) -> bool:
        return is_expression(value) or self.kind.fits(value)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not is_expression(value):
            value = self.kind.read(value, where, report)
        if value is MISSING:
            return MISSING
        try:
            read = compile_value(value, where.place)
        except Stop as stop:
            report.add(code="expression", place=where.place, message=stop.message, help=stop.help)
            return MISSING
        return refuse_other_values(read, self.gives, where.place) if self.gives else read

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [self.kind.json_schema(), {"type": "string", "pattern": r"\{\{"}]}
