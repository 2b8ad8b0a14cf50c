"""A tree with Age keys anywhere becomes one tree an Age."""

from typing import Any

import pytest

from cardgen.model.ages import ByAge
from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.by_age import LocatedValue, PerAge, expand_ages, expand_ages_at, read_once
from cardgen.schema.numbers import Integer
from cardgen.yaml.reader import read_yaml


def tree(text: str) -> Map:
    read = read_yaml(text.encode(), file="f.yaml", report=Report())
    assert isinstance(read, Map)
    return read


def expanded(text: str) -> tuple[ByAge[Any], list[str]]:
    report = Report()
    ages = expand_ages(tree(f"a: {text}\n")["a"], report)
    return ages, [f"{f.place.column} {f.code} {f.message}" for f in report.findings]


def test_a_tree_without_ages_is_the_same_object() -> None:
    value = tree("a: [{b: 1}, 2]\n")["a"]
    ages = expand_ages(value, Report())
    assert ages[0] is ages[1] is ages[2] is value


@pytest.mark.parametrize(
    ("text", "ages"),
    [
        ("{I: 1, II: 2, III: 3}", (1, 2, 3)),
        ("{I-II: 1, III: 3}", (1, 1, 3)),
        ("{I: 1, II-III: 2}", (1, 2, 2)),
        ("{I-III: 1}", (1, 1, 1)),
        ("{III: 3, I-II: 1}", (1, 1, 3)),
        ("{b: {I: 1, II-III: 2}, c: x}",
         ({"b": 1, "c": "x"}, {"b": 2, "c": "x"}, {"b": 2, "c": "x"})),
        ("[x, {I: 1, II-III: 2}]", (["x", 1], ["x", 2], ["x", 2])),
        ("{I-II: [{b: {I: 1, II: 2}}], III: []}", ([{"b": 1}], [{"b": 2}], [])),
        ("{b: {I: 1, II-III: 2}, c: {I-II: 3, III: 4}}",
         ({"b": 1, "c": 3}, {"b": 2, "c": 3}, {"b": 2, "c": 4})),
    ],
)  # fmt: skip
def test_ages_are_laid_out(text: str, ages: tuple[object, ...]) -> None:
    assert expanded(text) == (ages, [])


@pytest.mark.parametrize(
    ("text", "ages", "finding"),
    [
        ("{I: 1, III: 3}", (1, MISSING, 3), "4 ages-hole nothing for Age II"),
        ("{I-II: 1}", (1, 1, MISSING), "4 ages-hole nothing for Age III"),
        ("{I-II: 1, II-III: 2}", (1, 1, 2), "14 ages-overlap Age II is given twice"),
        ("{I-III: 1, b: 2}", (1, 1, 1), '15 ages-mixed "b" stands among keys that are Ages'),
        ("{I-III: 1, Ⅱ: 2}", (1, 1, 1),
         '15 ages-mixed "Ⅱ" stands among keys that are Ages: did you mean "II"?'),
        ("{I-III: 1, IV: 2}", (1, 1, 1), '15 ages-mixed "IV" stands among keys that are Ages'),
        ("{I-II: {I-II: 1, III: 2}, III: 3}", (1, 1, 3),
         "21 ages-outside Age III is never read here: this stands under Age I and II"),
        ("{I-II: {I: 1}, III: 3}", (1, MISSING, 3), "11 ages-hole nothing for Age II"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_ages(text: str, ages: tuple[object, ...], finding: str) -> None:
    assert expanded(text) == (ages, [finding])


def test_ages_that_share_a_tree_share_the_object() -> None:
    ages, _ = expanded("{b: {I: 1, II-III: 2}, c: {d: x}}")
    assert ages[1] is ages[2]
    assert ages[0]["c"] is ages[1]["c"]


def test_places_stay_true() -> None:
    ages, _ = expanded("{b: {I: 1, II-III: [x, y]}, c: z}")
    assert [str(age.place("b")) for age in ages] == ["f.yaml:1:12", "f.yaml:1:23", "f.yaml:1:23"]
    assert str(ages[2].place("b", 1)) == "f.yaml:1:27"
    assert str(ValueRef(ages[0], "c").key_place) == "f.yaml:1:32"
    held = expand_ages_at(ValueRef(tree("a: {I: 1, II-III: 2}\n"), "a"), Report())
    assert [str(age.where.place) for age in held] == ["f.yaml:1:8", "f.yaml:1:19", "f.yaml:1:19"]


def test_the_first_tree_stays_as_it_was() -> None:
    value: Any = tree("a: {b: {I: 1, II-III: 2}}\n")["a"]
    before = str(value.place("b"))
    expand_ages(value, Report())
    assert (value, str(value.place("b"))) == ({"b": {"I": 1, "II-III": 2}}, before)


def test_a_kind_by_age_reads_shared_values_once() -> None:
    report = Report()
    held = tree("a: {I-II: x, III: 3}\n")
    assert PerAge(Integer()).read(held["a"], ValueRef(held, "a"), report) is MISSING
    assert [str(finding.place) for finding in report.findings] == ["f.yaml:1:11"]
    good = tree("a: {I-II: 1, III: 3}\n")
    assert PerAge(Integer()).read(good["a"], ValueRef(good, "a"), Report()) == (1, 1, 3)


def test_a_shared_value_is_read_once() -> None:
    seen: list[LocatedValue] = []

    def read(held: LocatedValue) -> object:
        seen.append(held)
        return held.value

    ages = expand_ages_at(ValueRef(tree("a: {I-II: x, III: x}\n"), "a"), Report())
    assert read_once(ages, read) == ["x", "x", "x"]
    assert len(seen) == 2
