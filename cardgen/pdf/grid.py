"""Drawings written on a grid: no finer than the eye can follow where they are shown largest.

A card in a book is a third as large as in the hand, an emblem on it smaller still. Whole steps of a
grid are short numbers, and what bends or turns by less than a step is a straight line.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot, log2

from cardgen.layout.marks import CardFace, Drawing, Mark, Stamp
from cardgen.pdf.operators import CONSTRUCTION, NumberWriter, PathSegments, as_rectangle
from cardgen.pdf.pages import PrintPage

STEPS = 40  # of a grid to a millimetre of paper, about: half a step is a dot of 2000 to the inch
STRAIGHT = 0.6  # steps by which a line may leave what it stands for
AHEAD = 12  # points that one line may stand for

Point = tuple[int, int]


class GridNumbers(NumberWriter):
    """Whole steps of a grid that has `unit` of them to a unit of the drawing."""

    def __init__(self, unit: float) -> None:
        super().__init__(0)
        self.unit, self.grain = unit, unit

    def __missing__(self, steps: int) -> str:
        text = self[steps] = str(steps)
        return text


def grid_units(pages: Iterable[PrintPage]) -> dict[Drawing, float]:
    """How many steps of its grid each drawing of these pages has to a unit of its own.

    It is a power of two, so that a drawing has the same in documents that show it nearly as large.
    """
    scales: dict[Drawing, float] = {}
    for page in pages:
        _look(page.marks, 1.0, scales)
        for placed in page.placed:
            if isinstance(placed.face, CardFace):
                _look(placed.face.marks, hypot(*placed.matrix[:2]), scales)
    return {drawing: 2.0 ** round(log2(scale * STEPS)) for drawing, scale in scales.items()}


def _look(marks: Iterable[Mark], scale: float, found: dict[Drawing, float]) -> None:
    """Note the largest scale of each drawing in some marks, and of those in it."""
    for mark in marks:
        if type(mark) is Stamp and mark.scale * scale > found.get(mark.drawing, 0.0):
            found[mark.drawing] = mark.scale * scale
            _look(mark.drawing.marks, mark.scale * scale, found)


def on_grid(segments: PathSegments, unit: float) -> Iterator[tuple[str | float, ...]]:
    """An outline in whole steps of a grid, without what is too fine for it."""
    run: list[Point] = []
    for kind, *numbers in segments:
        points = _points(numbers, unit)
        if kind == "L" or (kind == "C" and run and _is_flat([run[-1], *points])):
            run.append(points[-1])
            continue
        yield from _lines(run)
        if kind == "C":
            yield ("C", *(number for point in points for number in point))
        elif kind == "M":
            yield ("M", *points[0])
        else:
            yield (str(kind),)
        run = points[-1:]
    yield from _lines(run)


def _points(numbers: Sequence[str | float], unit: float) -> list[Point]:
    steps = [round(float(number) * unit) for number in numbers]
    return list(zip(steps[::2], steps[1::2], strict=True))


def _is_flat(points: Sequence[Point]) -> bool:
    """Whether points lie on the line from the first to the last, as near as the grid can tell."""
    (ax, ay), (bx, by) = points[0], points[-1]
    across, down = bx - ax, by - ay
    length = hypot(across, down)
    if not length:
        return all(abs(x - ax) + abs(y - ay) <= 1 for x, y in points)
    for x, y in points[1:-1]:
        along = ((x - ax) * across + (y - ay) * down) / length
        aside = abs((x - ax) * down - (y - ay) * across) / length
        if aside > STRAIGHT or not -STRAIGHT <= along <= length + STRAIGHT:
            return False
    return True


def _lines(run: Sequence[Point]) -> Iterator[tuple[str | float, ...]]:
    """The lines through points, from the first, each as far as it is true."""
    start = 0
    while start < len(run) - 1:
        end = start + 1
        while end + 1 < min(len(run), start + AHEAD) and _is_flat(run[start : end + 2]):
            end += 1
        if run[end] != run[start] or len(run) == 2:
            yield ("L", *run[end])
        start = end


def grid_operators(segments: PathSegments, numbers: NumberWriter) -> str:
    """Path construction operators of an outline on its grid, each as short as it may be."""
    if upright := as_rectangle(segments):
        return " ".join(map(numbers.of, upright)) + " re"
    parts, at = list[str](), ("", "")
    for kind, *coordinates in on_grid(segments, numbers.unit):
        said = [str(number) for number in coordinates]
        operator = CONSTRUCTION[str(kind)]
        if kind == "C" and said[2:4] == said[4:]:
            operator, said = "y", [*said[:2], *said[4:]]
        elif kind == "C" and tuple(said[:2]) == at:
            operator, said = "v", said[2:]
        parts += [*said, operator]
        at = (said[-2], said[-1]) if said else ("", "")
    return " ".join(parts)
