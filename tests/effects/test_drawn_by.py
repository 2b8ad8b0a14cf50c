"""Which part of a power draws a sign: what its author has to change where it cannot be drawn."""

import pytest

from cardgen.effects.power.drawn_by import typed_number, typed_part
from cardgen.effects.power.reading import read_power
from cardgen.model.finding import Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.yaml.reader import read_yaml

POWER = b"""\
- coins: 3
- vp: 1
  per: {stages: 2, of: neighbours}
- chains: neighbours
  then:
    - lose coins: 1
      who: others
      per: {chain pairs: 4}
"""


def part_that_draws(name: str) -> ValueRef | None:
    report = Report()
    typed = read_yaml(POWER, file="cards.yaml", report=report)
    assert isinstance(typed, Seq)
    power = read_power(typed, report)
    assert report.findings == ()
    return typed_part(typed, power, lambda icon: icon.name == name)


@pytest.mark.parametrize(
    ("name", "line", "key"),
    [("coin", 1, "coins"), ("laurel", 2, "vp"), ("neighbours", 3, "per"), ("stage", 3, "per"),
     ("pawns-others", 6, "lose coins"), ("chain-pair", 8, "per")],
)  # fmt: skip
def test_the_innermost_part_that_draws_a_sign(name: str, line: int, key: str) -> None:
    part = part_that_draws(name)
    assert part is not None
    assert (part.key_place.line, part.key) == (line, key)


def test_what_no_part_draws() -> None:
    assert part_that_draws("gear") is None


def test_the_number_in_a_part_if_one_alone_is_that() -> None:
    part = part_that_draws("stage")
    assert part is not None
    assert isinstance(part.value, Map)
    assert typed_number(part, "2") == ValueRef(part.value, "stages")
    assert typed_number(part, "3") is None
