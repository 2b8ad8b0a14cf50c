"""Numbers and outlines in as few bytes as PDF allows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgen.pdf.operators import (
    NumberWriter,
    as_rectangle,
    fill_colour,
    path_operators,
    scale_and_turn,
    stroke_colour,
    write_number,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.001, "0"), (1, "1"), (0.5, ".5"), (-0.25, "-.25"), (10, "10"), (12.30, "12.3")],
)
def test_numbers_are_trimmed(value: float, text: str) -> None:
    assert write_number(value, 2) == text


@given(st.floats(-5000, 5000))
def test_numbers_read_back_within_half_a_step(value: float) -> None:
    assert abs(float(NumberWriter(2).of(value)) - value) <= 0.005 + 1e-9
    assert abs(float(NumberWriter(3).of(value)) - value) <= 0.0005 + 1e-9


def test_an_upright_rectangle_is_one_operator() -> None:
    corners = (("M", 1, 2), ("L", 4, 2), ("L", 4, 8.5), ("L", 1, 8.5))
    assert path_operators((*corners, ("Z",)), NumberWriter(2)) == "1 2 3 6.5 re"
    assert path_operators((*corners, ("L", 1, 2), ("Z",)), NumberWriter(2)) == "1 2 3 6.5 re"


def test_four_corners_that_are_no_rectangle_stay_lines() -> None:
    assert as_rectangle((("M", 1, 2), ("L", 4, 2), ("L", 5, 8), ("L", 1, 8), ("Z",))) is None
    assert as_rectangle((("M", 1, 2), ("L", 4, 2), ("L", 4, 8), ("L", 1, 8))) is None
    crossed = (("M", 0, 0), ("L", 4, 0), ("L", 4, 4), ("L", 0, 4), ("L", 1, 1), ("Z",))
    assert as_rectangle(crossed) is None


def test_curves_are_written_as_they_are() -> None:
    segments = (("M", 0, 0), ("C", 1, 0.005, 2, 1, 2, 2.127), ("Z",))
    assert path_operators(segments, NumberWriter(3)) == "0 0 m 1 .005 2 1 2 2.127 c h"


def test_greys_are_grey_and_colours_are_rgb() -> None:
    assert (fill_colour("#000000"), stroke_colour("#FFFFFF")) == ("0 g", "1 G")
    assert (fill_colour("#FF8000"), stroke_colour("#FF8000")) == ("1 .502 0 rg", "1 .502 0 RG")


@pytest.mark.parametrize("colour", ["red", "#FFF", "#GGGGGG", ""])
def test_other_ways_of_writing_a_colour_are_refused(colour: str) -> None:
    with pytest.raises(ValueError, match="#RRGGBB|invalid literal"):
        fill_colour(colour)


def test_quarter_turns_are_exact() -> None:
    assert scale_and_turn(1.0, 90) == "0 1 -1 0"
    assert scale_and_turn(0.5, 180) == "-.5 0 0 -.5"
