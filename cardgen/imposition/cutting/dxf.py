"""A cut file as DXF of release 12, which every program opens: y upward, curves as bulges.

A bulge is the tangent of a quarter of the angle that an arc turns by.
"""

from collections.abc import Iterable, Iterator
from math import pi, tan
from typing import NamedTuple

from cardgen.imposition.cutting.cut_file import COLOURS, CutFile
from cardgen.outlines import Segments

QUARTER_BULGE = tan(pi / 8)  # all curves of outlines are quarters of circles
MILLIMETRES = 4


class Vertex(NamedTuple):
    """A corner in the file's own mm, and how the way from it to the next one is bent."""

    x: float
    y: float
    bulge: float = 0.0


def write_dxf(cuts: CutFile) -> str:
    """The file as pairs of a code and a value, each on a line of its own."""
    pairs: list[tuple[int, object]] = [
        *((0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")),
        *((9, "$INSUNITS"), (70, MILLIMETRES), (9, "$EXTMIN"), (10, 0.0), (20, 0.0), (30, 0.0)),
        *((9, "$EXTMAX"), (10, cuts.page.width), (20, cuts.page.height), (30, 0.0)),
        *((0, "ENDSEC"), *_tables(cuts), (0, "SECTION"), (2, "ENTITIES")),
    ]
    for layer, paths in cuts.layers:
        for path in paths:
            pairs += _polyline(layer.upper(), tuple(_vertices(path, cuts.page.height)), path)
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{_value(value)}\n" for code, value in pairs)


def _tables(cuts: CutFile) -> Iterator[tuple[int, object]]:
    """The line type and the layers that entities name."""
    yield from ((0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LTYPE"), (70, 1))
    yield from ((0, "LTYPE"), (2, "CONTINUOUS"), (70, 0), (3, "Solid line"), (72, 65), (73, 0))
    yield from ((40, 0.0), (0, "ENDTAB"), (0, "TABLE"), (2, "LAYER"), (70, len(cuts.layers)))
    for layer, _ in cuts.layers:
        yield from ((0, "LAYER"), (2, layer.upper()), (70, 0), (62, COLOURS[layer].dxf))
        yield 6, "CONTINUOUS"
    yield from ((0, "ENDTAB"), (0, "ENDSEC"))


def _polyline(
    layer: str, vertices: Iterable[Vertex], path: Segments
) -> Iterator[tuple[int, object]]:
    closed = int(path[-1][0] == "Z")
    yield from ((0, "POLYLINE"), (8, layer), (66, 1), (10, 0.0), (20, 0.0), (30, 0.0))
    yield 70, closed
    for x, y, bulge in vertices:
        yield from ((0, "VERTEX"), (8, layer), (10, x), (20, y), (30, 0.0))
        if bulge:
            yield 42, bulge
    yield from ((0, "SEQEND"), (8, layer))


def _vertices(path: Segments, height: float) -> Iterator[Vertex]:
    """The corners of a path; one that comes back to its beginning does not say it twice."""
    ways = [segment for segment in path if segment[0] != "Z"]
    points = [(float(way[-2]), height - float(way[-1])) for way in ways]
    back = len(points) > 1 and path[-1][0] == "Z" and _close(points[0], points[-1])
    for index in range(len(points) - back):
        onward = ways[index + 1] if index + 1 < len(ways) else ()
        yield Vertex(*points[index], _bulge(points[index], onward, height))


def _bulge(start: tuple[float, float], way: tuple[str | float, ...], height: float) -> float:
    """Above 0 where the way turns to the left; 0 where it is straight."""
    if not way or way[0] != "C":
        return 0.0
    _, *numbers = way
    handle_x, handle_y, *_, x, y = (float(number) for number in numbers)
    ahead = handle_x - start[0], height - handle_y - start[1]
    chord = x - start[0], height - y - start[1]
    left = ahead[0] * chord[1] - ahead[1] * chord[0] > 0
    return QUARTER_BULGE if left else -QUARTER_BULGE


def _close(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) < 1e-6 and abs(one[1] - other[1]) < 1e-6


def _value(value: object) -> str:
    return f"{value:.6f}" if isinstance(value, float) else str(value)
