"""How the shapes of an SVG are painted."""

import re
from collections.abc import Mapping
from typing import Any

from cardgen.layout.marks import Path
from cardgen.layout.outlines import Segments
from cardgen.layout.svg_shapes import numbers
from cardgen.loading.suggest import listed

# The paint of what names none.
USUAL = {
    "fill": "#000000",
    "stroke": "none",
    "stroke-width": "1",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    "fill-rule": "nonzero",
}
_WORDS = {
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "fill-rule": ("nonzero", "evenodd"),
}
_COLOUR = re.compile("#(?:[0-9A-Fa-f]{3}){1,2}")


def painted(segments: Segments, paint: Mapping[str, str]) -> Path:
    """An outline with the paints that hold for it; ValueError for one that is none."""
    (width,) = numbers(paint["stroke-width"], "stroke-width", 1)
    return Path(
        segments,
        fill=colour(paint["fill"], "fill"),
        stroke=colour(paint["stroke"], "stroke"),
        width=width,
        cap=_word(paint, "stroke-linecap"),
        join=_word(paint, "stroke-linejoin"),
        evenodd=_word(paint, "fill-rule") == "evenodd",
    )


def colour(value: str, name: str) -> str | None:
    """#RRGGBB in capitals, of #RGB too; None for `none`."""
    if value == "none":
        return None
    if not _COLOUR.fullmatch(value):
        raise ValueError(f'{name}="{value}", expected #RRGGBB or none')
    digits = value[1:].upper()
    return f"#{digits if len(digits) == 6 else ''.join(one * 2 for one in digits)}"


def _word(paint: Mapping[str, str], name: str) -> Any:
    if paint[name] not in _WORDS[name]:
        raise ValueError(f'{name}="{paint[name]}", expected {listed(_WORDS[name])}')
    return paint[name]
