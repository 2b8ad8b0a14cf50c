"""`cardgen explain CLAUSE` lists what may be typed there."""

import pytest

from cardgen.cli.explained.clause_values import clause_values
from cardgen.effects.power.moments import WHEN
from cardgen.effects.power.reading import CLAUSES, ability_record, action_keys
from cardgen.effects.power.terms import MOMENTS


def test_each_moment_has_a_line_with_its_meaning() -> None:
    lines = [*clause_values([WHEN])]
    for moment, meaning in MOMENTS.items():
        assert any(line.split("  ")[2:] and meaning in line and moment in line for line in lines)


def test_an_event_tells_its_keys_and_what_it_is() -> None:
    (line,) = (line for line in clause_values([WHEN]) if "{builds: " in line)
    assert "by: a scope}" in line
    assert line.endswith(": Each time a card of one of these colours is built")


@pytest.mark.parametrize("key", sorted(CLAUSES))
def test_every_clause_says_what_may_be_typed(key: str) -> None:
    records = [ability_record(one) for one in action_keys()]
    kinds = [one.fields[key] for one in records if key in one.fields]
    lines = [*clause_values(kinds)]
    assert lines
    assert len(lines) == len(set(lines))
