"""What a cutting machine follows on a sheet, as SVG and as DXF: a closed path for each piece.

Both are in millimetres with the sheet's own origin and size, in layers of their own colours.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from cardgen.imposition.arrangement import Arrangement
from cardgen.imposition.geometry import card_to_page
from cardgen.imposition.sheet import Sheet
from cardgen.outlines import Segments, polygon, rectangle
from cardgen.units import Box, Size

CutLayer = Literal["cut", "fold", "marks", "page"]


class Colour(NamedTuple):
    """A colour in SVG, and its number in DXF."""

    svg: str
    dxf: int


COLOURS: Mapping[CutLayer, Colour] = MappingProxyType(
    {
        "cut": Colour("#FF0000", 1),
        "fold": Colour("#0000FF", 5),
        "marks": Colour("#000000", 7),
        "page": Colour("#808080", 8),
    }
)


class CutFile(NamedTuple):
    """The paths of a sheet by their layer; a layer without any is left out of the file."""

    page: Size
    layers: tuple[tuple[CutLayer, tuple[Segments, ...]], ...]

    @property
    def pieces(self) -> int:
        """How many paths are cut."""
        return sum(len(paths) for layer, paths in self.layers if layer == "cut")


def cut_cards(arrangement: Arrangement, count: int) -> CutFile:
    """What frees the first `count` cards of a sheet, each along its trim."""
    cutter, page = arrangement.cutter, arrangement.page
    cuts = [_trim(arrangement, index) for index in range(count)]
    boxes = [patch.box for patch in cutter.patches(page)] if cutter else []
    return _cut_file(page, cuts, (), boxes)


def _trim(arrangement: Arrangement, index: int) -> Segments:
    box, turn = arrangement.slots[index]
    lying = Size(box.width, box.height)
    size = lying if turn in (0, 180) else lying.turned()
    return card_to_page(box, turn).segments(arrangement.shape.outline(size))


def cut_box(sheet: Sheet) -> CutFile:
    """What cuts a box out and scores its folds."""
    cuts = [cut.segments for cut in sheet.cuts if cut.role == "cut"]
    folds = [
        polygon(((one.x0, one.y0), (one.x1, one.y1)), closed=False)
        for one in sheet.lines
        if one.role == "fold"
    ]
    return _cut_file(sheet.page, cuts, folds, [patch.box for patch in sheet.patches])


def _cut_file(
    page: Size, cuts: Iterable[Segments], folds: Iterable[Segments], marks: Sequence[Box]
) -> CutFile:
    """The layers; without marks the page is one, to tell where on it the pieces lie."""
    frame = () if marks else (rectangle(Box(0, 0, *page)),)
    layers: tuple[tuple[CutLayer, tuple[Segments, ...]], ...] = (
        ("marks", tuple(rectangle(box) for box in marks)),
        ("page", frame),
        ("fold", tuple(folds)),
        ("cut", tuple(cuts)),
    )
    return CutFile(page, tuple((name, paths) for name, paths in layers if paths))


def write_svg(cuts: CutFile, title: str) -> str:
    """The file as SVG, its layers named for Inkscape too."""
    width, height = (_number(length) for length in cuts.page)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg"'
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        f' width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">',
        f"<title>{title}</title>",
        *(line for layer, paths in cuts.layers for line in _svg_layer(layer, paths)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _svg_layer(layer: CutLayer, paths: Sequence[Segments]) -> Iterator[str]:
    colour = COLOURS[layer].svg
    paint = f'fill="{colour}"' if layer == "marks" else f'fill="none" stroke="{colour}"'
    width = "" if layer == "marks" else ' stroke-width="0.1"'
    label = f'inkscape:groupmode="layer" inkscape:label="{layer}"'
    yield f'<g id="{layer}" {label} {paint}{width}>'
    for number, path in enumerate(paths, 1):
        yield f'<path id="{layer}-{number}" d="{_path_code(path)}"/>'
    yield "</g>"


def _path_code(path: Segments) -> str:
    return " ".join(
        " ".join([str(letter), *(_number(float(value)) for value in numbers)])
        for letter, *numbers in path
    )


def _number(value: float) -> str:
    """To a ten-thousandth of a millimetre, without needless zeros."""
    return f"{round(value, 4) + 0.0:.4f}".rstrip("0").rstrip(".")
