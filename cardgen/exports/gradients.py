"""Gradients as PDF shadings."""

from itertools import pairwise

from reportlab.pdfbase import pdfdoc

from cardgen.exports.operators import levels
from cardgen.layout.marks import Colour, Gradient

_SPACE = "DeviceRGB"


def shading(gradient: Gradient) -> pdfdoc.PDFShading:
    """The shading in the coordinates of the path it fills; its end colours reach on outside."""
    a, b, c, d = gradient.ends
    extend = pdfdoc.PDFArrayCompact(["true", "true"])
    function = _function(gradient)
    if gradient.kind == "linear":
        return pdfdoc.PDFAxialShading(a, b, c, d, function, _SPACE, Extend=extend)
    return pdfdoc.PDFRadialShading(a, b, 0, a, b, c, function, _SPACE, Extend=extend)


def _function(gradient: Gradient) -> pdfdoc.PDFFunction:
    stops = _spanning(gradient.stops)
    parts = [
        pdfdoc.PDFExponentialFunction(_array(start[1]), _array(end[1]), 1)
        for start, end in pairwise(stops)
    ]
    if len(parts) == 1:
        return parts[0]
    encode = [0, 1] * len(parts)
    bounds = [position for position, _ in stops[1:-1]]
    return pdfdoc.PDFStitchingFunction(parts, bounds, encode, Domain=pdfdoc.PDFArray([0, 1]))


def _spanning(stops: tuple[tuple[float, Colour], ...]) -> tuple[tuple[float, Colour], ...]:
    """The stops reaching from 0 to 1, the outer colours held."""
    if not stops:
        raise ValueError("a gradient needs at least one stop")
    (first, before), (last, after) = stops[0], stops[-1]
    opening = ((0.0, before),) if first > 0 or len(stops) == 1 else ()
    closing = ((1.0, after),) if last < 1 else ()
    return opening + stops + closing


def _array(colour: Colour) -> pdfdoc.PDFArray:
    return [round(level, 4) for level in levels(colour)]
