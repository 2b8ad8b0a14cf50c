"""Columns, temples, stairs, houses and ships."""

from __future__ import annotations

from boards.land import curve
from boards.masonry import windows
from boards.paper import Point, Shapes, area, line
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
    yield from gabled(plan, low + height, rise, out=0.7)


def galley(x: float, y: float, size: float, *, sail: bool = True) -> Shapes:
    """A ship with a ram, an eye and a curved stern, seen from its side, bow to the left."""

    def at(u: float, v: float) -> Point:
        return x + u * size, y - v * size

    if sail:
        yield from _rigging(at)
    deck = curve(
        [
            at(-0.52, 0.27),
            at(-0.46, 0.16),
            at(-0.2, 0.115),
            at(0.15, 0.115),
            at(0.38, 0.17),
            at(0.5, 0.32),
        ],
        4,
    )
    tail = curve(
        [at(0.5, 0.32), at(0.49, 0.42), at(0.41, 0.43), at(0.45, 0.36), at(0.47, 0.2), at(0.36, 0)],
        4,
    )
    yield area(
        "hull",
        [
            *deck,
            *tail[1:],
            at(-0.4, 0),
            at(-0.6, 0.035),
            at(-0.47, 0.1),
            at(-0.49, 0.16),
            at(-0.55, 0.26),
        ],
    )
    yield area(
        "hull.shade",
        [
            at(-0.4, 0),
            at(-0.6, 0.035),
            *curve([at(-0.46, 0.06), at(0, 0.035), at(0.41, 0.07)], 4),
            at(0.36, 0),
        ],
    )
    band = curve([at(-0.46, 0.13), at(-0.2, 0.088), at(0.15, 0.088), at(0.44, 0.15)], 4)
    yield area("hull.band", [*band, *[(px, py - size * 0.028) for px, py in band[::-1]]])
    yield area("eye", [at(-0.445, 0.1), at(-0.42, 0.117), at(-0.395, 0.1), at(-0.42, 0.083)])
    for n in range(11):
        u = -0.32 + n * 0.062
        yield line("rope", [at(u, 0.09), at(u + 0.05, -0.035)])
    yield line(
        "foam.bold",
        [
            at(-0.7, -0.01),
            at(-0.58, -0.02),
            at(-0.3, -0.03),
            at(0.2, -0.03),
            at(0.46, -0.02),
            at(0.6, -0.01),
        ],
    )


def _rigging(at) -> Shapes:  # type: ignore[no-untyped-def]
    """Mast, yard, and a square sail that the wind fills to the left."""
    yield area("pole", [at(-0.012, 0.1), at(0.012, 0.1), at(0.008, 0.88), at(-0.008, 0.88)])
    left = curve([at(-0.29, 0.78), at(-0.37, 0.56), at(-0.33, 0.28)], 5)
    foot = curve([at(-0.33, 0.28), at(-0.04, 0.22), at(0.22, 0.28)], 5)
    right = curve([at(0.22, 0.28), at(0.19, 0.56), at(0.27, 0.78)], 5)
    yield area("sail", [*left, *foot[1:], *right[1:]])
    shade = curve([at(0.12, 0.78), at(0.06, 0.56), at(0.08, 0.235)], 5)
    yield area("sail.shade", [*shade, *foot[-4:], *right[1:]])
    for low, high in ((0.63, 0.69), (0.36, 0.42)):
        ends = [
            at(-0.345 + (high - 0.5) * 0.14, high),
            at(0.21, high),
            at(0.2, low),
            at(-0.355 + (low - 0.5) * 0.08, low),
        ]
        yield area("sail.mark", ends)
    yield area("pole", [at(-0.33, 0.785), at(0.31, 0.785), at(0.31, 0.8), at(-0.33, 0.8)])
    for end in ((-0.5, 0.2), (0.44, 0.28)):
        yield line("rope", [at(0, 0.87), at(*end)])
