"""Drawings written on a grid: no finer than the eye can follow where they are shown largest.

A card in a book is a third as large as in the hand, an emblem on it smaller still. Whole steps of a
grid are short numbers, and what bends or turns by less than a step is a straight line.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import cos, hypot, log2, radians, sin
from types import MappingProxyType
from typing import NamedTuple

from cardgen.layout.marks import CardFace, Drawing, Mark, Stamp, TextLine
from cardgen.pdf.content import Content, PlacedShape, Resources
from cardgen.pdf.operators import (
    CONSTRUCTION,
    NumberWriter,
    PathSegments,
    as_rectangle,
    lettering,
    write_number,
)
from cardgen.pdf.pages import PrintPage

STEPS = 22  # of a grid to a millimetre of paper, about: half a step is a dot of 1100 to the inch
STRAIGHT = 0.6  # steps by which a line may leave what it stands for
AHEAD = 12  # points that one line may stand for
WORTH_MOVING = 4  # segments of an outline that is looked for among those drawn before

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
    for (kind, *_), points in zip(segments, _points(segments, unit), strict=True):
        if kind == "L" or (kind == "C" and run and _is_flat([run[-1], *points])):
            run.append(points[-1])
            continue
        if len(run) > 1:
            yield from _lines(run)
        if kind == "C":
            yield ("C", *(number for point in points for number in point))
        elif kind == "M":
            yield ("M", *points[0])
        else:
            yield (str(kind),)
        run = points[-1:]
    yield from _lines(run)


def _coordinates(segments: PathSegments) -> list[float]:
    """All numbers of an outline, x and y in turn: what is done to each is done to all at once, and
    painting drawings takes 0.88 of the time that it takes segment by segment."""
    return [n for each in segments for n in each[1:]]  # type: ignore[misc]  # only the first is a name


def _points(segments: PathSegments, unit: float) -> Iterator[list[Point]]:
    """The points of each segment, in steps."""
    steps = iter([round(number * unit) for number in _coordinates(segments)])
    points = zip(steps, steps, strict=True)
    for segment in segments:
        yield list(islice(points, len(segment) // 2))


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
    return _path_on_grid(segments, numbers.unit)


@lru_cache(maxsize=16384)  # all editions of a book, in all its languages, draw the same outlines
def _path_on_grid(segments: PathSegments, unit: float) -> str:
    parts, at = list[str](), ("", "")
    for kind, *coordinates in on_grid(segments, unit):
        said = [str(number) for number in coordinates]
        operator = CONSTRUCTION[str(kind)]
        if kind == "C" and said[2:4] == said[4:]:
            operator, said = "y", [*said[:2], *said[4:]]
        elif kind == "C" and tuple(said[:2]) == at:
            operator, said = "v", said[2:]
        parts += [*said, operator]
        at = (said[-2], said[-1]) if said else ("", "")
    return " ".join(parts)


class MovedOutline(NamedTuple):
    """An outline as it was drawn first, and by how many steps it is moved where drawn again."""

    segments: PathSegments
    across: int = 0
    down: int = 0


class DrawnOutlines:
    """The outlines of a drawing: a column among columns, the shadow that a figure throws.

    The same text again weighs nearly nothing once it is packed, other numbers as much as before.
    Most outlines of a drawing differ in their letters or in their first step, and their other
    numbers need not be compared.
    """

    def __init__(self, unit: float) -> None:
        self._unit = unit
        self._first: dict[tuple[str | int, ...], PathSegments] = {}
        self._begun: dict[tuple[str | int, ...], PathSegments] = {}  # the first that begins so

    def moved(self, segments: PathSegments) -> MovedOutline:
        """An outline as one that was drawn before, if there is one like it."""
        if len(segments) < WORTH_MOVING or as_rectangle(segments):
            return MovedOutline(segments)
        letters = "".join([str(segment[0]) for segment in segments])
        alike = self._begun.setdefault((letters, *_form(segments[:2], self._unit)), segments)
        if alike is segments:
            return MovedOutline(segments)
        self._first.setdefault((letters, *_steps(alike, self._unit)), alike)
        first = self._first.setdefault((letters, *_steps(segments, self._unit)), segments)
        across, down = (
            round((float(here) - float(there)) * self._unit)
            for here, there in zip(segments[0][1:3], first[0][1:3], strict=True)
        )
        return MovedOutline(first, across, down)


def _form(segments: PathSegments, unit: float) -> tuple[int, ...]:
    """What outlines have in common, besides their letters, that differ in their place alone: steps
    from the start."""
    numbers = _coordinates(segments)
    x, y = numbers[:2]
    across = [round((number - x) * unit) for number in numbers[::2]]
    return (*across, *[round((number - y) * unit) for number in numbers[1::2]])


_steps = lru_cache(maxsize=2048)(_form)  # a coin stands in many drawings, and is looked at in each


class MovingContent(Content):
    """Operators in which an outline that is drawn again elsewhere is the first one, moved."""

    def __init__(
        self, resources: Resources, numbers: NumberWriter, known: Iterable[tuple[str, str]] = ()
    ) -> None:
        super().__init__(resources, numbers, known)
        self._drawn, self._grain = DrawnOutlines(numbers.unit), write_number(numbers.grain, 5)

    def _shape(self, segments: PathSegments) -> PlacedShape:
        numbers, grain = self._numbers, self._grain
        outline, across, down = self._drawn.moved(segments)
        place = f"1 0 0 1 {numbers[across]} {numbers[down]} cm " if across or down else ""
        back = f"{grain} 0 0 {grain} {numbers[-across]} {numbers[-down]} cm "
        operators = self._resources.outline(outline, numbers)
        return PlacedShape(operators, place, back if place or grain != "1" else "")


class GridContent(MovingContent):
    """The operators of a drawing on its grid, which is but one among hundreds."""

    def _letters(self, stamp: Stamp, text: TextLine) -> None:
        """A drawing that is one line of words, set where it stands: a form would weigh thrice."""
        self._leave_text()
        size = text.size * self._numbers.grain * stamp.scale
        style = text.colour, size, text.tracking, text.spread, text.narrow
        if style != self._style:
            self._set_style(*style)
        c, s = cos(radians(stamp.turn)), sin(radians(stamp.turn))
        along, across, back = (write_number(n, 4) for n in (c, s, -c))
        x = self._numbers.of(stamp.x + (c * text.x - s * text.y) * stamp.scale)
        y = self._numbers.of(stamp.y + (s * text.x + c * text.y) * stamp.scale)
        self._parts.append(f"BT {along} {across} {across} {back} {x} {y} Tm")
        self._show(self._line(text.words), size)
        self._parts.append("ET")

    def _stamp(self, stamp: Stamp) -> None:
        if text := lettering(stamp.drawing):
            self._letters(stamp, text)
        else:
            super()._stamp(stamp)

    painters = MappingProxyType({**Content.painters, Stamp: _stamp})
