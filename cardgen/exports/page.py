"""A page as a value: faces placed on it, and marks of its own."""

from typing import NamedTuple

from cardgen.layout.face import Face
from cardgen.layout.marks import Mark
from cardgen.sheets.affine import Affine
from cardgen.units import Box, Size


class Placed(NamedTuple):
    """A face on a page: `matrix` maps the card's mm to the page's, `clip` is what it may paint on,
    in the card's mm (its trim grown by the bleed)."""

    face: Face
    matrix: Affine
    clip: Box


class Page(NamedTuple):
    """`size` in mm; `marks` are painted over the faces. A `label` is the page's name in viewers,
    a `bookmark` its line in the outline; both may be empty."""

    size: Size
    placed: tuple[Placed, ...] = ()
    marks: tuple[Mark, ...] = ()
    label: str = ""
    bookmark: str = ""
