"""Shapes in a round field: the middle as it is seen, and a size that no shape's form betrays."""

from collections.abc import Iterator
from math import dist, pi, sqrt
from pathlib import Path

import pytest

from cardgen.layout.optical import (
    FURTHEST,
    OpticalFit,
    _hull,
    _points,
    _weighed,
    optical_fit,
)
from cardgen.layout.svg.path_code import read_path
from cardgen.layout.svg.reader import read_svg
from cardgen.outlines import Segments, circle, polygon, transformed

EMBLEMS = Path(__file__).resolve().parents[2] / "templates" / "emblems"
SPEAR = polygon([(-4, -100), (4, -100), (4, 100), (-4, 100)])


def fitted(*outlines: Segments) -> OpticalFit:
    found = optical_fit(outlines)
    assert found
    return found


def reach(fit: OpticalFit, outlines: tuple[Segments, ...]) -> float:
    """How far outlines reach from their middle, in shares of the field."""
    ends = (segment[-2:] for one in outlines for segment in one if len(segment) > 1)
    return max(dist((fit.x, fit.y), (float(x), float(y))) for x, y in ends) / fit.radius


def held_in(fit: OpticalFit, outlines: tuple[Segments, ...]) -> float:
    """The radius of a disc as large as all that lies between the ends of outlines, in shares."""
    area, _ = _weighed(_hull(point for one in outlines for point in _points(one)))
    return sqrt(area / pi) / fit.radius


def test_disc_lies_in_its_middle_and_within_its_field() -> None:
    fit = fitted(circle(30, 40, 10))
    assert (fit.x, fit.y) == pytest.approx((30, 40), abs=0.05)
    assert 0.8 < 10 / fit.radius < 0.95


def test_spear_reaches_further_than_a_disc_and_hardly_beyond_the_field() -> None:
    assert 100 / fitted(SPEAR).radius == pytest.approx(FURTHEST, abs=0.01)


def test_middle_of_a_club_lies_towards_its_head() -> None:
    fit = fitted(polygon([(-20, -100), (20, -100), (4, 100), (-4, 100)]))
    assert -20 < fit.y < -5


def test_size_and_place_of_the_drawing_are_of_no_matter() -> None:
    once = fitted(SPEAR, circle(0, 60, 30))
    again = fitted(*(transformed(one, dx=7, dy=9, scale=3) for one in (SPEAR, circle(0, 60, 30))))
    sizes = (once.radius * 3, once.upright * 3)
    larger = (once.x * 3 + 7, once.y * 3 + 9, *sizes, once.level * 3 + 9)
    assert again == pytest.approx(larger, abs=0.1)


def test_what_is_no_shape_has_no_fit() -> None:
    assert optical_fit((polygon([(0, 0), (9, 9)]),)) is None
    assert optical_fit(()) is None


def shipped() -> Iterator[tuple[str, tuple[Segments, ...]]]:
    for file in sorted(EMBLEMS.glob("*.svg")):
        yield file.stem, tuple(path.segments for path in read_svg(file).paths)


def test_emblems_fill_medallions_alike() -> None:
    """The round ones do not look larger for what they hold, the slender ones smaller for that."""
    reached = {name: reach(fitted(*outlines), outlines) for name, outlines in shipped()}
    assert not {name: far for name, far in reached.items() if not 0.85 < far < FURTHEST + 0.01}
    held = {name: held_in(fitted(*outlines), outlines) for name, outlines in shipped()}
    assert not {name: share for name, share in held.items() if not 0.53 < share < 0.93}


def test_emblems_of_ours_are_one_path_that_outlines_well() -> None:
    for name in (EMBLEMS / "own.txt").read_text(encoding="utf-8").split():
        code = (EMBLEMS / f"{name}.svg").read_text(encoding="utf-8")
        assert code.count("<path") == 1, name
        assert len(code) < 16_000, name
        assert read_path(code.split('d="')[1].split('"')[0]), name
