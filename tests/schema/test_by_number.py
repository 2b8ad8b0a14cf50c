"""Maps by number: spans, holes, numbers given twice, keys that are no numbers."""

import pytest

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import Map, ValueRef
from cardgen.schema.by_number import PerNumber
from cardgen.schema.kinds import Integer
from cardgen.yaml.reader import read_yaml

PLAYERS = PerNumber(Integer(), "number of players", least=3, most=7)
STAGES = PerNumber(Integer(), "stage")


def read(kind: PerNumber, text: str) -> tuple[object, list[str]]:
    report = Report()
    tree = read_yaml(text.encode(), file="a.yaml", report=report)
    assert isinstance(tree, Map)
    value = kind.read(tree, ValueRef(tree), report)
    return value, [f"{f.place} {f.code}: {f.message}" for f in report.findings]


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (PLAYERS, "{3: 1, 4: 1, 5: 2, 6: 2, 7: 3}", {3: 1, 4: 1, 5: 2, 6: 2, 7: 3}),
        (PLAYERS, "{3-4: 1, 5-6: 2, 7: 3}", {3: 1, 4: 1, 5: 2, 6: 2, 7: 3}),
        (PLAYERS, "{6-7: 2, 3-5: 1}", {3: 1, 4: 1, 5: 1, 6: 2, 7: 2}),
        (STAGES, "{1: 5}", {1: 5}),
        (STAGES, "{1: 5, 2-3: 6}", {1: 5, 2: 6, 3: 6}),
    ],
)
def test_numbers_and_spans(kind: PerNumber, text: str, value: dict[int, int]) -> None:
    assert read(kind, text) == (value, [])


@pytest.mark.parametrize(
    ("kind", "text", "findings"),
    [
        (PLAYERS, "{3-4: 1, 4-7: 2}",
         ["a.yaml:1:10 duplicate-key: number of players 4 is given twice"]),
        (PLAYERS, "{3-5: 1, 7: 2}", ["a.yaml:1:1 missing-key: nothing for number of players 6"]),
        (PLAYERS, "{3-6: 1, 7-8: 2}",
         ['a.yaml:1:10 wrong-type: expected a number of players such as 3, found the text "7-8"',
          "a.yaml:1:1 missing-key: nothing for number of players 7"]),
        (STAGES, "{2: 1}", ["a.yaml:1:1 missing-key: nothing for stage 1"]),
        (STAGES, "{1: 1, last: 2}",
         ['a.yaml:1:8 wrong-type: expected a stage such as 1, found the text "last"']),
        (STAGES, "{1: 1, 3-2: 2}",
         ['a.yaml:1:8 wrong-type: expected a stage such as 1, found the text "3-2"']),
        (STAGES, "{1: x}", ['a.yaml:1:5 wrong-type: expected a whole number, found the text "x"']),
    ],
)  # fmt: skip
def test_faults(kind: PerNumber, text: str, findings: list[str]) -> None:
    assert read(kind, text) == (MISSING, findings)


def test_a_span_is_read_once() -> None:
    met: list[object] = []

    class Noted(Integer):
        def read(self, value: object, where: ValueRef, report: Report) -> int | Missing:
            met.append(value)
            return super().read(value, where, report)

    report = Report()
    tree = read_yaml(b"{1-3: 4, 4: 5}", file="a.yaml", report=report)
    assert isinstance(tree, Map)
    assert PerNumber(Noted(), "stage").read(tree, ValueRef(tree), report) == {
        1: 4,
        2: 4,
        3: 4,
        4: 5,
    }
    assert met == [4, 5]
