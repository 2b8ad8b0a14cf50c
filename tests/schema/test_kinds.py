"""Kinds read values, say what they expected, and report all faults at once."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.containers import AnyOf, ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Anything, Boolean, Kind, OneOf, String
from cardgen.schema.numbers import Integer, Rational
from cardgen.schema.records import Record, attribute_name
from cardgen.yaml.reader import read_yaml


@dataclass(frozen=True)
class Ability:
    coins: int
    if_: str = ""
    printed_vp: int = 0


ABILITY = Record(
    Ability,
    {"coins": Integer(min=1), "if": String(), "printed vp": Integer()},
    required=("coins",),
    what="an ability",
)
GODS = OneOf("greek", "egyptian", "babylonian")


def read(kind: Kind, text: str) -> tuple[Any, list[str]]:
    """What the kind makes of the value of `a`, and the findings as `place code message`."""
    report = Report()
    tree = read_yaml(f"a: {text}\n".encode(), file="f.yaml", report=Report())
    assert isinstance(tree, Map)
    value = kind.read(tree["a"], ValueRef(tree, "a"), report)
    return value, [f"{f.place} {f.code}: {f.message}" for f in report.findings]


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (String(), "b c", "b c"), (Boolean(), "true", True), (Integer(), "-3", -3),
        (Integer(1, 3), "3", 3), (Rational(), "2", Fraction(2)),
        (Rational(), "1.1", Fraction(11, 10)),
        (Rational(), "½", Fraction(1, 2)), (Rational(), "1½", Fraction(3, 2)),
        (Rational(), "1/2", Fraction(1, 2)), (Rational(), "3/2", Fraction(3, 2)),
        (Rational(), "−½", Fraction(-1, 2)), (Rational(), "-1/2", Fraction(-1, 2)),
        (GODS, "greek", "greek"), (OneOf(1, "all"), "1", 1), (Anything(), "~", None),
        (ListOf(Integer()), "[1, 2]", (1, 2)), (ListOf(Integer()), "[]", ()),
        (OneOrMore(Integer()), "1", (1,)), (OneOrMore(Integer()), "[1, 2]", (1, 2)),
        (MapOf(String(), Integer()), "{b: 1, c: 2}", {"b": 1, "c": 2}),
        (ABILITY, "{coins: 2, if: x, printed vp: 3}", Ability(2, "x", 3)),
        (AnyOf(Integer(), OneOf("all")), "all", "all"), (AnyOf(Integer(), OneOf("all")), "2", 2),
        (AnyOf(ABILITY, Record(dict, {"vp": Integer()})), "{vp: 1}", {"vp": 1}),
    ],
)  # fmt: skip
def test_what_is_read(kind: Kind, text: str, value: object) -> None:
    assert read(kind, text) == (value, [])
    assert isinstance(kind.json_schema(), dict)


@pytest.mark.parametrize(
    ("kind", "text", "finding"),
    [
        (String(), "3", "1:4 wrong-type: expected a text, found the number 3"),
        (String(), "''", "1:4 wrong-type: expected a text, found an empty text"),
        (String("a name"), "…", '1:4 wrong-type: expected a name, found the text "…"'),
        (String("an id", pattern="[a-z]+"), "A",
         '1:4 wrong-type: expected an id, found the text "A"'),
        (Boolean(), "yes", '1:4 wrong-type: expected true or false, found the text "yes"'),
        (Integer(), "true", "1:4 wrong-type: expected a whole number, found true"),
        (Integer(), "1.5", "1:4 wrong-type: expected a whole number, found the number 1.5"),
        (
            Integer(1), "0",
            "1:4 wrong-type: expected a whole number of 1 or more, found the number 0",
        ),
        (Integer(), "{I: 1, 2: 2, iii: 3}",
         '1:11 unknown-key: "2" is no Age here: they are I, II and III'),
        (Integer(1, 3), "4",
         "1:4 wrong-type: expected a whole number from 1 to 3, found the number 4"),
        (Rational(), "1/0", '1:4 wrong-type: expected a number, found the text "1/0"'),
        (Rational(), "true", "1:4 wrong-type: expected a number, found true"),
        (GODS, "grek", '1:4 unknown-word: unknown word "grek": did you mean "greek"?'),
        (GODS, "[greek]", "1:4 wrong-type: expected greek, egyptian or babylonian, found a list"),
        (OneOf(1, 2), "true", "1:4 wrong-type: expected 1 or 2, found true"),
        (
            ListOf(Integer()), "[1, b]",
            '1:8 wrong-type: expected a whole number, found the text "b"',
        ),
        (ListOf(Integer(), min=2), "[1]",
         "1:4 wrong-type: expected a list of 2 or more (each item a whole number), found a list"),
        (ListOf(Integer()), "1",
         "1:4 wrong-type: expected a list (each item a whole number), found the number 1"),
        (OneOrMore(Integer()), "[]",
         "1:4 wrong-type: expected a list (each item a whole number), found an empty list"),
        (OneOrMore(Integer()), "{b: 1}",
         "1:4 wrong-type: expected a whole number, or a list of them, found a map"),
        (MapOf(GODS, Integer()), "{grek: 1}",
         '1:5 unknown-word: unknown word "grek": did you mean "greek"?'),
        (ABILITY, "{coins: 1, prnted vp: 2}",
         '1:15 unknown-key: unknown key "prnted vp": did you mean "printed vp"?'),
        (ABILITY, "{if: b}", '1:4 missing-key: missing key "coins"'),
        (ABILITY, "b", '1:4 wrong-type: expected an ability, found the text "b"'),
        (AnyOf(Integer(), OneOf("all")), "al",
         '1:4 unknown-word: unknown word "al": did you mean "all"?'),
        (AnyOf(Integer(), OneOf("all")), "[]",
         "1:4 wrong-type: expected a whole number or all, found an empty list"),
        (AnyOf(ABILITY, Record(dict, {"vp": Integer(), "per": Integer()})), "{vp: b}",
         '1:9 wrong-type: expected a whole number, found the text "b"'),
    ],
)  # fmt: skip
def test_what_is_reported(kind: Kind, text: str, finding: str) -> None:
    assert read(kind, text) == (MISSING, [f"f.yaml:{finding}"])


def test_all_faults_of_a_record_come_at_once() -> None:
    value, findings = read(ABILITY, "{cins: 1, if: 3, printed vp: b}")
    assert value is MISSING
    assert [line.split()[1] for line in findings] == [
        "unknown-key:", "wrong-type:", "wrong-type:", "missing-key:",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "typed"),
    [("fr, en", "type [fr, en]"), ("box office", "type [box office]"), ("3", "type [3]")],
)
def test_a_list_without_its_brackets_is_told_with_them(text: str, typed: str) -> None:
    report = Report()
    tree = read_yaml(f"a: {text}\n".encode(), file="f.yaml", report=report)
    ListOf(String()).read(tree["a"], ValueRef(tree, "a"), report)  # type: ignore[index,call-overload]  # a map
    assert [finding.help for finding in report.findings] == [typed]


def test_help_lists_allowed_keys() -> None:
    report = Report()
    tree = read_yaml(b"coin: 1\n", file="f.yaml", report=report)
    assert isinstance(tree, Map)
    ABILITY.read(tree, ValueRef(tree), report)
    unknown, missing = report.findings
    assert unknown.help == "allowed keys: coins, if, printed vp"
    assert missing.help == "add coins: a whole number of 1 or more"


def test_a_key_that_stands_there_already_is_not_suggested() -> None:
    _, findings = read(ABILITY, "{coins: 1, coin: 2}")
    assert findings == ['f.yaml:1:15 unknown-key: unknown key "coin"']


@pytest.mark.parametrize(
    ("kind", "text", "fix"),
    [
        (ABILITY, "{Coins: 1}", "coins"),
        (ABILITY, "{coins: 1, 'printed_VP': 1}", "printed vp"),
        (ABILITY, "{coin: 1}", None),  # perhaps coins was meant, perhaps not
        (ABILITY, "{coins: 1, Coins: 2}", None),
        (GODS, "Greek", "greek"),
        (GODS, '"EGYPTIAN"', "egyptian"),
        (GODS, "grek", None),
    ],
)
def test_only_another_spelling_of_the_same_word_is_safe_to_mend(
    kind: Kind, text: str, fix: str | None
) -> None:
    report = Report()
    tree = read_yaml(f"a: {text}\n".encode(), file="f.yaml", report=Report())
    assert isinstance(tree, Map)
    kind.read(tree["a"], ValueRef(tree, "a"), report)
    assert report.findings[0].fix == fix


def test_a_key_of_several_lines_is_left_to_its_author() -> None:
    report = Report()
    tree = read_yaml(b'? "COI\\\n  NS"\n: 1\n', file="f.yaml", report=Report())
    assert isinstance(tree, Map)
    assert [*tree] == ["COINS"]
    ABILITY.read(tree, ValueRef(tree), report)
    assert [finding.fix for finding in report.findings] == [None, None]


def test_a_missing_value_is_not_reported_twice() -> None:
    report = Report()
    tree = read_yaml(b"a: 0x1f\n", file="f.yaml", report=report)
    assert isinstance(tree, Map)
    for kind in (
        Integer(),
        String(),
        ListOf(Integer()),
        ABILITY,
        AnyOf(Integer(), Boolean()),
        GODS,
    ):
        assert kind.read(tree["a"], ValueRef(tree, "a"), report) is MISSING
    assert [finding.code for finding in report.findings] == ["number-base"]


def test_keys_become_names_of_arguments() -> None:
    assert [attribute_name(key) for key in ("in", "printed vp", "turn-end")] == [
        "in_", "printed_vp", "turn_end",
    ]  # fmt: skip


def test_a_report_signs_its_findings_and_keeps_each_once() -> None:
    report = Report()
    tree = read_yaml(b"a: b\n", file="f.yaml", report=report)
    assert isinstance(tree, Map)
    signed = report.about(card="apollo", language="fr")
    for _ in range(2):
        Integer().read("b", ValueRef(tree, "a"), signed)
    (finding,) = report.findings
    assert (finding.card, finding.language, finding.check) == ("apollo", "fr", "loading")
