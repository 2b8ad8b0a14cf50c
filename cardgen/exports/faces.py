"""Words of a document as encoded runs, and the subset fonts embedded for them."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path as FilePath
from typing import Protocol

from reportlab.pdfbase import pdfdoc
from reportlab.pdfbase.ttfonts import TTFontFace

from cardgen.exports.encoding import Encoding, Kerned, lacking
from cardgen.exports.streams import Stream

Words = Iterable[tuple[str, str]]


class Shaped(Kerned, Protocol):
    """A shaped word: kerning, and the characters that the face has no glyph for."""

    @property
    def missing(self) -> str: ...


class Shapes(Protocol):
    """Where kerning and font files come from; `cardgen.layout.fonts.Faces` is one."""

    def shape(self, name: str, word: str) -> Shaped: ...

    def file(self, name: str) -> FilePath: ...


class Alphabet:
    """The faces of one document, each with the characters that the whole document sets in it.

    Resource names and codes depend on these sets alone, never on the order of pages.
    """

    def __init__(self, shapes: Shapes, words: Words) -> None:
        self._shapes = shapes
        characters: dict[str, set[str]] = {}
        for face, word in words:
            characters.setdefault(face, set()).update(word)
        self.encodings: Mapping[str, Encoding] = {
            face: Encoding(characters[face]) for face in sorted(characters)
        }
        self._names = {face: f"F{n}" for n, face in enumerate(self.encodings, 1)}

    @property
    def codes(self) -> bytes:
        """What the streams of pages depend on, as a digest: names of fonts, codes of characters."""
        moved = [(face, sorted(each.moved)) for face, each in self.encodings.items()]
        return blake2b(repr(moved).encode(), digest_size=16).digest()

    def resource(self, face: str, subset: int) -> str:
        """The name of a subset font in page resources."""
        return f"{self._names[face]}.{subset}" if subset else self._names[face]

    def encoded(self, face: str, word: str) -> tuple[tuple[str, str], ...]:
        """The word as (resource name, inside of a TJ string); Stop when a glyph is missing."""
        shaped = self._shapes.shape(face, word)
        if shaped.missing:
            raise lacking(face, word, shaped.missing)
        runs = self.encodings[face].runs(word, shaped.kerns)
        return tuple((self.resource(face, run.subset), run.body) for run in runs)

    def embed(self, document: pdfdoc.PDFDocument) -> None:
        """Add every subset font to the document's font resources."""
        fonts = document.idToObject[pdfdoc.BasicFonts].dict
        for face, encoding in self.encodings.items():
            font = TTFontFace(str(self._shapes.file(face)))
            for subset, codes in enumerate(encoding.subsets):
                fonts[self.resource(face, subset)] = _font(document, font, codes)


def _font(
    document: pdfdoc.PDFDocument, face: TTFontFace, codes: Mapping[int, int]
) -> pdfdoc.PDFTrueTypeFont:
    first, last = min(codes), max(codes)
    points = [codes.get(code, 0) for code in range(last + 1)]
    name = f"{_tag(codes)}+{face.name.decode('ascii')}"
    font = pdfdoc.PDFTrueTypeFont()
    font.BaseFont, font.FirstChar, font.LastChar = name, first, last
    widths = [face.getCharWidth(point) if point else 0 for point in points[first:]]
    font.Widths = pdfdoc.PDFArray(widths)
    cmap = Stream(content=to_unicode(codes), filters=[pdfdoc.PDFZCompress])
    font.ToUnicode = document.Reference(cmap, f"toUnicode:{name}")
    font.FontDescriptor = face.addSubsetObjects(document, name, points)
    file = f"fontFile:{face.filename}({name})"
    held = document.idToObject[file]
    document.idToObject[file] = Stream(held.dictionary, held.content, held.filters)
    return document.Reference(font, f"font:{name}")


def _tag(codes: Mapping[int, int]) -> str:
    """Six capitals that tell this subset from other subsets of the same font."""
    digest = blake2b(repr(sorted(codes.items())).encode(), digest_size=6).digest()
    return "".join(chr(ord("A") + byte % 26) for byte in digest)


def _hex(point: int) -> str:
    return chr(point).encode("utf-16-be").hex().upper()


def to_unicode(codes: Mapping[int, int]) -> str:
    """The CMap that turns codes back into characters, in blocks of 100 as the format asks."""
    pairs = [f"<{code:02X}> <{_hex(point)}>" for code, point in sorted(codes.items())]
    lines = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
        "1 begincodespacerange <00> <FF> endcodespacerange",
    ]
    for start in range(0, len(pairs), 100):
        block = pairs[start : start + 100]
        lines += [f"{len(block)} beginbfchar", *block, "endbfchar"]
    lines.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(lines)
