"""Mistakes of a stranger: made where they say, and counted by what tells them."""

import pytest

from benchmarks.strangers.__main__ import NOTED, VERDICTS, missed, sections_kept, table
from benchmarks.strangers.copies import COMMAND
from benchmarks.strangers.edits import SETS, Slip, StrangerEdit, read_mistakes, read_right
from tests.conftest import ROOT


def test_a_mistake_is_made_at_its_place_alone() -> None:
    second = Slip("f", old="3 coins", new="4 coins", occurrence=2)
    assert second.made("gain 3 coins, lose 3 coins") == "gain 3 coins, lose 4 coins"
    assert second.made("gain 3 coins") is None


@pytest.mark.parametrize("name", SETS)
def test_mistakes_are_known_by_their_ids_and_change_files_that_are_there(name: str) -> None:
    mistakes = read_mistakes(name)
    assert len({one.id for one in mistakes}) == len(mistakes) == 500
    slips = [slip for one in mistakes for slip in one.slips]
    assert all((ROOT / one.file).is_file() and one.old != one.new for one in slips)
    assert len(slips) > len(mistakes), "some are made in both languages at once"


@pytest.mark.parametrize("name", SETS)
def test_right_edits_are_made_beside_them(name: str) -> None:
    right = read_right(name)
    assert len({one.id for one in right}) == len(right) == 150
    assert all((ROOT / slip.file).is_file() for one in right for slip in one.slips)


def test_each_kind_is_counted_and_what_nothing_tells_is_named() -> None:
    mistakes = [
        StrangerEdit(id, kind, (Slip("f", "a", "b"),), f"{id}!", right=False)
        for id, kind in (("xw", "w"), ("yw", "w"), ("zd", "d"))
    ]
    told = {"xw": "error", "yw": "nothing", "zd": "run"}
    lines = [*table(mistakes, told, VERDICTS), *missed(mistakes, told)]
    assert lines[2:5] == [
        "| w | 2 | 1 | 0 | 0 | 0 | 1 | 0 |", "| d | 1 | 0 | 0 | 0 | 1 | 0 | 0 |",
        "| all | 3 | 1 | 0 | 0 | 1 | 1 | 0 |",
    ]  # fmt: skip
    assert lines[-1] == "- yw, f: yw!"


def test_what_a_warning_tells_to_type_is_found_in_what_is_said() -> None:
    said = (
        "both say the same? cardgen fmt faith --write-reviews --at cards/faith/aid.yaml:12\nfaith"
    )
    assert COMMAND.findall(said) == ["fmt faith --write-reviews --at cards/faith/aid.yaml:12"]
    assert set(NOTED) - set(VERDICTS) == {"noted"}


def test_what_was_measured_of_other_sets_is_kept() -> None:
    first, second = "## The first set\n\na", "## The second set\n\nb\n\n### Right edits\n\nc"
    assert sections_kept(f"# Head\n\n{second}\n\n{first}\n") == {"first": first, "second": second}
