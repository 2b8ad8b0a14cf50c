"""Columns, temples, stairs and houses."""

from __future__ import annotations

from boards.masonry import windows
from boards.paper import Point, Shape, Shapes, area
from boards.solids import Face, Plan, faces, gabled, grown, panel, prism


def column(face: Face, middle: float, height: float, half: float, style: str) -> Shapes:
    """A round column: `marble` narrows upward, the red `column` of the bronze age downward."""
    bronze = style == "column"
    foot, head = (half * 0.78, half) if bronze else (half, half * 0.8)
    neck, cap = height - half, "cap" if bronze else "marble"

    def part(role: str, low: float, high: float, *ends: float) -> Shape:
        """Ends: left and right of the foot, left and right of the head."""
        corners = zip((ends[0], ends[1], ends[3], ends[2]), (low, low, high, high), strict=True)
        return area(role, [face.at(middle + along, up) for along, up in corners])

    yield part(f"{style}.light", 0, neck, -foot, foot, -head, head)
    yield part(f"{style}.shade", 0, neck, foot * 0.2, foot, head * 0.2, head)
    slabs = (
        (f"{cap}.light", neck, 1.15),
        (f"{cap}.shade", neck + half / 2, 1.5),
        ("base.light", 0, 1.2),
    )
    for role, low, wide in slabs:
        yield part(role, low, low + half / 2, *(side * half * wide for side in (-1, 1, -1, 1)))


def colonnade(face: Face, count: int, height: float, half: float, style: str) -> Shapes:
    """Columns along a face, one at each end; `half` is half of their width."""
    for n in range(count):
        middle = half * 1.5 + (face.length - half * 3) * n / (count - 1)
        yield from column(face, middle, height, half, style)


def entablature(plan: Plan, low: float, height: float) -> Shapes:
    """The beam over columns, with a blue frieze of bosses."""
    yield from prism(plan, low, low + height, "wall")
    for face in faces(plan, low, low + height):
        yield panel(face, "frieze", 0, face.length, height * 0.3, height * 0.78)
        count = max(int(face.length / 1.7), 2)
        for n in range(count):
            middle = face.length * (n + 0.5) / count
            yield panel(
                face, "frieze.mark", middle - 0.3, middle + 0.3, height * 0.36, height * 0.72
            )


def temple(plan: Plan, low: float, height: float, columns: tuple[int, int]) -> Shapes:
    """Columns along both sides that are seen, on three steps, under a gabled roof.

    `columns`: how many there are along the front and along the side.
    """
    for step in range(3):
        yield from prism(
            grown(plan, 1.7 - step * 0.6), low + step * 0.6, low + step * 0.6 + 0.6, "base"
        )
    floor, top = low + 1.8, low + 1.8 + height
    for face in faces(grown(plan, -1.2), floor, top):
        yield panel(face, f"base.{face.tone}", 0, face.length, 0, height)
        if face.tone == "light":
            yield panel(face, "lit", face.length * 0.36, face.length * 0.64, 0, height * 0.8)
    for face, count in zip(faces(plan, floor, top), columns[::-1], strict=True):
        yield from colonnade(face, count, height, 0.5, "marble")
    yield from entablature(grown(plan, 0.3), top, height * 0.2)
    yield from gabled(grown(plan, 0.3), top + height * 0.2, height / 2, out=0.7)


def stairs(start: Point, end: Point, low: float, rise: float, run: float, count: int) -> Shapes:
    """Steps up to a front: `start` to `end` is its foot; they come `run` out towards the eye."""
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    out = ((end[1] - start[1]) / length, -(end[0] - start[0]) / length)
    for n in range(count):
        reach = run * (count - n) / count
        near = [(x + out[0] * reach, depth + out[1] * reach) for x, depth in (start, end)]
        yield from prism(
            [*near, end, start], low + rise * n / count, low + rise * (n + 1) / count, "step"
        )


def house(plan: Plan, low: float, height: float, *, rise: float = 2.4, lights: int = 2) -> Shapes:
    """A plain house with a row of windows under a gabled roof."""
    for face in faces(plan, low, low + height):
        yield panel(face, f"wall.{face.tone}", 0, face.length, 0, height)
        count = lights if face.tone == "light" else max(lights - 1, 1)
        yield from windows(face, count, height * 0.35, 0.9, height * 0.4)
    yield from gabled(plan, low + height, rise, out=0.7, field=False)
