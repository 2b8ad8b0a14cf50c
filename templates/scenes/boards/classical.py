"""Columns, temples, stairs and houses."""

from __future__ import annotations

from boards.masonry import windows
from boards.paper import Point, Shapes, area
from boards.solids import Face, Plan, faces, gabled, grown, panel, prism


def column(
    face: Face, middle: float, low: float, height: float, half: float, *, style: str = "marble"
) -> Shapes:
    """A round column: `marble` narrows upward, the red `column` of the bronze age downward."""
    foot, head = (half * 0.78, half) if style == "column" else (half, half * 0.8)
    cap = half * 1.0
    yield _shaft(
        face, f"{style}.light", middle, (-foot, foot), (-head, head), low, low + height - cap
    )
    yield _shaft(
        face,
        f"{style}.shade",
        middle,
        (foot * 0.2, foot),
        (head * 0.2, head),
        low,
        low + height - cap,
    )
    roles = ("cap.light", "cap.shade") if style == "column" else ("marble.light", "marble.shade")
    yield panel(
        face,
        roles[0],
        middle - half * 1.15,
        middle + half * 1.15,
        low + height - cap,
        low + height - cap * 0.5,
    )
    yield panel(
        face,
        roles[1],
        middle - half * 1.5,
        middle + half * 1.5,
        low + height - cap * 0.5,
        low + height,
    )
    yield panel(face, "base.light", middle - half * 1.2, middle + half * 1.2, low, low + half * 0.5)


def _shaft(
    face: Face,
    role: str,
    middle: float,
    foot: tuple[float, float],
    head: tuple[float, float],
    low: float,
    high: float,
):  # noqa: E501
    corners = ((foot[0], low), (foot[1], low), (head[1], high), (head[0], high))
    return area(role, [face.at(middle + along, height) for along, height in corners])


def colonnade(
    face: Face, count: int, height: float, half: float, *, style: str = "marble", low: float = 0.0
) -> Shapes:
    """Columns along a face, one at each end."""
    for n in range(count):
        middle = half * 1.5 + (face.length - half * 3) * n / (count - 1)
        yield from column(face, middle, low, height, half, style=style)


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


def temple(
    plan: Plan,
    low: float,
    height: float,
    columns: tuple[int, int],
    *,
    style: str = "marble",
    rise: float = 4.0,
    half: float = 0.6,
) -> Shapes:
    """Columns all round a dark cella, on three steps, under a gabled roof."""
    for step in (2, 1, 0):
        yield from prism(
            grown(plan, 0.5 + step * 0.6), low + (2 - step) * 0.6, low + (3 - step) * 0.6, "base"
        )
    floor, top = low + 1.8, low + 1.8 + height
    for face in faces(grown(plan, -1.2), floor, top):
        yield panel(face, f"base.{face.tone}", 0, face.length, 0, height)
        if face.tone == "light":
            yield panel(face, "lit", face.length * 0.36, face.length * 0.64, 0, height * 0.8)
    for face, count in zip(
        faces(plan, floor, top)[::-1],
        columns[::-1] if plan[1][1] > plan[0][1] else columns,
        strict=False,
    ):
        yield from colonnade(face, count, height, half, style=style)
    yield from entablature(grown(plan, 0.3), top, height * 0.2)
    yield from gabled(grown(plan, 0.3), top + height * 0.2, rise, out=0.7)


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
