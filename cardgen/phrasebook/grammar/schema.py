"""The schema of a phrase file: meanings with variables, patterns, separators and productions."""

import re
from collections.abc import Iterator
from typing import Any

from cardgen.effects.power.reading import ABILITY, Abilities, AbilityRecord
from cardgen.effects.power.tagged_union import TaggedUnion
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.phrasebook.grammar.meaning import Variable
from cardgen.phrasebook.grammar.pattern import (
    Alternatives,
    Pattern,
    is_fixed,
    is_nullable,
    slot_names,
)
from cardgen.phrasebook.grammar.pattern_parser import PatternError, PatternParser, blamed_characters
from cardgen.phrasebook.grammar.productions import BOOKLET, CARD, make_production
from cardgen.schema.containers import AnyOf, MapOf, OneOrMore
from cardgen.schema.kinds import Anything, Kind, String, describe_value, refuse_value
from cardgen.schema.records import Record, report_unknown_key
from cardgen.yaml.source_map import SourceMap

SYNONYMS_TEXT = String("the name of synonyms", pattern="[^<>]+", help="write it without < and >")
VARIABLE = re.compile(r"\$\$?(\w+)")


class MeaningSchema(Anything):
    """A value of a kind in which `$n` is the hole `n`, and `$$n` all that its list does not name.

    Without a kind it is a word, a number, or a list of them.
    """

    what = "what is meant"

    def __init__(self, kind: Kind | None) -> None:
        self.kind = kind

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        return _meant(self.kind, where, report)


def _meant(kind: Kind | None, where: ValueRef, report: Report) -> Any:
    value = where.value
    if isinstance(value, str) and value.startswith("$"):
        return _variable(value, where, report)
    if isinstance(kind, TaggedUnion) and isinstance(value, Map):
        heads = [key for key in value if key in kind.heads]
        kind = kind.record(heads[0]) if len(heads) == 1 else kind
    if isinstance(kind, Record) and isinstance(value, Map):
        return _record(kind, value, where, report)
    if isinstance(kind, OneOrMore | Abilities) and value:
        inner = ABILITY if isinstance(kind, Abilities) else kind.kind
        return _list(inner, where, report)
    if isinstance(kind, AnyOf):
        return _either(kind, where, report)
    return _plain(where, report) if kind is None else kind.read(value, where, report)


def _variable(value: str, where: ValueRef, report: Report) -> Variable | Missing:
    named = VARIABLE.fullmatch(value)
    rest = value.startswith("$$")
    if named and not (rest and not isinstance(where.container, Seq)):
        return Variable(named[1], rest)
    message = f'"{value}" stands for all else of a list' if named else f'"{value}" names no slot'
    help = f"write [{value}]" if named else "write $n for what stands in the slot {n}"
    report.add(code="unknown-word", place=where.place, message=message, help=help)
    return MISSING


def _record(kind: Record, value: Map, where: ValueRef, report: Report) -> Any:
    whole = kind.complete(value, where, report)
    held: dict[str, Any] = {}
    for key in value:
        if key in kind.fields:
            held[kind.names[key]] = _meant(kind.fields[key], ValueRef(value, key), report)
        else:
            report_unknown_key(value, key, kind.fields, report)
            whole = False
    if not whole or MISSING in held.values():
        return MISSING
    return kind.ability(held) if isinstance(kind, AbilityRecord) else kind.make(**held)


def _list(kind: Kind | None, where: ValueRef, report: Report) -> tuple[Any, ...] | Missing:
    """A list of a kind, or one alone that stands for a list of one."""
    value = where.value
    seats = [ValueRef(value, n) for n in range(len(value))] if isinstance(value, Seq) else [where]
    made = tuple(_meant(kind, seat, report) for seat in seats)
    return MISSING if MISSING in made else made


def _either(kind: AnyOf, where: ValueRef, report: Report) -> Any:
    attempts = []
    for one in kind.kinds:
        if one.fits(where.value):
            aside = report.aside()
            made = _meant(one, where, aside)
            if made is not MISSING:
                return made
            attempts.append(aside)
    if not attempts:
        return kind.read(where.value, where, report)
    report.take(min(attempts, key=len))
    return MISSING


def _plain(where: ValueRef, report: Report) -> Any:
    value = where.value
    if isinstance(value, Seq) and value:
        return _list(None, where, report)
    if isinstance(value, str | int) and not isinstance(value, bool):
        return value
    message = f"expected a word, a number or a list of them, found {describe_value(value)}"
    help = "write the word that the effects know it by, or $n for what stands in the slot {n}"
    report.add(code="wrong-type", place=where.place, message=message, help=help)
    return MISSING


class PatternText(String):
    """A pattern → its items; it may be empty. A fault is told at its character."""

    def __init__(self, patterns: PatternParser, source_map: SourceMap) -> None:
        super().__init__("a pattern", help="write what is said: words, and slots such as {n}")
        self.patterns, self.source_map = patterns, source_map

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not isinstance(value, str):
            return super().read(value, where, report)
        try:
            return self.patterns.parse(value)
        except PatternError as fault:
            place = self.source_map.place(where, *blamed_characters(value, fault))
            report.add(code="wrong-type", place=place, message=str(fault), help=fault.help)
            return MISSING


class SynonymsSchema(MapOf):
    """The alternatives for `<name>`, added to `synonyms` as they are read: each may use those that
    stand above it."""

    def __init__(self, synonyms: dict[str, Alternatives], words: PatternText) -> None:
        super().__init__(SYNONYMS_TEXT, OneOrMore(words))
        self.synonyms = synonyms

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        if not isinstance(value, Map):
            return super().read(value, where, report)
        for name, held in value.items():
            SYNONYMS_TEXT.read(name, ValueRef(value, name, at_key=True), report)
            options = self.value_kind.read(held, ValueRef(value, name), report)
            if options is not MISSING:
                self.synonyms[name] = Alternatives(options)
        return self.synonyms


class SeparatorText(PatternText):
    """What stands between the items of a list → a pattern of words and alternatives."""

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING or is_fixed(read):
            return read
        message = "only words that do not change stand between the items of a list"
        report.add(
            code="wrong-type", place=where.place, message=message, help="write and, or [and|or]"
        )
        return MISSING


class WordForms(String):
    """A word in its forms, `brune / brunes` → the words and marks of each form."""

    def __init__(self, patterns: PatternParser) -> None:
        super().__init__(
            "a word, or its forms", help="write one form, or all of them: shield / shields"
        )
        self.patterns = patterns

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING:
            return read
        forms = tuple(self.patterns.cut(form) for form in read.split(" / "))
        whole = all(form and "/" not in form for form in forms)
        return forms if whole else refuse_value(self, value, where, report, help=self.help)


class ProductionSchema(Record):
    """What some patterns mean, and the patterns of each register → Rule."""

    def __init__(self, kind: Kind | None, said: PatternText) -> None:
        ways = OneOrMore(said)
        fields: dict[str, Kind] = {"means": MeaningSchema(kind), CARD: ways, BOOKLET: ways}
        super().__init__(dict, fields, required=("means",), example='means: …, card: ["…"]')

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING or not isinstance(value, Map):
            return read
        made = make_production(**read)
        if not made.patterns:
            message, help = "no pattern says what is meant", 'add card: ["…"]'
            report.add(code="missing-key", place=where.place, message=message, help=help)
        needed = frozenset(name for name, _ in made.paths)
        for pattern, seat in zip(made.patterns, _pattern_places(value), strict=True):
            _refuse_variables(pattern, needed, seat, report)
            if is_nullable(pattern):
                message, help = "this may say nothing at all", "write at least one word or slot"
                report.add(code="wrong-type", place=seat.place, message=message, help=help)
        return made


def _pattern_places(value: Map) -> Iterator[ValueRef]:
    """Where each pattern of a rule stands."""
    for register in (CARD, BOOKLET):
        held = value.get(register)
        if isinstance(held, Seq):
            yield from (ValueRef(held, number) for number in range(len(held)))
        elif held is not None:
            yield ValueRef(value, register)


def _refuse_variables(
    pattern: Pattern, needed: frozenset[str], where: ValueRef, report: Report
) -> None:
    """Report holes of the meaning without a slot on each way, and slots without a hole."""
    every, met = slot_names(pattern)
    if every == met == needed:
        return
    lacking, more = sorted(needed - every), sorted(met - needed)
    told = [f"write {{{name}}} once on every way through the pattern" for name in lacking]
    told += [f"take out {{{name}}}, or write ${name} in means" for name in more]
    message = f"a pattern and its meaning differ in {', '.join(sorted({*lacking, *more}))}"
    report.add(code="wrong-type", place=where.place, message=message, help="\n".join(told))
