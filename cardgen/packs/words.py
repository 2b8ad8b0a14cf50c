"""The words of a card: by language, by Age, cut into text and icons."""

import re
from collections.abc import Iterable
from typing import Any

from cardgen.model.ages import ByAge
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, ValueRef
from cardgen.model.text import Runs
from cardgen.packs.notation import TokenFault, markup_faults, parse_words
from cardgen.schema.by_age import AGE_KEYS, LocatedValue, by_age_schema, expand_ages_at
from cardgen.schema.kinds import NOT_TYPED, TO_TYPE, Kind, String, refuse_value, shape_of
from cardgen.schema.records import Record, report_unknown_key
from cardgen.yaml.source_map import SourceMap

BRACED = re.compile(r"\{[^{}]*\}?|\}")
SCHEMA: dict[str, Any] = {"type": "string", "minLength": 1}


class PlainWords:
    """Words without tokens → str; `source_map` finds the header of their block.

    Those that ought to stand in a `block` and do not are warned of.
    """

    what = "words"

    def __init__(self, source_map: SourceMap | None = None, *, block: bool = True) -> None:
        self.source_map, self.block = source_map, block

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> str | Missing:
        if not isinstance(value, str) or not value.strip():
            help = f"type words as a block: {where.key}: >-" if isinstance(where.key, str) else ""
            return refuse_value(self, value, where, report, help=help)
        if value.strip() in NOT_TYPED:
            return refuse_value(self, value, where, report, help=TO_TYPE)
        if self.block:
            warn_unless_block(where, report)
        if faults := [*markup_faults(value)]:
            return note_faults(faults, where, self.source_map, report)
        return value if "\n" not in value else self._one_line(value, where, report)

    def _one_line(self, words: str, where: ValueRef, report: Report) -> str:
        """The words with a space for each line end, which no card can print and is reported."""
        header = self.source_map.header(where) if self.source_map else None
        key = f"{where.key}: " if isinstance(where.key, str) else "- "
        inner = "\n" in words.rstrip("\n")
        report.add(
            code="words-line-end",
            place=header.place if header else where.place,
            message=f"line ends stand {'among' if inner else 'after'} the words: "
            "a card sets the lines",
            help=f"type {key}>-{' and leave no line empty' if inner else ''}",
            fix=header.folded if header and not inner else None,
        )
        return words.replace("\n", " ").rstrip()

    def json_schema(self) -> dict[str, Any]:
        return SCHEMA


def warn_unless_block(where: ValueRef, report: Report) -> None:
    """Words that are no block scalar break sooner or later on `: `, `{` or a comma."""
    spots: Any = where.container.spots
    if where.key is None or spots[where.key].is_block:
        return
    key = f"{where.key}: " if isinstance(where.key, str) else "- "
    report.add(
        code="words-not-block",
        place=where.place,
        message="words stand in a block, so that colons, braces and commas are safe",
        help=f"type {key}>- and the words on the next line, further in",
        severity="warning",
    )


def note_faults(
    faults: Iterable[TokenFault], where: ValueRef, source_map: SourceMap | None, report: Report
) -> Missing:
    """Report what is wrong in words, each at its very character if there is a map to find it."""
    for fault in faults:
        found = source_map.place(where, fault.offset, fault.length) if source_map else where.place
        report.add(code=fault.code, place=found, message=fault.message, help=fault.help)
    return MISSING


class WordsAlone(PlainWords):
    """Words that name no sign and no card: what stands in braces would be printed as it stands."""

    def read(self, value: object, where: ValueRef, report: Report) -> str | Missing:
        words = super().read(value, where, report)
        faults = [*map(_as_typed, BRACED.finditer(words))] if isinstance(words, str) else []
        return note_faults(faults, where, self.source_map, report) if faults else words


def _as_typed(found: re.Match[str]) -> TokenFault:
    message = f'"{found[0]}" would be printed as it stands: no sign stands in these words'
    return TokenFault("brace", found.start(), len(found[0]), message, "write it in words")


class WordsWithIcons:
    """Words with icon tokens, the same in all Ages → Runs; a game may have no `ages` at all."""

    what = "words"

    def __init__(self, source_map: SourceMap, *, block: bool = True, ages: bool = True) -> None:
        self.source_map, self.plain = source_map, PlainWords(source_map, block=block)
        self.ages = int(ages)

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> Runs | Missing:
        runs = self.cut(LocatedValue(value, where), self.ages, report)
        return MISSING if runs is MISSING else runs[0]

    def cut(self, held: LocatedValue, ages: int, report: Report) -> tuple[Runs, ...] | Missing:
        """The runs of each of `ages` Ages that share these words."""
        words = self.plain.read(held.value, held.where, report)
        if words is MISSING:
            return MISSING
        runs, faults = parse_words(words, ages)
        return note_faults(faults, held.where, self.source_map, report) if faults else runs

    def json_schema(self) -> dict[str, Any]:
        return SCHEMA


class WordsByAge:
    """Words with icon tokens and words by Age → ByAge of Runs."""

    what = "words, or a map by Age of them"

    def __init__(self, source_map: SourceMap) -> None:
        self.sentences = WordsWithIcons(source_map)

    def fits(self, value: object) -> bool:
        return isinstance(value, str | Map)

    def read(self, value: object, where: ValueRef, report: Report) -> ByAge[Runs] | Missing:
        if not isinstance(value, Map):
            runs = self.sentences.cut(LocatedValue(value, where), 3, report)
            return MISSING if runs is MISSING else ByAge((runs[0], runs[1], runs[2]))
        if AGE_KEYS.keys().isdisjoint(value):
            return refuse_value(self, value, where, report)
        return self._by_age(expand_ages_at(where, report), report)

    def _by_age(self, ages: ByAge[LocatedValue], report: Report) -> ByAge[Runs] | Missing:
        runs: list[Runs] = []
        while len(runs) < 3:
            held = ages[len(runs)]
            shared = sum([other is held for other in ages])
            read = self.sentences.cut(held, shared, report)
            runs += (((),) * shared) if read is MISSING else read
        return ByAge(runs[:3]) if all(runs) else MISSING

    def json_schema(self) -> dict[str, Any]:
        return by_age_schema(SCHEMA)


class PerLanguage:
    """A map from each of the pack's languages to one kind → dict; none may be left out.

    A map by Age of such maps is taken too and turned inside out. With `some`, what is said in some
    of the languages is read although others are missing, which is a finding all the same.
    """

    def __init__(self, languages: tuple[str, ...], kind: Kind, *, some: bool = False) -> None:
        self.languages, self.kind, self.some = dict.fromkeys(languages), kind, some

    @property
    def what(self) -> str:
        return f"a map with {' and '.join(self.languages)}"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> dict[str, Any] | Missing:
        if not isinstance(value, Map):
            return refuse_value(self, value, where, report, help=f"write {self._example(value)}")
        if not AGE_KEYS.keys().isdisjoint(value):
            value = turn_by_language(value)
        read = {
            language: self.kind.read(
                value[language], ValueRef(value, language), report.about(language=language)
            )
            for language in self.languages
            if language in value
        }
        whole = len(read) == len(self.languages) == len(value)
        if not whole:
            self._complete(value, where, report)
        enough = whole or (self.some and read and len(read) == len(value))
        return read if enough and MISSING not in read.values() else MISSING

    def parts(self, value: object) -> dict[str, Any]:
        """What could be read of a value with faults: the languages that have none."""
        if not isinstance(value, Map):
            return {}
        held = value if AGE_KEYS.keys().isdisjoint(value) else turn_by_language(value)
        read = {
            language: self.kind.read(held[language], ValueRef(held, language), Report())
            for language in self.languages
            if language in held
        }
        return {language: said for language, said in read.items() if said is not MISSING}

    def shape(self, value: object) -> str:
        """Its languages, with the words that stand instead in each of them."""
        return self._example(value)

    def _example(self, value: object) -> str:
        words = shape_of(String(), value) if isinstance(value, str) and len(value) < 30 else "…"
        return "{" + ", ".join(f"{language}: {words}" for language in self.languages) + "}"

    def _complete(self, value: Map, where: ValueRef, report: Report) -> None:
        for key in value:
            if key not in self.languages:
                report_unknown_key(value, key, self.languages, report, noun="language")
        for language in self.languages:
            if language not in value:
                report.about(language=language).add(
                    code="language-missing",
                    place=where.place,
                    message=f'nothing in the language "{language}"',
                    help=f"add {language}: {self.kind.what}",
                )

    def json_schema(self) -> dict[str, Any]:
        schema = {**self.kind.json_schema(), "description": self.kind.what}
        return {
            "type": "object",
            "properties": dict.fromkeys(self.languages, schema),
            "required": list(self.languages),
            "additionalProperties": False,
        }


def parts_of(kind: Record, value: Map) -> tuple[dict[str, Any], frozenset[str]]:
    """What can be read of a map whose faults were reported, by argument, and the arguments of which
    something cannot, or is missing: of words there are the languages that have no faults."""
    read = kind.parts(value)
    lacking = {kind.names[key] for key in kind.required} - read.keys()
    unread = lacking.union(name for name, said in read.items() if said is MISSING)
    whole = {name: said for name, said in read.items() if said is not MISSING}
    for key, of in kind.fields.items():
        if key in value and kind.names[key] in unread and isinstance(of, PerLanguage):
            whole[kind.names[key]] = of.parts(value[key])
    return whole, frozenset(unread)


def turn_by_language(by_age: Map) -> Map:
    """`{I: {fr: …, en: …}, II: …}` as `{fr: {I: …, II: …}, en: …}`, each part at its place."""
    turned = Map(by_age.file, by_age.spot)
    for age, held in by_age.items():
        if not isinstance(held, Map):
            continue
        for language, value in held.items():
            if language not in turned:
                turned[language] = Map(held.file, by_age.spot)
                turned.spots[language] = held.spots[language]
                turned.key_spots[language] = held.key_spots[language]
            inner: Any = turned[language]
            inner[age], inner.spots[age] = value, held.spots[language]
            inner.key_spots[age] = by_age.key_spots[age]
    return turned
