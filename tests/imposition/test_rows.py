"""Discs of several sizes on one sheet."""

from itertools import combinations
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.rows import arrange_rows
from cardgen.model.component import CutShape
from cardgen.units import Box, Size

DISC = CutShape("circle")
TOKEN, COIN = Size(30, 30), Size(24, 24)
discs = st.lists(st.sampled_from([TOKEN, COIN, Size(40, 40)]), min_size=1, max_size=30)
papers = st.sampled_from([PAPERS["a4"], PAPERS["letter"]])


@given(discs, papers, st.sampled_from([0.0, 2.0, 3.0]), st.booleans())
def test_each_lies_in_a_place_of_its_own_size_apart_from_all_others(
    sizes: list[Size], paper: object, bleed: float, fold: bool
) -> None:
    found = arrange_rows(sizes, paper, bleed=bleed, fold=fold, shape=DISC)  # type: ignore[arg-type]  # a paper
    if found is None:  # too many for one sheet
        assert sum((size.width + 2 * bleed) ** 2 for size in sizes) > 40_000 / (2 + fold)
        return
    assert [Size(*slot.box[2:]) for slot in found.slots] == sizes
    boxes = [slot.box.grown(bleed) for slot in found.slots]
    room = Box(0, 0, *found.page).grown(-found.margin + 1e-5)
    assert all(room.holds(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert dist(one.centre, other.centre) > (one.width + other.width) / 2 - 1e-5


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_backs_lie_behind_their_fronts(duplex: str) -> None:
    found = arrange_rows([TOKEN, *[COIN] * 17], PAPERS["a4"], bleed=2, shape=DISC)
    assert found is not None
    front, back = impose(range(18), found, duplex=duplex)  # type: ignore[arg-type]  # one of these
    width, height = found.page
    for one, other in zip(front.placements, back.placements, strict=True):
        x, y = one.box.centre
        behind = (width - x, y) if duplex == "long" else (x, height - y)
        assert other.box.centre == pytest.approx(behind)
        assert other.box.width == one.box.width
        assert other.face_index == one.face_index


def test_coins_go_on_in_the_row_of_a_marker() -> None:
    found = arrange_rows([TOKEN, *[COIN] * 17], PAPERS["a4"], bleed=2, shape=DISC)
    assert found is not None
    rows = {round(slot.box.centre[1], 3) for slot in found.slots}
    assert len(rows) == 3


def test_what_needs_a_second_sheet_is_not_arranged() -> None:
    assert arrange_rows([TOKEN, *[COIN] * 90], PAPERS["a4"], bleed=2, shape=DISC) is None
