"""Prepared pictures as PDF image objects, their bytes passed through as they are."""

from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple

from PIL import Image
from reportlab.pdfbase import pdfdoc

from cardgen.exports.streams import Stream

_SPACES = {"RGB": ("/DeviceRGB", 3), "L": ("/DeviceGray", 1)}


class Prepared(NamedTuple):
    """A picture ready to embed: JPEG bytes, or colours and opacity as two PNGs."""

    key: str
    colours: bytes
    alpha: bytes | None


def image(document: pdfdoc.PDFDocument, picture: Prepared) -> Stream:
    """The image object of a picture; its opacity becomes a soft mask."""
    stream = _stream(picture.colours)
    if picture.alpha is not None:
        mask = document.Reference(_stream(picture.alpha), f"SMask:{picture.key}")
        stream.dictionary["SMask"] = mask
    return stream


def _stream(content: bytes) -> Stream:
    with Image.open(BytesIO(content)) as opened:
        (width, height), mode, form = opened.size, opened.mode, opened.format
    space, colours = _SPACES[mode]
    entries = {
        "Type": "/XObject",
        "Subtype": "/Image",
        "Width": width,
        "Height": height,
        "ColorSpace": space,
        "BitsPerComponent": 8,
    }
    if form == "JPEG":
        entries["Filter"] = "/DCTDecode"
    else:
        content = b"".join(_compressed(content))
        rows = {"Predictor": 15, "Colors": colours, "Columns": width}
        entries |= {"Filter": "/FlateDecode", "DecodeParms": pdfdoc.PDFDictionary(rows)}
    return Stream(pdfdoc.PDFDictionary(entries), content)


def _compressed(png: bytes) -> Iterator[bytes]:
    """The pixel chunks of a PNG, which a PDF reads as they are."""
    at = 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            yield png[at + 8 : at + 8 + length]
        at += 12 + length
