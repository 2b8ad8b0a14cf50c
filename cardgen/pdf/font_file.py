"""Font files as a document embeds them: HarfBuzz cuts a face down to some characters, and the map
from codes to glyphs is ours.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from struct import pack, unpack_from
from typing import Any

import uharfbuzz as hb

from cardgen.pdf.objects import Document, dictionary, packed_stream
from cardgen.pdf.operators import write_number

_EM = 1000  # units of an em in a PDF
_POSTSCRIPT_NAME = 6  # the number of a name, as OpenType has it
# Of a face, a PDF reads its outlines, metrics and instructions, and the map of its codes.
_DROPPED = ("GDEF", "GPOS", "GSUB", "OS/2", "gasp", "name", "post", "STAT")
_SYMBOLIC, _ITALIC = 4, 64  # flags of a font, whose codes are those of no standard


class FontFile:
    """A TrueType file that documents embed; its lengths are in thousandths of an em. ValueError
    where it has no name."""

    def __init__(self, file: Path) -> None:
        self._face = hb.Face(hb.Blob.from_file_path(str(file)))
        self._font = hb.Font(self._face)
        self._scale = _EM / self._face.upem
        self.name: str = self._face.get_name(_POSTSCRIPT_NAME) or ""
        if not self.name:
            raise ValueError("it has no name")

    def embed(self, document: Document, name: str, codes: Mapping[int, int], cmap: str) -> bytes:
        """The font of the characters of these codes, under a name of its own, once its file is
        added to a document; `cmap` turns codes back into characters."""
        first, last = min(codes), max(codes)
        points = [codes.get(code, 0) for code in range(first, last + 1)]
        widths = b"[%b]" % " ".join(map(self._width, points)).encode()
        return dictionary(
            {
                "Type": "/Font",
                "Subtype": "/TrueType",
                "BaseFont": f"/{name}",
                "FirstChar": first,
                "LastChar": last,
                "Widths": widths,
                "ToUnicode": document.add(packed_stream(cmap.encode())),
                "FontDescriptor": document.add(self._descriptor(document, name, first, points)),
            }
        )

    def _width(self, point: int) -> str:
        glyph = self._font.get_nominal_glyph(point) if point else None
        width = self._font.get_glyph_h_advance(glyph) if glyph else 0
        return write_number(width * self._scale, 2)

    def _descriptor(
        self, document: Document, name: str, first: int, points: Sequence[int]
    ) -> bytes:
        """What a viewer is told of the face: ISO 32000-1, 9.8."""
        head, hhea = self._table("head"), self._table("hhea")
        system, post = self._table("OS/2"), self._table("post")
        box = " ".join(map(self._length, unpack_from(">4h", head, 36)))
        (weight,), (lean,) = unpack_from(">H", system, 4), unpack_from(">i", post, 4)
        file = subset_file(self._face, first, points)
        return dictionary(
            {
                "Type": "/FontDescriptor",
                "FontName": f"/{name}",
                "Flags": _SYMBOLIC | (_ITALIC if lean else 0),
                "FontBBox": f"[{box}]",
                "ItalicAngle": lean / 65536,
                "Ascent": self._length(*unpack_from(">h", hhea, 4)),
                "Descent": self._length(*unpack_from(">h", hhea, 6)),
                "CapHeight": self._length(*unpack_from(">h", system, 88)),
                "StemV": 50 + int((weight / 65) ** 2),  # as wide as such a weight is, about
                "FontFile2": document.add(packed_stream(file, b"/Length1 %d" % len(file))),
            }
        )

    def _table(self, tag: str) -> bytes:
        return bytes(self._face.reference_table(tag).data)

    def _length(self, units: int) -> str:
        return str(round(units * self._scale))


def subset_file(face: Any, first: int, points: Sequence[int]) -> bytes:
    """The file of a face with the glyphs of some characters alone, which are told by their code,
    from the `first` on; 0 where a code has none."""
    wanted = hb.SubsetInput()
    wanted.unicode_set.update(point for point in points if point)
    wanted.drop_table_tag_set.update(int.from_bytes(tag.encode(), "big") for tag in _DROPPED)
    cut = wanted.subset(face)
    font = hb.Font(cut)
    glyphs = [font.get_nominal_glyph(point) or 0 if point else 0 for point in points]
    tables = {tag: bytes(cut.reference_table(tag).data) for tag in cut.table_tags}
    return _font_file({**tables, "cmap": _code_table(first, glyphs)})


def _code_table(first: int, glyphs: Sequence[int]) -> bytes:
    """The glyphs of codes as a table `cmap` of one map, which is all that PDF/A lets one have whose
    codes are no standard: format 6, platform Macintosh."""
    length = 10 + 2 * len(glyphs)
    fields = (0, 1, 1, 0, 0, 12, 6, length, 0, first, len(glyphs), *glyphs)
    return pack(f">{len(fields)}H", *fields)


def _font_file(tables: Mapping[str, bytes]) -> bytes:
    """Tables as a file, with their places and sums."""
    face = hb.Face.create_for_tables(lambda _, tag, __: tables.get(tag), None)
    face.set_get_table_tags_func(lambda *_: list(tables), None)
    return bytes(face.blob.data)
