"""Colours mixed, and paths in other tones: on a ramp, paler, in thinner lines."""

from collections.abc import Sequence
from functools import lru_cache

from cardgen.layout.marks import Colour, Gradient, Path

WEIGHTS = (0.299, 0.587, 0.114)  # of red, green and blue in lightness, as television takes them
DARK = 0.25  # lightness of what is drawn in ink: outlines, figures, the dark of a picture
DARK_SHAPE = 0.32  # of a shape without an outline, such as an arrow, which would vanish if paler


def toned(path: Path, ramp: Sequence[Colour]) -> Path:
    """A path in colours of the ramp, which runs from dark to light."""
    colours = tuple(ramp)
    fill = path.fill
    if isinstance(fill, Gradient):
        stops = tuple((at, tone(colour, colours)) for at, colour in fill.stops)
        fill = fill._replace(stops=stops)
    elif fill:
        fill = tone(fill, colours)
    return path._replace(fill=fill, stroke=path.stroke and tone(path.stroke, colours))


@lru_cache(maxsize=4096)  # a scene has some twenty colours and hundreds of paths
def tone(colour: Colour, ramp: tuple[Colour, ...]) -> Colour:
    """The colour of the ramp that is as light: black is its first, white its last."""
    at = lightness(colour) * (len(ramp) - 1)
    index = min(int(at), len(ramp) - 2)
    return mixed(ramp[index], ramp[index + 1], at - index)


PALE_GROUND = 0.85  # white at the least in a ground as dark as ink: figures in ink stand on it


def paled(path: Path, share: float, thin: float = 0.0, *, ground: bool = False) -> Path:
    """A path whose fill has so much white in it, its line a share `thin` thinner; what is as dark
    as ink stays so.

    Of a `ground`, on which something dark is to stand, only what has no outline stays, and what was
    as dark as ink becomes nearly white. A thinner line in colour, which has no outline either,
    becomes half as pale.
    """
    line = path.stroke
    if line and thin and lightness(line) >= DARK_SHAPE:
        line = mixed(line, "#FFFFFF", share / 2)
    path = path._replace(stroke=line, width=path.width * (1 - thin))
    fill = path.fill
    dark = DARK_SHAPE if not path.stroke else 0.0 if ground else DARK
    if not share or not isinstance(fill, str) or lightness(fill) < dark:
        return path
    white = max(share, PALE_GROUND) if lightness(fill) < DARK else share
    return path._replace(fill=mixed(fill, "#FFFFFF", white))


def lightness(colour: Colour) -> float:
    """From 0 for black to 1 for white."""
    return sum(w * part for w, part in zip(WEIGHTS, _parts(colour), strict=True)) / 255


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """A colour between two: `share` 0 is the first, 1 the second."""
    pairs = zip(_parts(first), _parts(second), strict=True)
    parts = (round(a + (b - a) * share) for a, b in pairs)
    return "#" + "".join(f"{part:02X}" for part in parts)


def _parts(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
