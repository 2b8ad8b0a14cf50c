"""Kinds of values in a phrase file: patterns, marks, words with their forms, rules."""

from collections.abc import Iterator
from typing import Any

from cardgen.loading.caret import Carets
from cardgen.loading.kinds import Kind, Text, refuse
from cardgen.loading.report import MISSING, Report, Where
from cardgen.loading.schema import OneOrMore, Record
from cardgen.model.located import Map, Seq
from cardgen.phrasebook.meant import Meant
from cardgen.phrasebook.parsing import BadPattern, Patterns, blamed
from cardgen.phrasebook.pattern import Pattern, holes, plain, silent
from cardgen.phrasebook.rules import BOOKLET, CARD, rule


class Said(Text):
    """A pattern → its items; it may be empty. A fault is told at its character."""

    def __init__(self, patterns: Patterns, carets: Carets) -> None:
        super().__init__("a pattern", help="write what is said: words, and slots such as {n}")
        self.patterns, self.carets = patterns, carets

    def read(self, value: object, where: Where, report: Report) -> Any:
        if not isinstance(value, str):
            return super().read(value, where, report)
        try:
            return self.patterns.parse(value)
        except BadPattern as fault:
            place = self.carets.place(where, *blamed(value, fault))
            report.add(code="wrong-type", place=place, message=str(fault), help=fault.help)
            return MISSING


class Mark(Said):
    """What stands between the items of a list → a pattern of words and alternatives."""

    def read(self, value: object, where: Where, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING or plain(read):
            return read
        message = "only words that do not change stand between the items of a list"
        report.add(
            code="wrong-type", place=where.place, message=message, help="write and, or [and|or]"
        )
        return MISSING


class Forms(Text):
    """A word in its forms, `brune / brunes` → the words and marks of each form."""

    def __init__(self, patterns: Patterns) -> None:
        super().__init__(
            "a word, or its forms", help="write one form, or all of them: shield / shields"
        )
        self.patterns = patterns

    def read(self, value: object, where: Where, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING:
            return read
        forms = tuple(self.patterns.cut(form) for form in read.split(" / "))
        whole = all(form and "/" not in form for form in forms)
        return forms if whole else refuse(self, value, where, report, help=self.help)


class Ruled(Record):
    """What some patterns mean, and the patterns of each register → Rule."""

    def __init__(self, kind: Kind | None, said: Said) -> None:
        ways = OneOrMore(said)
        fields: dict[str, Kind] = {"means": Meant(kind), CARD: ways, BOOKLET: ways}
        super().__init__(rule, fields, required=("means",), example='means: …, card: ["…"]')

    def read(self, value: object, where: Where, report: Report) -> Any:
        made = super().read(value, where, report)
        if made is MISSING or not isinstance(value, Map):
            return made
        if not made.patterns:
            message, help = "no pattern says what is meant", 'add card: ["…"]'
            report.add(code="missing-key", place=where.place, message=message, help=help)
        needed = frozenset(name for name, _ in made.paths)
        for pattern, seat in zip(made.patterns, _seats(value), strict=True):
            _refuse_holes(pattern, needed, seat, report)
            if silent(pattern):
                message, help = "this may say nothing at all", "write at least one word or slot"
                report.add(code="wrong-type", place=seat.place, message=message, help=help)
        return made


def _seats(value: Map) -> Iterator[Where]:
    """Where each pattern of a rule stands."""
    for register in (CARD, BOOKLET):
        held = value.get(register)
        if isinstance(held, Seq):
            yield from (Where(held, number) for number in range(len(held)))
        elif held is not None:
            yield Where(value, register)


def _refuse_holes(pattern: Pattern, needed: frozenset[str], where: Where, report: Report) -> None:
    """Report holes of the meaning without a slot on each way, and slots without a hole."""
    every, met = holes(pattern)
    if every == met == needed:
        return
    lacking, more = sorted(needed - every), sorted(met - needed)
    told = [f"write {{{name}}} once on every way through the pattern" for name in lacking]
    told += [f"take out {{{name}}}, or write ${name} in means" for name in more]
    message = f"a pattern and its meaning differ in {', '.join(sorted({*lacking, *more}))}"
    report.add(code="wrong-type", place=where.place, message=message, help="\n".join(told))
