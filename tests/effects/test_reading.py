"""Powers in the product's own language: the wrong ones say where, their mended twins read."""

import re

import pytest

import cardgen.effects.power.reading as reading
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import describe_ability
from cardgen.effects.power.reading import read_power, read_powers
from cardgen.model.ages import ByAge
from cardgen.model.finding import Report
from cardgen.model.located import Map, Seq
from cardgen.schema.by_age import expand_ages
from cardgen.yaml.reader import read_file, read_yaml
from tests.effects.conftest import FIXTURES, ReadPower

WRONG = FIXTURES / "wrong-powers.yaml"
EXPECT = re.compile(r"# expect: ([a-z-]+)$", re.MULTILINE)


def cases() -> list[Map]:
    tree = read_file(WRONG, file=WRONG.name, report=Report())
    assert isinstance(tree, Seq)
    return [case for case in tree if isinstance(case, Map)]


def expected(first: int, last: int) -> list[tuple[int, str]]:
    """Line and code of each comment between two lines."""
    lines = enumerate(WRONG.read_text(encoding="utf-8").splitlines(), 1)
    found = [(number, EXPECT.search(line)) for number, line in lines]
    return [(number, match[1]) for number, match in found if match and first <= number <= last]


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case["says"]))
def test_a_wrong_power_is_located(case: Map) -> None:
    report = Report()
    power = case["wrong"]
    assert isinstance(power, Seq)
    read_power(power, report)
    found = sorted((finding.place.line, finding.code) for finding in report.findings)
    place = case.place("wrong")
    assert found == expected(place.line, place.end_line)
    assert found
    assert all(finding.place.file == WRONG.name for finding in report.findings)


@pytest.mark.parametrize("case", cases(), ids=lambda case: str(case["says"]))
def test_its_mended_twin_reads(case: Map) -> None:
    report = Report()
    power = case["right"]
    assert isinstance(power, Seq)
    assert len(read_power(power, report)) == len(power)
    assert report.findings == ()


def test_every_expectation_is_met_once() -> None:
    assert len(EXPECT.findall(WRONG.read_text(encoding="utf-8"))) == 36
    assert len(cases()) == 26


def test_an_ability_holds_what_was_written(read: ReadPower) -> None:
    abilities, findings = read(
        """
- lose coins: 2
  who: others
  per: {printed vp: 3, in: [blue, black], of: neighbours}
  when: {builds: [red, green], by: self}
  limit: {times: 1, per: turn}
  optional: true
  else: [{coins: 1}]
"""
    )
    assert findings == ()
    assert [describe_ability(each) for each in abilities] == [
        "lose coins 2 · who others · per printed vp 3 in blue, black of neighbours"
        " · when builds red, green by self · optional · limit 1 per turn"
        " · else (coins 1 · to self · when played)"
    ]


@pytest.mark.parametrize(
    ("power", "moment"),
    [
        ("- coins: 1", "played"),
        ("- vp: 1", "end"),
        ("- shields: 1", "conflict"),
        ("- produce: ore", "active"),
        ("- redeal: hands", "turn end"),
        ("- copy: leader\n  from: left\n  when: played", "played"),
    ],
)
def test_each_action_has_its_own_moment(read: ReadPower, power: str, moment: str) -> None:
    abilities, _ = read(power)
    assert [ability.when for ability in abilities] == [moment]


def test_what_a_person_may_type_is_named(read: ReadPower) -> None:
    _, (unknown,) = read("- disount: {resources: 1}")
    assert unknown.message == 'unknown effect "disount": did you mean "discount"?'
    _, (two,) = read("- coins: 1\n  vp: 1")
    assert "each its own map" in two.help
    _, (none,) = read("- optional: true")
    assert "build, build from," in none.help


def test_a_wrong_ability_is_left_out(read: ReadPower) -> None:
    abilities, findings = read("- coins: 1\n- coin: 2\n- coins: 3")
    assert [describe_ability(each) for each in abilities] == [
        "coins 1 · to self · when played",
        "coins 3 · to self · when played",
    ]
    assert len(findings) == 1


def test_ages_that_share_a_tree_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    trees: list[Seq] = []

    def counted(power: Seq, report: Report) -> tuple[Ability, ...]:
        trees.append(power)
        return read_power(power, report)

    monkeypatch.setattr(reading, "read_power", counted)
    report = Report()
    tree = read_yaml(b"I-II: [{coins: 1}]\nIII: [{vp: 1}]", file="power.yaml", report=report)
    first, second, third = read_powers(expand_ages(tree, report), report)
    assert first is second
    assert [ability.action for ability in (*first, *third)] == ["coins", "vp"]
    assert len(trees) == 2


def test_a_fault_in_a_shared_tree_is_told_once() -> None:
    report = Report()
    tree = read_yaml(b"- coin: 1", file="power.yaml", report=report)
    assert isinstance(tree, Seq)
    read_powers(ByAge.same(tree), report)
    assert len(report) == 1


def test_who_loses_is_offered_where_losses_are_counted_alone() -> None:
    def told(power: str) -> tuple[str, str]:
        report = Report()
        typed = read_yaml(power.encode(), file="cards.yaml", report=report)
        assert isinstance(typed, Seq)
        read_power(typed, report)
        (finding,) = report.findings
        return finding.message, finding.help

    message, help = told("- {lose coins: 1, who: loosers}")
    assert message == 'unknown word "loosers"'
    assert "loser" not in help
    message, _ = told("- {lose coins: 1, who: loser}")
    assert message.startswith('"loser" is no word here: it is the player who loses coins, where')
    message, _ = told("- {lose coins: 1, who: others, per: {cards: red, of: looser}}")
    assert message == 'unknown word "looser": did you mean "loser"?'


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("- coins: {1: 3, 2: 5, 3: 7}", '"1" is no Age here: they are I, II and III'),
        ("- shields: {i: 1, ii: 2, iii: 3}", "type {I: 1, II: 2, III: 3}"),
        ("- coins: 3\n  max: 2", 'unknown key "max": did you mean "limit"?'),
        ("- coins: 3\n  who: neighbours", 'unknown key "who": did you mean "to"?'),
        ("- coins: 3\n  when: {builds: blue}\n  limit: 1", "write {times: 1, per: turn}"),
        ("- coins: 3\n  when: end of turn", '"end of turn" is no word here: type turn end'),
        ("- coins: 3\n  when: builds blue", "an event is a map such as {builds: blue}"),
        ("- coins: 3\n  per: blue", "type a map such as {cards: blue}"),
        ("- trade: 1\n  from: neighbours", "type a map such as {coins: 1}"),
    ],
)
def test_a_slip_of_a_newcomer_is_told_with_what_to_type(
    read: ReadPower, power: str, told: str
) -> None:
    _, (finding,) = read(power)
    assert told in f"{finding.message}\n{finding.help}"
