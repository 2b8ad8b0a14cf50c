"""Signs in rows and grids: inside their area, in order, and as large as they can be."""

from math import dist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.layout.assets import Assets
from cardgen.layout.icon_rows import icon_row_width, parted_row, set_icon_grid, set_icon_row
from cardgen.layout.icons import ICON_UNITS, UnknownIcon, number_height
from cardgen.layout.marks import Mark, Path, Stamp
from cardgen.model.text import Icon
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.cases import icons
from tests.layout.marks_seen import stamp_box

ASSETS = Assets(ROOT)
SIGNS = ASSETS.signs
AREAS = st.builds(Box, *[st.integers(1, 60).map(float)] * 4)
GAPS = st.integers(0, 30).map(lambda n: n / 100)


def boxes(marks: list[Mark]) -> list[Box]:
    return [stamp_box(mark) for mark in marks if isinstance(mark, Stamp)]


def names(marks: list[Mark]) -> list[str]:
    return [mark.drawing.name for mark in marks if isinstance(mark, Stamp)]


def tall(marks: list[Mark]) -> float:
    return boxes(marks)[0].height


@settings(max_examples=100)
@given(icons, AREAS, GAPS, st.sampled_from((0.0, 0.5, 1.0)))
def test_a_row_stands_inside_its_area_in_order(
    row: tuple[Icon, ...], area: Box, gap: float, align: float
) -> None:
    marks = set_icon_row(row, SIGNS, area, gap, align=align)
    assert names(marks) == [str(icon) for icon in row]
    assert all(area.holds(box) for box in boxes(marks))
    lefts = [box.x for box in boxes(marks)]
    assert lefts == sorted(lefts)


@settings(max_examples=100)
@given(icons, AREAS, GAPS)
def test_a_row_is_as_tall_as_its_area_or_as_wide(
    row: tuple[Icon, ...], area: Box, gap: float
) -> None:
    found = boxes(set_icon_row(row, SIGNS, area, gap))
    wide = found[-1].right - found[0].x
    assert max(found[0].height / area.height, wide / area.width) == pytest.approx(1)
    assert wide == pytest.approx(icon_row_width(row, SIGNS, gap) * found[0].height)


@settings(max_examples=100)
@given(icons, AREAS, GAPS, st.integers(1, 40))
def test_a_grid_stands_inside_its_area_in_order_and_never_too_large(
    held: tuple[Icon, ...], area: Box, gap: float, largest: int
) -> None:
    marks = set_icon_grid(held, SIGNS, area, gap, largest=largest)
    assert names(marks) == [str(icon) for icon in held]
    found = boxes(marks)
    assert all(area.holds(box) for box in found)
    assert all(not a.meets(b) for i, a in enumerate(found) for b in found[:i])
    assert tall(marks) <= largest + 1e-9


@settings(max_examples=100)
@given(icons, AREAS, GAPS)
def test_no_number_of_columns_makes_a_grid_larger(
    held: tuple[Icon, ...], area: Box, gap: float
) -> None:
    best = 0.0
    for count in range(1, len(held) + 1):
        rows = [held[i : i + count] for i in range(0, len(held), count)]
        across = area.width / max(icon_row_width(row, SIGNS, gap) for row in rows)
        down = area.height / (len(rows) + gap * (len(rows) - 1))
        best = max(best, min(across, down))
    assert tall(set_icon_grid(held, SIGNS, area, gap, largest=1000)) == pytest.approx(best)


@pytest.mark.parametrize(("number", "least"), [("−", 0.25), ("−3", 0.15), ("−n", 0.15)])
def test_a_minus_is_as_bold_as_figures(number: str, least: float) -> None:
    """Its bar is so many times as thick as figures are high."""
    figures = SIGNS.drawing(Icon("coin", number)).marks[-1]
    assert isinstance(figures, Path)
    corners = [float(segment[-1]) for segment in figures.segments[:4]]
    height = number_height(Icon("coin", number), SIGNS, ASSETS.faces) * ICON_UNITS
    assert max(corners) - min(corners) >= least * height


@pytest.mark.parametrize("number", ["3", "12", "22", "−3", "n−1"])
def test_a_number_fills_its_coin_and_stays_within(number: str) -> None:
    """A long one too, which is lower and so may reach further."""
    coin = Icon("coin", number)
    assert number_height(coin, SIGNS, ASSETS.faces) >= 0.26
    figures = SIGNS.drawing(coin).marks[-1]
    assert isinstance(figures, Path)
    ends = [segment[-2:] for segment in figures.segments if len(segment) > 1]
    assert max(dist((50, 50), (float(x), float(y))) for x, y in ends) < 36.5


@pytest.mark.parametrize(
    ("count", "columns"), [(3, [2, 1]), (4, [2, 2]), (5, [2, 1, 2]), (7, [4, 3])]
)
def test_no_sign_hangs_alone_under_two_rows(count: int, columns: list[int]) -> None:
    """Five stand as on a die; three by two and one more in a column of four and one of three. All
    are as tall as they were."""
    found = boxes(set_icon_grid([Icon("wood")] * count, SIGNS, Box(0, 0, 10, 20), 0, largest=5))
    lefts = [round(box.x, 6) for box in found]
    counted = [lefts.count(x) for x in sorted(set(lefts))]
    assert counted == columns or count == 3
    assert {round(box.height, 6) for box in found} == {5.0}


def line(text: str) -> tuple[Icon, ...]:
    return tuple(Icon(name) for name in text.split())


@pytest.mark.parametrize(
    ("row", "widest", "parted"),
    [
        ("coin gives stage", 9, ["coin gives stage"]),
        ("coin gives stage plus coin gives stage", 9, ["coin gives stage plus coin gives stage"]),
        ("coin gives stage plus coin gives stage", 4,
         ["coin gives stage", "plus coin gives stage"]),
        ("coin coin coin or coin gives stage stage stage", 5,
         ["coin coin coin or coin", "gives stage stage stage"]),
        ("coin coin gives stage or coin coin", 5, ["coin coin", "gives stage or coin coin"]),
        ("coin coin coin coin or coin", 4.5, ["coin coin coin coin", "or coin"]),
        ("coin coin gives coin", 2, ["coin coin", "gives coin"]),
        ("coin coin coin", 2, ["coin coin coin"]),
        ("coin coin next coin coin", 4, ["coin coin", "coin coin"]),  # no line begins with a bar
        ("coin coin next coin gives coin", 4, ["coin coin", "coin gives coin"]),
        ("", 2, []),
    ],
)  # fmt: skip
def test_a_row_too_wide_is_parted_before_the_joint_that_parts_most(
    row: str, widest: float, parted: list[str]
) -> None:
    rows = parted_row(line(row), SIGNS, 0.1, widest=widest)
    assert [" ".join(icon.name for icon in one) for one in rows] == parted


def test_no_signs_are_no_marks() -> None:
    area = Box(0, 0, 10, 10)
    assert set_icon_grid((), SIGNS, area, 0.1, largest=5) == []
    assert set_icon_row((), SIGNS, area, 0.1) == []


def test_a_sign_is_drawn_once() -> None:
    assert SIGNS.drawing(Icon("coin", "3")) is SIGNS.drawing(Icon("coin", "3"))
    assert SIGNS.drawing(Icon("coin", "3")).box.height == ICON_UNITS


def test_an_unknown_sign_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownIcon, match='no icon "coins"') as unknown:
        SIGNS.drawing(Icon("coins", "3"))
    assert unknown.value.help == 'did you mean "coin"?'


@pytest.mark.parametrize(
    ("icon", "help"),
    [
        (Icon("wood", "2"), "wood takes no number: give it a data-number"),
        (Icon("coin", "☀"), "no font has '☀' for its number"),
    ],
)
def test_a_number_that_could_not_be_seen_is_refused(icon: Icon, help: str) -> None:
    with pytest.raises(UnknownIcon) as refused:
        SIGNS.drawing(icon)
    assert refused.value.help == help


def test_a_minus_alone_is_larger_than_one_before_figures() -> None:
    def width(number: str) -> float:
        figures = SIGNS.drawing(Icon("coin", number)).marks[-1]
        assert isinstance(figures, Path)
        across = [float(segment[-2]) for segment in figures.segments if len(segment) > 1]
        return max(across) - min(across)

    alone, figure = width("−"), width("1")
    assert 1.8 * figure < alone < 73
