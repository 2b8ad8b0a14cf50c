"""Saddle stitch: sheets that are folded and nested read from the first page to the last."""

import pytest

from cardgen.imposition.geometry import Edge, flip
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.saddle import (
    ON_A_SHEET,
    BookletSheet,
    PageSpot,
    saddle_sheets,
    sheet_count,
)
from cardgen.units import Box, Size

A5 = Size(148, 210)
PAGE = Box(0, 0, *A5)
COUNTS = range(1, 81)


def on_sides(sheets: list[BookletSheet]) -> list[int]:
    return [spot.page for sheet in sheets for spot in sheet.spots]


def read(sheets: list[BookletSheet]) -> list[int]:
    """The pages of the folded booklet in the order of reading: on the outer half of each sheet
    lies the right page of its front, and behind it the left page of its back."""
    fronts, backs = sheets[::2], sheets[1::2]
    first = [page for a, b in zip(fronts, backs, strict=True) for page in (right(a), left(b))]
    inner = zip(reversed(fronts), reversed(backs), strict=True)
    return first + [page for a, b in inner for page in (right(b), left(a))]


def up(spot: PageSpot) -> tuple[float, float]:
    """Where the head of a page points."""
    return -spot.matrix.c, -spot.matrix.d


def left(sheet: BookletSheet) -> int:
    return min(sheet.spots, key=lambda spot: spot.matrix.e).page


def right(sheet: BookletSheet) -> int:
    return max(sheet.spots, key=lambda spot: spot.matrix.e).page


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_each_page_stands_once_and_within_its_half(paper: str) -> None:
    for count in COUNTS:
        sheets = saddle_sheets(count, A5, PAPERS[paper], edge="short")
        assert sorted(on_sides(sheets)) == list(range(count))
        for sheet in sheets:
            half = sheet.size.width / 2
            for spot in sheet.spots:
                start, scale = spot.matrix.e, spot.matrix.a
                end = start + A5.width * scale
                assert start >= -0.01
                assert end <= sheet.size.width + 0.01
                assert end <= half + 0.01 or start >= half - 0.01
                assert spot.matrix.f >= 0
                assert spot.matrix.f + A5.height * scale <= sheet.size.height + 0.01


@pytest.mark.parametrize("count", range(4, 81, ON_A_SHEET))
def test_two_pages_of_a_side_have_one_sum(count: int) -> None:
    sides = saddle_sheets(count, A5, PAPERS["a4"], edge="short")
    assert {sum(spot.page + 1 for spot in side.spots) for side in sides} == {count + 1}


@pytest.mark.parametrize("count", range(4, 81, ON_A_SHEET))
def test_a_folded_booklet_reads_in_order(count: int) -> None:
    assert read(saddle_sheets(count, A5, PAPERS["a4"], edge="short")) == list(range(count))


@pytest.mark.parametrize("edge", ["long", "short"])
def test_backs_lie_behind_their_fronts_whichever_edge_the_paper_turns_on(edge: Edge) -> None:
    sheets = saddle_sheets(24, A5, PAPERS["a4"], edge=edge, creep=0.1)
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        mirror = flip(front.size, edge)
        for a in front.spots:
            seen = mirror.box(a.matrix.bounds(PAGE))
            (b,) = [spot for spot in back.spots if spot.matrix.bounds(PAGE) == pytest.approx(seen)]
            assert abs(a.page - b.page) == 1
            assert a.page // 2 == b.page // 2
            assert up(b) == mirror.vector(*up(a))


def test_creep_moves_inner_sheets_towards_the_fold() -> None:
    sheets = saddle_sheets(24, A5, PAPERS["a4"], edge="short", creep=0.1)
    for number, front in enumerate(sheets[::2]):
        plain = front.size.width / 2
        first = min(front.spots, key=lambda spot: spot.matrix.e).matrix.e
        last = max(front.spots, key=lambda spot: spot.matrix.e).matrix.e
        assert first == pytest.approx(plain - A5.width + number * 0.1)
        assert last == pytest.approx(plain - number * 0.1)


def test_pages_are_made_smaller_on_letter_alone() -> None:
    scales = {name: saddle_sheets(8, A5, PAPERS[name], edge="short")[0].spots[0].matrix.a
              for name in ("a4", "letter")}  # fmt: skip
    assert scales["a4"] == 1.0
    assert 0.9 < scales["letter"] < 1.0


def test_sheets_hold_four_pages() -> None:
    assert [sheet_count(count) for count in (1, 4, 5, 8, 9)] == [1, 1, 2, 2, 3]
