"""Kinds of single values: what a scalar in a pack may be, and what to say when it is not."""

import re
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from cardgen.model.ages import AGES, age_meant, ages_meant
from cardgen.model.finding import MISSING, Missing, Place, Report
from cardgen.model.located import Map, Seq, ValueRef, flow
from cardgen.suggest import did_you_mean, join_words, same_spelling

PLAIN = re.compile(r"[^\W\d_][\w’. -]*(?<! )")  # what needs no quotes between brackets
NUMBER = re.compile(r"-?\d{1,9}")
NOT_SHOWN = "…"
NOT_TYPED = (NOT_SHOWN, "...")  # what advice has in the place of words that nobody else can know
TO_TYPE = "… stands for what you are to type"


class Kind(Protocol):
    """What a value may be; a class that reads a part of packs is named after it: `SizeSchema`."""

    @property
    def what(self) -> str:
        """The kind as a person calls it, with its article: `a whole number`."""
        ...

    def fits(self, value: object) -> bool:
        """Whether the value is of the right shape, before its parts are looked at."""
        ...

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        """The value for the model, or MISSING after its faults were reported."""
        ...

    def json_schema(self) -> dict[str, Any]:
        """The kind as JSON Schema 2020-12, for editors."""
        ...


def describe_value(value: object) -> str:
    """A value as a person calls it: `the number 3`, `a list`."""
    if isinstance(value, str):
        short = value if len(value) <= 40 else value[:39] + "…"
        return f'the text "{short}"' if value else "an empty text"
    if isinstance(value, Map):
        return "a map" if value else "an empty map"
    if isinstance(value, Seq):
        return "a list" if value else "an empty list"
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else f"the number {value}"


def refuse_value(
    kind: Kind, value: object, where: ValueRef, report: Report, *, help: str = ""
) -> Missing:
    """Report that the value is not of this kind; nothing more when it was MISSING already."""
    if isinstance(value, Map) and refuse_ages(value, report):
        return MISSING
    if value is not MISSING:
        report.add(
            code="wrong-type",
            place=where.place,
            message=f"expected {kind.what}, found {describe_value(value)}",
            help=help or _what_to_type(kind, value, where),
        )
    return MISSING


def _what_to_type(kind: Kind, value: object, where: ValueRef) -> str:
    """A number without its quotes; the shape of a kind that is made of others, with the value in it
    where it has one place for it; else what the kind is."""
    if isinstance(value, str) and NUMBER.fullmatch(value) and kind.fits(int(value)):
        unquoted = kind.read(int(value), where, Report())
        if unquoted is not MISSING:
            return f"write it without quotes: {value}"
    shape = shape_of(kind, value)
    return f"type {shape}" if shape.strip("[]") != NOT_SHOWN else f"write {kind.what}"


def shape_of(kind: Kind, value: object = None) -> str:
    """What a value of a kind that is made of others looks like, `[{name: …}]`, with a text of its
    own in its one place; … of a kind that is not."""
    shape: Callable[[object], str] | None = getattr(kind, "shape", None)
    return shape(value) if shape else NOT_SHOWN


def refuse_ages(value: Map, report: Report) -> bool:
    """Report keys that mean Ages and are written otherwise: `{1: 3, 2: 5, 3: 7}`."""
    meant = ages_meant(value)
    if not meant:
        return False
    first = next(key for key, age in zip(value, meant, strict=True) if key != age)
    held = zip(meant, value.values(), strict=True)
    typed = ", ".join(f"{age}: {flow(each)}" for age, each in held)
    report.add(
        code="unknown-key",
        place=ValueRef(value, first).key_place,
        message=f'"{first}" is no Age here: they are {join_words(AGES, joined_by="and")}',
        help=f"type {{{typed}}}",
    )
    return True


def safe_respelling(word: str, known: Iterable[str], place: Place) -> str | None:
    """What is safe to write for a word at its place: the same one as it is spelt here."""
    return same_spelling(word, known) or None if place.line == place.end_line else None


class Anything:
    """Whatever YAML says, kept as located values."""

    what = "anything"

    def fits(self, value: object) -> bool:
        return value is not MISSING

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        return value

    def json_schema(self) -> dict[str, Any]:
        return {}


class String:
    """A text of more than spaces; `pattern` must match all of it, `what` says what it means;
    `mend` says what to type instead of another text, else `help`."""

    def __init__(
        self,
        what: str = "a text",
        *,
        pattern: str = "",
        help: str = "",
        mend: Callable[[str], str] | None = None,
    ) -> None:
        self.what, self.help, self._mend = what, help, mend
        self.pattern = re.compile(pattern) if pattern else None

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> str | Missing:
        if not isinstance(value, str):
            word = describe_value(value).split()[-1]
            quotes = isinstance(value, int | float) and self.matches(word)
            help = f'write it between quotes: "{word}"' if quotes else self.help
            return refuse_value(self, value, where, report, help=help)
        if not value.strip() or value in NOT_TYPED or not self.matches(value):
            help = self._help(value) or (TO_TYPE if value in NOT_TYPED else "")
            return refuse_value(self, value, where, report, help=help)
        return value

    def _help(self, value: str) -> str:
        return self._mend(value) if self._mend else self.help

    def shape(self, value: object) -> str:
        """The text itself, in quotes where a sign in it needs them."""
        if not isinstance(value, str) or not self.matches(value):
            return NOT_SHOWN
        return value if PLAIN.fullmatch(value) else f'"{value}"'

    def matches(self, words: str) -> bool:
        """Whether a text is one of these."""
        return self.pattern is None or bool(self.pattern.fullmatch(words))

    def json_schema(self) -> dict[str, Any]:
        schema: dict[str, Any] = {"type": "string", "minLength": 1}
        return {**schema, "pattern": f"^(?:{self.pattern.pattern})$"} if self.pattern else schema


class Boolean:
    """`true` or `false`; `yes`, `no`, `on`, `off` are words and refused with what to type."""

    what = "true or false"

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)

    def read(self, value: object, where: ValueRef, report: Report) -> bool | Missing:
        if isinstance(value, bool):
            return value
        return refuse_value(self, value, where, report, help="type true or false")

    def json_schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class OneOf:
    """One of a few words (or numbers); `elsewhere` tells whoever types another one what it means in
    other places."""

    def __init__(
        self,
        *options: str | int,
        what: str = "",
        elsewhere: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.options, self.elsewhere = options, elsewhere
        self._types = frozenset(map(type, options))
        self.what = what or join_words(options) if len(options) < 8 else what or "one of the words"

    def fits(self, value: object) -> bool:
        return type(value) in self._types

    def read(self, value: object, where: ValueRef, report: Report) -> str | int | Missing:
        if self.fits(value) and value in self.options:
            return value
        meant = self.shape(value)
        help = self.help if meant == NOT_SHOWN else f"type {meant}"
        if not isinstance(value, str) or not self.fits(value):
            return refuse_value(self, value, where, report, help=help)
        known = [option for option in self.options if isinstance(option, str)]
        report.add(
            code="unknown-word",
            place=where.place,
            message=self._unknown(value, known),
            help=help,
            fix=safe_respelling(value, known, where.place),
        )
        return MISSING

    def shape(self, value: object) -> str:
        """The Age that was meant, `2`, where an Age may stand."""
        age = age_meant(str(value))
        return age if age in self.options else NOT_SHOWN

    def _unknown(self, word: str, known: list[str]) -> str:
        if word in self.elsewhere:
            return f'"{word}" is no word here: {self.elsewhere[word]}'
        return f'unknown word "{word}"{did_you_mean(word, known)}'

    @property
    def help(self) -> str:
        return f"write {join_words(self.options)}"

    def json_schema(self) -> dict[str, Any]:
        return {"enum": list(self.options)}
