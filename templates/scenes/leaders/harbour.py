"""A harbour of the inner sea: a lighthouse at the left, quays and a citadel, ships, cedars."""

from __future__ import annotations

from collections.abc import Iterator

from leaders.paper import Shape, arch, area, beams, box, cloud, curve, disc, land, sky, stroke

# Birds fly clear of the medallions of all sizes that stand before the middle.
BIRDS = ((13.4, 7.9), (14.9, 6.6), (46.6, 8.2))


def harbour() -> Iterator[Shape]:
    """The whole scene."""
    yield from sky()
    yield from beams(clear=BIRDS)
    for place in ((10.5, 5.0, 1.3), (48.5, 3.6, 1.6)):
        yield from cloud(*place)
    for x, y in BIRDS:
        yield stroke(
            "bird", curve([(x - 0.8, y - 0.3), (x, y + 0.1), (x + 0.8, y - 0.35)], 4), 0.18
        )
    yield land(
        "far", [(0, 20.4), (9, 18.4), (20, 20.2), (33, 17.2), (46, 13.4), (54, 15.6), (60, 14.2)]
    )
    yield area("far.shade", [(46, 13.4), (60, 14.2), (60, 22), (41, 22), (48, 17.4)])
    yield box("sea", 0, 21, 60, 34)
    yield from glints()
    yield from citadel()
    yield from lighthouse(8.2, 23.4)
    yield from quay()
    yield from ship(20.4, 25.2, 7.6)
    yield from ship(35.6, 23.2, 4.6)
    yield land("ground.shade", [(0, 32.2), (14, 31.4), (30, 32.8), (46, 31.2), (60, 32)])
    for x, y, size in ((56.2, 31.6, 10.5), (3.2, 32.0, 7.4)):
        yield from cedar(x, y, size)


def glints() -> Iterator[Shape]:
    """Light on the water."""
    for n in range(26):
        x, y = (n * 0.618 % 1) * 58, 21.7 + (n * 0.755 % 1) * 9.4
        long = 0.8 + (y - 21) * 0.16
        yield stroke("sea.light", [(x, y), (x + long, y)], 0.2)
    yield box("sea.deep", 0, 28.6, 60, 34)
    for n in range(12):
        x, y = (n * 0.618 % 1) * 58, 29 + (n * 0.755 % 1) * 2.6
        yield stroke("sea.light", [(x, y), (x + 2.2, y)], 0.22)


def lighthouse(x: float, foot: float) -> Iterator[Shape]:
    """Three storeys, each narrower, with a fire on top."""
    yield area(
        "near", [(x - 5.2, foot + 2.4), (x - 4, foot), (x + 4.2, foot), (x + 5.8, foot + 2.4)]
    )
    storeys = (("mid", 2.6, 2.2, 8.2), ("mid", 1.8, 1.6, 4.6), ("mid", 1.1, 1.0, 2.6))
    y = foot
    for role, low, high, tall in storeys:
        yield area(role, [(x - low, y), (x + low, y), (x + high, y - tall), (x - high, y - tall)])
        yield area(
            "mid.shade",
            [(x + low * 0.25, y), (x + low, y), (x + high, y - tall), (x + high * 0.25, y - tall)],
        )
        yield box("mid.light", x - high - 0.45, y - tall - 0.5, x + high + 0.45, y - tall + 0.1)
        for level in range(int(tall / 2.2)):
            top = y - 1.2 - level * 2.2
            yield arch("mid.dark", x - 0.32, top - 0.6, 0.64, top + 0.5)
        y -= tall + 0.4
    yield area("cloud", [(x - 0.8, y), (x, y - 2.6), (x + 0.8, y)])
    yield area("sky.4", [(x - 0.35, y), (x, y - 1.4), (x + 0.4, y)])


def citadel() -> Iterator[Shape]:
    """Walls and towers climbing the hill at the right."""
    walls = ((40.6, 46.2, 19.6), (46.2, 51.8, 17.6), (51.8, 60.0, 15.4))
    for left, right, top in walls:
        yield box("mid", left, top, right, 23.4)
        yield from battlements(left, right, top, "mid")
    for x, top, half in (
        (40.6, 17.0, 1.3),
        (46.4, 14.6, 1.5),
        (52.0, 11.6, 1.7),
        (58.4, 12.8, 1.5),
    ):
        yield box("mid.light", x - half, top, x + half, 23.6)
        yield box("mid.shade", x + half * 0.3, top, x + half, 23.6)
        yield from battlements(x - half - 0.2, x + half + 0.2, top, "mid.light")
        yield arch("mid.dark", x - 0.45, top + 1.6, 0.7, top + 3.2)
    for x, y in (
        (43.0, 21.2),
        (44.6, 21.2),
        (48.8, 19.6),
        (50.0, 19.6),
        (54.6, 17.8),
        (56.0, 17.8),
    ):
        yield box("mid.dark", x - 0.22, y - 0.5, x + 0.22, y + 0.5)


def battlements(left: float, right: float, top: float, role: str) -> Iterator[Shape]:
    """Teeth on a wall."""
    count = max(2, round((right - left) / 0.9))
    step = (right - left) / (count - 0.5)
    for n in range(count):
        x = left + n * step
        yield box(role, x, top - 0.55, x + step / 2, top + 0.05)


def quay() -> Iterator[Shape]:
    """Ship-sheds behind a quay of dressed stone."""
    yield box("near.light", 37.4, 24.2, 60, 25.0)
    yield box("near", 37.4, 25.0, 60, 27.2)
    for n in range(9):
        yield arch("near.dark", 38.6 + n * 2.4, 25.4, 1.3, 27.2)
    for n in range(5):
        x = 40.0 + n * 3.4
        yield area("near.light", [(x, 22.4), (x + 1.6, 21.2), (x + 3.2, 22.4)])
        yield box("near", x + 0.15, 22.4, x + 3.05, 24.2)
        yield arch("near.dark", x + 0.8, 22.8, 1.6, 24.2)


def ship(x: float, y: float, size: float) -> Iterator[Shape]:
    """A galley under sail, bow to the right."""

    def at(u: float, v: float) -> tuple[float, float]:
        return x + u * size, y - v * size

    yield stroke("hull", [at(0, 0.1), at(0, 0.86)], size * 0.03)
    sail = [
        *curve([at(-0.3, 0.8), at(-0.22, 0.52), at(-0.28, 0.26)], 4),
        *curve([at(-0.28, 0.26), at(0.02, 0.2), at(0.32, 0.26)], 4),
        *curve([at(0.32, 0.26), at(0.38, 0.54), at(0.28, 0.8)], 4),
    ]
    yield area("sail", sail)
    yield area(
        "sail.shade",
        [
            at(0.12, 0.8),
            *curve([at(0.28, 0.8), at(0.38, 0.54), at(0.32, 0.26)], 4)[::1],
            at(0.14, 0.22),
        ],
    )
    yield area(
        "hull",
        [
            *curve(
                [
                    at(-0.62, 0.36),
                    at(-0.52, 0.16),
                    at(-0.2, 0.1),
                    at(0.25, 0.1),
                    at(0.5, 0.2),
                    at(0.58, 0.34),
                ],
                4,
            ),
            at(0.52, 0.06),
            at(0.68, 0.0),
            *curve([at(0.4, -0.06), at(0, -0.08), at(-0.42, -0.04), at(-0.66, 0.3)], 4),
        ],
    )
    yield stroke("foam", [at(-0.7, -0.06), at(0.8, -0.06)], size * 0.03)
    for n in range(8):
        yield stroke(
            "near.light", [at(-0.36 + n * 0.1, 0.05), at(-0.42 + n * 0.1, -0.08)], size * 0.02
        )


def cedar(x: float, foot: float, height: float) -> Iterator[Shape]:
    """A cedar: flat boughs in tiers."""
    half = height * 0.045
    yield area(
        "tree",
        [
            (x - half * 1.4, foot),
            (x + half * 1.4, foot),
            (x + half * 0.3, foot - height),
            (x - half * 0.3, foot - height),
        ],
    )
    for up, wide in ((0.34, 0.4), (0.5, 0.36), (0.65, 0.29), (0.79, 0.2), (0.92, 0.11)):
        y = foot - height * up
        for side in (-1, 1):
            yield disc(
                "tree", x + side * height * wide * 0.5, y, height * wide * 0.56, height * 0.055
            )
        yield disc("tree.shade", x, y + height * 0.025, height * wide * 0.8, height * 0.022)
