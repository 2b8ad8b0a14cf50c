"""The middle of the calibration sheet: a cross of two rulers between corner targets."""

from collections.abc import Iterator

from cardgen.imposition.figures import BLACK, Label, Patch, Stroke, square_around

ARM = 50.0  # half a ruler
_NUMBER = 2.2

Point = tuple[float, float]


def ruler_cross(centre: Point) -> Iterator[Stroke]:
    """Two rulers of 100 mm with a tick every millimetre, crossing in their middles."""
    x, y = centre
    yield Stroke(x - ARM, y, x + ARM, y, 0.2)
    yield Stroke(x, y - ARM, x, y + ARM, 0.2)
    for step in range(int(2 * ARM) + 1):
        along, tick = step - ARM, _tick(step)
        if abs(along) > 1:
            yield Stroke(x + along, y, x + along, y - tick)
            yield Stroke(x, y + along, x + tick, y + along)


def _tick(step: int) -> float:
    """Longer strokes at centimetres and half centimetres."""
    if step % 10 == 0:
        return 3.0
    return 2.0 if step % 5 == 0 else 1.0


def cross_numbers(centre: Point) -> Iterator[Label]:
    """0 to 100 along both arms; the middle is left to the crossing."""
    x, y = centre
    for step in range(0, 101, 10):
        if step != ARM:
            yield Label(x + step - ARM, y + 2.6, f"{step}", _NUMBER, align="centre")
            yield Label(x - 1.2, y + step - ARM + 0.75, f"{step}", _NUMBER, align="right")
    yield Label(x + ARM + 2.5, y + 2.6, "mm", _NUMBER)
    yield Label(x - 1.2, y + ARM + 4.2, "mm", _NUMBER, align="right")


def corners(centre: Point, away: float) -> Iterator[Point]:
    """The corners of a square whose sides are `away` mm from the centre."""
    for dx in (-away, away):
        for dy in (-away, away):
            yield centre[0] + dx, centre[1] + dy


def crosshair(centre: Point, arm: float) -> Iterator[Stroke]:
    x, y = centre
    yield Stroke(x - arm, y, x + arm, y)
    yield Stroke(x, y - arm, x, y + arm)


def front_targets(centre: Point, away: float) -> tuple[list[Stroke], list[Patch]]:
    """Crosshairs in hollow squares, in the four corners."""
    places = list(corners(centre, away))
    lines = [line for place in places for line in crosshair(place, 4.0)]
    return lines, [Patch(square_around(place, 5.0), stroke=BLACK, width=0.2) for place in places]


def back_targets(centre: Point, away: float) -> tuple[list[Stroke], list[Patch]]:
    """Longer crosshairs on solid squares, to lie behind the front's; and one in the middle."""
    places = list(corners(centre, away))
    lines = [line for place in places for line in crosshair(place, 7.0)]
    dots = [Patch(square_around(place, 1.5), fill=BLACK) for place in places]
    return [*lines, *crosshair(centre, 10.0)], dots
