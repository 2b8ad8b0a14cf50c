"""Objects of a PDF document: streams, named resources that all pages share, shadings.

PDF/A wants a line end between the data of a stream and `endstream`, which reportlab leaves out.
It is one of two signs, since data that end in the first of them and a line end that is only
the second would together be taken for one.
"""

from collections.abc import Callable, Iterable
from hashlib import blake2b
from itertools import pairwise
from string import ascii_letters, digits
from typing import Any
from zlib import compress

from reportlab.pdfbase import pdfdoc

from cardgen.layout.marks import Colour, Gradient
from cardgen.pdf.operators import rgb_levels

_END = b"endstream\n"


class Stream(pdfdoc.PDFStream):  # type: ignore[misc]  # reportlab has no types
    """A stream of reportlab's, which leaves that line end out."""

    def format(self, document: pdfdoc.PDFDocument) -> bytes:
        written = bytes(super().format(document))
        return written.removesuffix(_END) + b"\r\nendstream"


def packed_stream(content: bytes) -> bytes:
    """A stream of its own, as an object."""
    return plain_stream(b"/Filter/FlateDecode", compress(content))


def plain_stream(entries: bytes, content: bytes) -> bytes:
    """A stream as an object, its content as it is."""
    return b"<<%b/Length %d>>stream\n%b\r\nendstream" % (entries, len(content), content)


_SIGNS = ascii_letters + digits
_SHORTEST = 4


class SharedResources:
    """What page contents refer to by name.

    A name is made from the content of what it names: it does not change when cards are added,
    taken away or put in another order, and neither does the stream of a page that uses it.
    """

    def __init__(self, document: pdfdoc.PDFDocument) -> None:
        self._document = document
        self._digests: dict[str, bytes] = {}
        self._kinds = {"XObject": pdfdoc.PDFDictionary(), "Shading": pdfdoc.PDFDictionary()}

    def add(self, kind: str, content: bytes, make: Callable[[], pdfdoc.PDFObject]) -> str:
        """The name of a resource; `make` builds it unless equal content is there already."""
        digest = blake2b(content, digest_size=16).digest()
        name = self._free_name(digest)
        if name not in self._digests:
            self._digests[name] = digest
            self._kinds[kind][name] = self._document.Reference(make(), f"{kind}:{name}")
        return name

    def _free_name(self, digest: bytes) -> str:
        """A few letters of the digest, more where another content took them."""
        letters = _resource_name(digest)
        length = _SHORTEST
        while self._digests.get(letters[:length], digest) != digest:
            length += 1
        return letters[:length]

    def all(self) -> pdfdoc.PDFDictionary:
        """The resource dictionary of the pages."""
        fonts = pdfdoc.PDFObjectReference(pdfdoc.BasicFonts)
        kinds = {kind: names for kind, names in self._kinds.items() if names.dict}
        return pdfdoc.PDFDictionary({"Font": fonts, **kinds})

    def some(self, used: Iterable[tuple[str, str]]) -> pdfdoc.PDFDictionary:
        """The resource dictionary of a form: only the names, after their kinds, that it uses."""
        chosen: dict[str, Any] = {}
        for kind, name in used:
            if kind == "Font":
                chosen[kind] = pdfdoc.PDFObjectReference(pdfdoc.BasicFonts)
            else:
                chosen.setdefault(kind, pdfdoc.PDFDictionary({}))[name] = self._kinds[kind][name]
        return pdfdoc.PDFDictionary(chosen)


def _resource_name(digest: bytes) -> str:
    """Letters and digits for a PDF name, starting with a letter."""
    rest, letters = int.from_bytes(digest, "big"), [ascii_letters[digest[0] % 52]]
    while rest:
        rest, sign = divmod(rest, len(_SIGNS))
        letters.append(_SIGNS[sign])
    return "".join(letters)


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
