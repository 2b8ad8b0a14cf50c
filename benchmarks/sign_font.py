"""The icons as a colour font, OpenType with SVG glyphs: what Typst sets quickest."""

from collections.abc import Iterable
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.S_V_G_ import SVGDocument

from cardgen.layout.marks import Drawing
from cardgen.layout.marks import Path as PathMark

FIRST = 0xE000  # the private use area
EM, ASCENT = 1000, 769  # as the layout hangs inline icons: a quarter of an em below the baseline


def write_sign_font(
    file: Path, signs: Iterable[tuple[str, Drawing]]
) -> dict[str, tuple[str, float]]:
    """Save the font and return the character and the width of each sign; all are one em tall."""
    drawn = list(signs)
    names = [".notdef", *(f"sign{index}" for index in range(len(drawn)))]
    empty = TTGlyphPen(None).glyph()
    widths = [EM // 2, *(round(d.box.width / d.box.height * EM) for _, d in drawn)]
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({FIRST + index: name for index, name in enumerate(names[1:])})
    builder.setupGlyf(dict.fromkeys(names, empty))
    builder.setupHorizontalMetrics({n: (w, 0) for n, w in zip(names, widths, strict=True)})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=ASCENT - EM)
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=ASCENT - EM)
    builder.setupNameTable({"familyName": "Signs", "styleName": "Regular", "psName": "Signs"})
    builder.setupPost()
    table = builder.font["SVG "] = newTable("SVG ")
    table.docList = [
        SVGDocument(_glyph(index, drawing), index, index, False)
        for index, (_, drawing) in enumerate(drawn, 1)
    ]
    builder.save(file)
    return {
        name: (chr(FIRST + index), drawing.box.width / drawing.box.height)
        for index, (name, drawing) in enumerate(drawn)
    }


def _glyph(index: int, drawing: Drawing) -> str:
    scale = EM / drawing.box.height
    place = f"translate({-drawing.box.x * scale} {-drawing.box.y * scale - ASCENT}) scale({scale})"
    paths = "".join(_path(mark) for mark in drawing.marks if isinstance(mark, PathMark))
    svg = '<svg xmlns="http://www.w3.org/2000/svg">'
    return f'{svg}<g id="glyph{index}" transform="{place}">{paths}</g></svg>'


def _path(mark: PathMark) -> str:
    code = " ".join(
        letter + " ".join(f"{number:.2f}" for number in numbers if not isinstance(number, str))
        for letter, *numbers in mark.segments
    )
    rule = ' fill-rule="evenodd"' if mark.evenodd else ""
    line = f' stroke="{mark.stroke}" stroke-width="{mark.width:.2f}"' if mark.stroke else ""
    ends = f' stroke-linecap="{mark.cap}" stroke-linejoin="{mark.join}"' if mark.stroke else ""
    return f'<path d="{code}" fill="{mark.fill or "none"}"{rule}{line}{ends}/>'
