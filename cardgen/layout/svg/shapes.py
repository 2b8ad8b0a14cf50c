"""The shapes of an SVG as painted outlines: what each takes, and nothing else."""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from cardgen.layout.marks import Path
from cardgen.layout.svg.path_code import LARGEST, read_path
from cardgen.outlines import Segments, ellipse, polygon, rectangle
from cardgen.suggest import join_words
from cardgen.units import Box

Attributes = Mapping[str, str]


class Shape(NamedTuple):
    """An element: attributes it must have, may have, and how they become an outline."""

    needs: tuple[str, ...]
    outline: Callable[[Attributes], Segments]
    may: tuple[str, ...] = ()


class UnknownAttributeError(ValueError):
    """An attribute that would otherwise be passed over in silence."""


def shape_outline(tag: str, attributes: Attributes) -> Segments:
    """The outline of one element; ValueError says which attribute is wrong."""
    shape = SHAPES[tag]
    for name in shape.needs:
        if name not in attributes:
            raise ValueError(f"{name} is missing")
    refuse_unknown_attributes(attributes, (*shape.needs, *shape.may))
    return shape.outline(attributes)


def refuse_unknown_attributes(attributes: Attributes, known: Sequence[str]) -> None:
    """UnknownAttributeError for the first that is none of those known."""
    for name in attributes:
        if name not in known:
            raise UnknownAttributeError(f'the attribute "{name}" is not understood here')


def read_numbers(written: str, name: str, count: int) -> list[float]:
    """Exactly `count` plain numbers; ValueError names the attribute."""
    found = split_numbers(written, name)
    if len(found) != count:
        raise ValueError(f'{name}="{written}", expected {count} numbers')
    return found


def split_numbers(written: str, name: str) -> list[float]:
    """Numbers parted by spaces or commas, without units; ValueError names the attribute."""
    return [_plain(word, name) for word in written.replace(",", " ").split()]


def _plain(word: str, name: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = math.nan
    if not math.isfinite(number) or "_" in word:
        raise ValueError(f'{name}="{word}", expected a plain number')
    if abs(number) > LARGEST:
        raise ValueError(f'{name}="{word}" is too large')
    return number


def _read(attributes: Attributes, *names: str) -> list[float]:
    return [_plain(attributes.get(name, "0"), name) for name in names]


def _rect(a: Attributes) -> Segments:
    if "rx" in a and "ry" in a and a["rx"] != a["ry"]:
        raise ValueError("rx and ry differ, expected corners that are round")
    (radius,) = _read(a, "rx" if "rx" in a else "ry")
    return rectangle(Box(*_read(a, "x", "y", "width", "height")), radius)


def _circle(a: Attributes) -> Segments:
    x, y, r = _read(a, "cx", "cy", "r")
    return ellipse(x, y, r, r)


def _ellipse(a: Attributes) -> Segments:
    return ellipse(*_read(a, "cx", "cy", "rx", "ry"))


def _line(a: Attributes) -> Segments:
    x1, y1, x2, y2 = _read(a, "x1", "y1", "x2", "y2")
    return polygon(((x1, y1), (x2, y2)), closed=False)


def _points(a: Attributes, *, closed: bool) -> Segments:
    found = split_numbers(a["points"], "points")
    if len(found) < 4 or len(found) % 2:
        raise ValueError(f'points="{a["points"]}", expected at least two pairs of numbers')
    return polygon(tuple(zip(found[::2], found[1::2], strict=True)), closed=closed)


SHAPES = {
    "path": Shape(("d",), lambda a: read_path(a["d"])),
    "rect": Shape(("width", "height"), _rect, ("x", "y", "rx", "ry")),
    "circle": Shape(("r",), _circle, ("cx", "cy")),
    "ellipse": Shape(("rx", "ry"), _ellipse, ("cx", "cy")),
    "line": Shape(("x1", "y1", "x2", "y2"), _line),
    "polygon": Shape(("points",), lambda a: _points(a, closed=True)),
    "polyline": Shape(("points",), lambda a: _points(a, closed=False)),
}


# The paint of what names none.
USUAL_PAINT = {
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


def paint_outline(segments: Segments, paint: Mapping[str, str]) -> Path:
    """An outline with the paints that hold for it; ValueError for one that is none."""
    (width,) = read_numbers(paint["stroke-width"], "stroke-width", 1)
    return Path(
        segments,
        fill=read_colour(paint["fill"], "fill"),
        stroke=read_colour(paint["stroke"], "stroke"),
        width=width,
        cap=_word(paint, "stroke-linecap"),
        join=_word(paint, "stroke-linejoin"),
        evenodd=_word(paint, "fill-rule") == "evenodd",
    )


def read_colour(value: str, name: str) -> str | None:
    """#RRGGBB in capitals, of #RGB too; None for `none`."""
    if value == "none":
        return None
    if not _COLOUR.fullmatch(value):
        raise ValueError(f'{name}="{value}", expected #RRGGBB or none')
    digits = value[1:].upper()
    return f"#{digits if len(digits) == 6 else ''.join(one * 2 for one in digits)}"


def _word(paint: Mapping[str, str], name: str) -> Any:
    if paint[name] not in _WORDS[name]:
        raise ValueError(f'{name}="{paint[name]}", expected {join_words(_WORDS[name])}')
    return paint[name]
