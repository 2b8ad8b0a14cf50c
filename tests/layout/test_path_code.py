"""Path code is drawn as fontTools draws it, however typed, or refused in words for people."""

import cmath
import math
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from fontTools.svgLib.path.arc import EllipticalArc
from hypothesis import given, settings
from hypothesis import strategies as st

from cardgen.layout.svg.path_code import read_path

Point = tuple[float, float]
TOLERANCE = 1e-6

COORDINATE = st.integers(-400, 400).map(lambda n: n / 8)
LARGER = st.integers(1, 200).map(lambda n: n / 4)
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}


def written(numbers: list[float], draw: st.DrawFn) -> str:
    """Numbers with any separator that keeps them apart: space, comma, sign, or a second point."""
    code = ""
    for number in numbers:
        text = f"{number:g}"
        text = text.replace("0.", ".", 1) if draw(st.booleans()) and "0." in text[:3] else text
        bare = text[0] == "-" or (text[0] == "." and "." in re.split("[ ,\n]|(?=-)", code)[-1])
        gaps = ["", " ", ","] if bare or not code else [" ", ",", " , ", "\n"]
        code += draw(st.sampled_from(gaps)) + text
    return code


@st.composite
def arcs(draw: st.DrawFn) -> str:
    """The numbers of one arc; flags may stand together and touch the end point."""
    head = written([draw(LARGER), draw(LARGER), float(draw(st.integers(-90, 180)))], draw)
    large, sweep = draw(st.sampled_from("01")), draw(st.sampled_from("01"))
    flags = draw(st.sampled_from([f" {large}{sweep}", f" {large} {sweep} ", f",{large},{sweep},"]))
    end = [draw(LARGER) + 0.5, draw(COORDINATE)]  # never where the arc begins, when relative
    return head + flags + written(end, draw)


@st.composite
def codes(draw: st.DrawFn) -> str:
    """Any path that SVG allows, apart from arcs without length."""
    code = draw(st.sampled_from("Mm")) + written([draw(COORDINATE), draw(COORDINATE)], draw)
    for letter in draw(st.lists(st.sampled_from([*NUMBERS, "Z", "a"]), max_size=8)):
        if letter == "Z":
            code += draw(st.sampled_from(["Z", "z", " Z "]))
            if draw(st.booleans()):
                continue
            letter = "M"
        if letter == "a":
            code += "a" + " ".join(draw(st.lists(arcs(), min_size=1, max_size=2)))
            continue
        sets = draw(st.integers(1, 3))
        values = [draw(COORDINATE) for _ in range(NUMBERS[letter] * sets)]
        code += draw(st.sampled_from([letter, letter.lower()])) + written(values, draw)
    return code


def curve(points: tuple[Point, ...], t: float) -> Point:
    """A point of the Bézier curve with these control points."""
    while len(points) > 1:
        pairs = zip(points, points[1:], strict=False)
        points = tuple((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairs)
    return points[0]


def walked(curves: Iterator[tuple[Point, ...]]) -> list[Point]:
    """Points along all curves; lines without length are left out, as one reader writes them."""
    steps = (0.25, 0.5, 0.75, 1.0)
    return [curve(points, t) for points in curves if len({*points}) > 1 for t in steps]


def ours(code: str) -> Iterator[tuple[Point, ...]]:
    at = start = (0.0, 0.0)
    for letter, *numbers in read_path(code):
        values = [float(n) for n in numbers]
        points = tuple(zip(values[::2], values[1::2], strict=True))
        if letter == "M":
            at = start = points[0]
            continue
        points = points or (start,)
        yield (at, *points)
        at = points[-1]


def theirs(code: str) -> Iterator[tuple[Point, ...]]:
    pen = RecordingPen()
    parse_path(code, pen)
    at = start = (0.0, 0.0)
    for kind, points in pen.value:
        if kind == "moveTo":
            at = start = points[0]
        elif kind == "closePath":
            yield (at, start)
            at = start
        elif kind != "endPath":
            yield (at, *points)
            at = points[-1]


@settings(max_examples=100, deadline=None)
@given(codes())
def test_path_code_means_what_fonttools_reads(code: str) -> None:
    seen, expected = walked(ours(code)), walked(theirs(code))
    assert len(seen) == len(expected), code
    for mine, known in zip(seen, expected, strict=True):
        assert mine == pytest.approx(known, abs=TOLERANCE), code


@settings(max_examples=100, deadline=None)
@given(LARGER, LARGER, st.integers(-90, 180), st.booleans(), st.booleans(), COORDINATE, LARGER)
def test_arcs_follow_the_ellipse_that_fonttools_finds(
    rx: float, ry: float, turn: int, large: bool, sweep: bool, x: float, y: float
) -> None:
    code = f"M0 0A{rx} {ry} {turn} {large:d} {sweep:d} {x} {y}"
    known = EllipticalArc(0j, rx, ry, turn, large, sweep, complex(x, y))
    assert known._parametrize()
    curves = [[float(n) for n in numbers] for _, *numbers in read_path(code)[1:]]
    assert curves[-1][-2:] == pytest.approx((x, y), abs=TOLERANCE * max(rx, ry, abs(x), y))
    at, turned = (0.0, 0.0), cmath.exp(-1j * known.angle)
    angle, swept = None, 0.0
    for a, b, c, d, *end in curves:
        for px, py in walked(iter([(at, (a, b), (c, d), (end[0], end[1]))])):
            on = complex(px, py) * turned
            unit = complex(on.real / known.rx, on.imag / known.ry) - known.center_point
            assert abs(unit) == pytest.approx(1, abs=4e-4)
            before = known.theta1 if angle is None else angle
            angle = cmath.phase(unit)
            swept += (angle - before + math.pi) % (2 * math.pi) - math.pi
        at = (end[0], end[1])
    assert swept == pytest.approx(known.theta_arc, abs=1e-3)


@settings(max_examples=100, deadline=None)
@given(codes())
def test_segments_are_absolute_and_begin_with_a_move(code: str) -> None:
    lengths = {"M": 2, "L": 2, "C": 6, "Z": 0}
    segments = read_path(code)
    assert segments[0][0] == "M"
    assert all(len(segment) - 1 == lengths[str(segment[0])] for segment in segments)


def test_flags_may_touch_each_other_and_the_end_point() -> None:
    assert read_path("M0 0a1 1 0 01.5 0") == read_path("M 0 0 a 1 1 0 0 1 0.5 0")


def test_an_arc_without_a_radius_is_a_line() -> None:
    assert read_path("M1 2A0 5 0 0 1 4 6")[-1] == ("L", 4, 6)
    assert read_path("M1 2a5 0 0 0 1 3 4l1 1")[1:] == (("L", 4, 6), ("L", 5, 7))


def test_an_arc_that_is_too_small_grows_to_reach_its_end() -> None:
    """SVG 2, B.2.5: radii that cannot reach are scaled up until they just do."""
    *_, end = walked(ours("M0 0A1 1 0 0 1 10 0"))
    top = min(y for _, y in walked(ours("M0 0A1 1 0 0 1 10 0")))
    assert end == pytest.approx((10, 0))
    assert top == pytest.approx(-5)


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("M01 2.L3. 04", "M1 2L3 4"),
        ("M+1e0 .2e1\nL 30E-1,4", "M1 2L3 4"),
        ("M1 2A5 5 0 0\n1\n3 4", "M1 2A5 5 0 0 1 3 4"),
        ("M1 2A-5 5 0 01 3 4", "M1 2A5 5 0 0 1 3 4"),
        ("M100000000 2", "M 1e8 2"),
    ],
)
def test_numbers_may_be_typed_in_every_way_that_svg_allows(typed: str, plain: str) -> None:
    """Each is one that fontTools alone takes apart otherwise, or passes over."""
    assert read_path(typed) == read_path(plain)


def test_quadratic_curves_become_cubic() -> None:
    assert read_path("M0 0Q3 6 6 0T9 3")[1:] == (("C", 2, 4, 4, 4, 6, 0), ("C", 8, -4, 9, -3, 9, 3))


def test_a_contour_that_is_closed_has_no_line_back() -> None:
    assert read_path("M0 0H5V5Z") == (("M", 0, 0), ("L", 5, 0), ("L", 5, 5), ("Z",))


def test_fonttools_is_loaded_for_arcs_only() -> None:
    script = (
        "import sys\n"
        "from cardgen.layout.svg.shapes import shape_outline\n"
        "shape_outline('path', {'d': 'M0 0L1 1'})\n"
        "print('fontTools' in sys.modules)\n"
        "shape_outline('path', {'d': 'M0 0A1 1 0 0 1 2 2'})\n"
        "print('fontTools' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "True"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("L 1 1", "begins with M, not L"),
        ("1 2 L 1 1", "cannot be read at '1 2'"),
        ("M 1 2 L 3", "L takes 2 numbers at a time, found 1"),
        ("M 1 2 L", "L takes 2 numbers at a time, found 0"),
        ("M Z", "M takes 2 numbers at a time, found 0"),
        ("M 1 2 C 1 2 3 4 5", "C takes 6 numbers at a time, found 5"),
        ("M 1 2 Z 3", "Z takes no numbers, found 1"),
        ("M 1 2 X 3 4", "cannot be read at 'X 3 4'"),
        ("M 1 2 L 3 4 #", "cannot be read at '#'"),
        ("M 1 2 A 1 1 0 2 0 5 5", "two flags 0 or 1"),
        ("M 1 2 A 1 1 0 1 0 5", "expected an arc"),
        ("M 1 2 A 1 1 0 1 0 55", "expected an arc"),
        ("M 1 1e999", "the number 1e999 is too large"),
        ("M 1 1e99", "the number 1e99 is too large"),
        ("M 0 0 A 1e9 1e9 0 0 1 1e-300 0", "an arc is too short beside its radii"),
        ("M 1 nan", "cannot be read at 'n'"),
        ("M 1 ٣", "cannot be read at '٣'"),
    ],
)
def test_what_cannot_be_read_is_named(code: str, said: str) -> None:
    with pytest.raises(ValueError, match=".") as refusal:
        read_path(code)
    assert said in str(refusal.value)
