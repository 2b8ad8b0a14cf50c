"""Gradients as shadings of PDF."""

from itertools import pairwise

from cardgen.layout.marks import Colour, Gradient
from cardgen.pdf.operators import rgb_levels, write_number

_LINEAR, _RADIAL = 2, 3  # kinds of shadings, and of functions: one that joins others, one that goes
_JOINED, _EVEN = 3, 2  # evenly from one colour to another (ISO 32000-1, 8.7.4.5 and 7.10)


def gradient_shading(gradient: Gradient) -> bytes:
    """The shading in the coordinates of the path it fills; its end colours reach on outside."""
    a, b, c, d = gradient.ends
    linear = gradient.kind == "linear"
    coordinates = (a, b, c, d) if linear else (a, b, 0, a, b, c)
    return b"<</ShadingType %d/ColorSpace/DeviceRGB/Coords[%b]/Extend[true true]/Function %b>>" % (
        _LINEAR if linear else _RADIAL,
        _numbers(*coordinates),
        _function(gradient),
    )


def _function(gradient: Gradient) -> bytes:
    stops = _spanning(gradient.stops)
    parts = [_part(start[1], end[1]) for start, end in pairwise(stops)]
    if len(parts) == 1:
        return parts[0]
    bounds = _numbers(*(position for position, _ in stops[1:-1]))
    encode = _numbers(*(0, 1) * len(parts))
    return b"<</FunctionType %d/Domain[0 1]/Bounds[%b]/Encode[%b]/Functions[%b]>>" % (
        _JOINED,
        bounds,
        encode,
        b"".join(parts),
    )


def _part(start: Colour, end: Colour) -> bytes:
    first, last = (_numbers(*rgb_levels(colour)) for colour in (start, end))
    return b"<</FunctionType %d/Domain[0 1]/N 1/C0[%b]/C1[%b]>>" % (_EVEN, first, last)


def _numbers(*values: float) -> bytes:
    return " ".join(write_number(value, 4) for value in values).encode()


def _spanning(stops: tuple[tuple[float, Colour], ...]) -> tuple[tuple[float, Colour], ...]:
    """The stops reaching from 0 to 1, the outer colours held."""
    if not stops:
        raise ValueError("a gradient needs at least one stop")
    (first, before), (last, after) = stops[0], stops[-1]
    opening = ((0.0, before),) if first > 0 or len(stops) == 1 else ()
    closing = ((1.0, after),) if last < 1 else ()
    return opening + stops + closing
