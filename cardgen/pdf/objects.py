"""All that is asked of reportlab's inside: objects of a PDF document, its fonts, its shadings.

No other file knows that inside, which no documentation promises. Values of PDF have no types there,
so they are `Any` here.

PDF/A wants a line end between the data of a stream and `endstream`, which reportlab leaves out.
It is one of two signs, since data that end in the first of them and a line end that is only
the second would together be taken for one.
"""

import os
import sys
from collections.abc import Mapping
from functools import lru_cache
from importlib.util import LazyLoader, find_spec, module_from_spec
from itertools import pairwise
from pathlib import Path
from typing import Any
from zlib import compress

from cardgen.layout.marks import Colour, Gradient
from cardgen.model.finding import Stop
from cardgen.pdf.compact_file import compact_file
from cardgen.pdf.operators import rgb_levels


def _load_when_used(package: str, name: str) -> None:
    """Let a module of a package be loaded by whoever looks into it first, if nobody has yet."""
    full = f"{package}.{name}"
    spec = find_spec(full)
    if full in sys.modules or spec is None or spec.loader is None:
        return
    spec.loader = LazyLoader(spec.loader)
    sys.modules[full] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    setattr(sys.modules[package], name, module)


_load_when_used("PIL", "Image")  # which takes 7 ms, and reportlab needs it for pictures alone

from reportlab.pdfbase import pdfdoc  # noqa: E402  # after that
from reportlab.pdfbase.ttfonts import TTFontFace  # noqa: E402  # after that, too

_END = b"endstream\n"
_IN_LINE = 6  # entries of a dictionary
DATE = "SOURCE_DATE_EPOCH"  # the date of documents, as whoever builds programs gives it
LAST_DATE = 253_402_300_799  # the end of the year 9999


def _refuse_odd_date(written: str) -> None:
    """Stop where reportlab would not understand the date that all programs are given."""
    digits = written.isascii() and written.isdecimal() and len(written) <= len(str(LAST_DATE))
    if written and not (digits and int(written) <= LAST_DATE):
        message = f'{DATE} is "{written}", not the seconds since the beginning of 1970'
        raise Stop(message, help=f"type unset {DATE}, or give it a number")


class Dictionary(pdfdoc.PDFDictionary):  # type: ignore[misc]  # reportlab has no types
    """Entries by name; a text that begins with / is a name of PDF."""


class Array(pdfdoc.PDFArray):  # type: ignore[misc]  # reportlab has no types
    """Values in a row."""


class TextString(pdfdoc.PDFString):  # type: ignore[misc]  # reportlab has no types
    """Words for people."""


class OutlineLine(pdfdoc.PDFObject):  # type: ignore[misc]  # reportlab has no types
    """A line of the outline with none below it, as reportlab would write it: a file has one for
    each card, and to write one by way of a dictionary takes five times as long."""

    def __init__(self, title: str, page: Any, linked: Mapping[str, Any]) -> None:
        self._title, self._page, self._linked = text_string(title), page, sorted(linked.items())

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        numbers = document.idToObjectNumberAndVersion
        parts = [b"/Dest [ %d 0 R /Fit ]" % numbers[self._page.name][0]]
        parts += [b"/%b %d 0 R" % (key.encode(), numbers[of.name][0]) for key, of in self._linked]
        return b"<<\n%b /Title %b\n>>" % (b" ".join(parts), self._title)


class Stream(pdfdoc.PDFStream):  # type: ignore[misc]  # reportlab has no types
    """Bytes with a dictionary: those of reportlab leave that line end out."""

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        written = bytes(super().format(document))
        return written.removesuffix(_END) + b"\r\nendstream"


def compressed_stream(content: bytes | str, entries: Mapping[str, Any] | None = None) -> Stream:
    """A stream that is compressed when the document is written."""
    return Stream(Dictionary(dict(entries or {})), content, [pdfdoc.PDFZCompress])


def packed_stream(content: bytes) -> bytes:
    """A stream of its own, as an object."""
    return plain_stream(b"/Filter/FlateDecode", compress(content))


@lru_cache(maxsize=1024)
def pack_form(operators: bytes, effort: int) -> bytes:
    """The operators of a form, packed. Drawings without words are the same in the files of all
    languages: of the forms of a build, half are met again."""
    return compress(operators, effort)


def plain_stream(entries: bytes, content: bytes) -> bytes:
    """A stream as an object, its content as it is."""
    return b"<<%b/Length %d>>stream\n%b\r\nendstream" % (entries, len(content), content)


def text_string(words: str) -> bytes:
    """Words for people, as written."""
    return bytes(TextString(words).format(pdfdoc.DummyDoc()))


def written_dictionary(entries: Mapping[str, bytes]) -> bytes:
    """Written entries as reportlab would write a dictionary of them: hundreds of drawings have one,
    and to write it by way of an object takes four times as long."""
    parts = [b"/%b %b" % (name.encode(), written) for name, written in sorted(entries.items())]
    lines = [b" ".join(parts[start : start + _IN_LINE]) for start in range(0, len(parts), _IN_LINE)]
    return b"<<\n%b\n>>" % b" \n  ".join(lines)


def fonts_reference() -> Any:
    """What refers to the fonts of a document."""
    return pdfdoc.PDFObjectReference(pdfdoc.BasicFonts)


class Document:
    """A document being made: objects by name, pages, and what its catalog says.

    Objects are numbered in the order in which they are added.
    """

    def __init__(self, version: tuple[int, int]) -> None:
        _refuse_odd_date(os.environ.get(DATE, "").strip())
        self._version = version
        self._inner = pdfdoc.PDFDocument(
            dummyoutline=1, compression=1, invariant=1, pdfVersion=version
        )

    def add(self, thing: Any, name: str) -> Any:
        """The reference to an object, which is added under a name."""
        return self._inner.Reference(thing, name)

    def reference(self, name: str) -> Any:
        """The reference to an object that is added before the document is written."""
        return pdfdoc.PDFObjectReference(name)

    def written_reference(self, reference: Any) -> bytes:
        """A reference to an object that has been added, as written."""
        return bytes(reference.format(self._inner))

    def promise(self, name: str) -> bytes:
        """The reference, as written, to an object that `keep` adds later."""
        return self.written_reference(self.add(b"", name))

    def keep(self, name: str, thing: Any) -> None:
        """Put an object where one was promised."""
        self._inner.idToObject[name] = thing

    def add_content(self, stream: bytes, name: str) -> bytes:
        """Add what a page paints, which makes the signature of the file; its reference, written."""
        self._inner.updateSignature(stream)
        return bytes(self.add(stream, name).format(self._inner))

    def form(self, corners: str, resources: bytes, packed: bytes) -> bytes:
        """A form XObject, written as reportlab would: a document has hundreds, and to write one by
        way of a dictionary takes ten times as long."""
        entries = b"/BBox [%b] /Filter /FlateDecode /Length %d /Resources %b /Subtype /Form"
        head = entries % (corners.encode(), len(packed), resources)
        return b"<<\n%b /Type /XObject\n>>\nstream\n%b\r\nendstream" % (head, packed)

    def page_tree(self) -> bytes:
        """The reference, as written, to what all pages have as their parent."""
        return bytes(self._inner.Reference(self._inner.Pages).format(self._inner))

    def add_page(self, node: bytes, name: str) -> None:
        self._inner.Pages.addPage(self.add(node, name))

    @property
    def pages(self) -> list[Any]:
        """The references to the pages added so far."""
        return list(self._inner.Pages.pages)

    def page_references(self) -> list[bytes]:
        """The same as written."""
        return [bytes(page.format(self._inner)) for page in self.pages]

    def describe(self, catalog: Mapping[str, Any], information: Dictionary) -> None:
        """Set entries of the catalog, and the information dictionary."""
        written = self._inner.Catalog
        for name, value in catalog.items():
            setattr(written, name, value)
        written.__NoDefault__ = [*dict.fromkeys((*written.__NoDefault__, *catalog))]
        self._inner.info = information

    def embed_font(
        self, resource: str, face: TTFontFace, name: str, codes: Mapping[int, int], cmap: str
    ) -> None:
        """Add the subset `name` of a font under a name of page resources.

        `codes` are characters by code, and `cmap` the map that turns codes back into them.
        """
        first, last = min(codes), max(codes)
        points = [codes.get(code, 0) for code in range(last + 1)]
        font = pdfdoc.PDFTrueTypeFont()
        font.BaseFont, font.FirstChar, font.LastChar = name, first, last
        font.Widths = Array([face.getCharWidth(p) if p else 0 for p in points[first:]])
        font.ToUnicode = self.add(compressed_stream(cmap), f"toUnicode:{name}")
        font.FontDescriptor = face.addSubsetObjects(self._inner, name, points)
        file = f"fontFile:{face.filename}({name})"
        held = self._inner.idToObject[file]
        self.keep(file, Stream(held.dictionary, held.content, held.filters))
        self._inner.idToObject[pdfdoc.BasicFonts].dict[resource] = self.add(font, f"font:{name}")

    def written(self, *, compact: bool = False) -> bytes:
        """The whole file, its small objects packed together where it is to be `compact`."""
        return self._compact() if compact else bytes(self._inner.format())

    def _compact(self) -> bytes:
        inner = self._inner
        catalog, information = (
            bytes(inner.Reference(one).format(inner)) for one in (inner.Catalog, inner.info)
        )
        objects = list[bytes]()
        while (number := len(objects) + 1) in inner.numberToId:  # writing one may add others
            written = pdfdoc.format(inner.idToObject[inner.numberToId[number]], inner, toplevel=1)
            objects.append(bytes(written))
        entries = {"Root": catalog, "Info": information, "ID": bytes(inner.ID())}
        return compact_file(self._version, objects, entries)


def font_face(file: Path) -> Any:
    """A font file as `Document.embed_font` takes it; its PostScript name is `name`, in bytes.

    Reading one takes longer than embedding it, and all documents of a build have the same few.
    """
    found = os.stat(file)
    return _font_face(str(file), found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


@lru_cache(maxsize=16)
def _font_face(file: str, *_which: int) -> TTFontFace:
    """A font file by its path and by which file stands there."""
    return TTFontFace(file)


_SPACE = "DeviceRGB"


def gradient_shading(gradient: Gradient) -> pdfdoc.PDFShading:
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
    return [round(level, 4) for level in rgb_levels(colour)]
