"""Pages of a PDF as PNG pictures."""

from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

import pypdfium2 as pdfium
import pypdfium2.raw as raw_pdfium

from cardgen.units import DOTS_PER_INCH, Size

# Page sizes are rounded to a thousandth of a point, and pixels are counted upward: without this a
# page of 36.0003 pixels would be stretched over 37.
_HAIR_LESS = 1 - 1e-4
WEB_QUALITY = 66  # of 100: words on cards stay sharp
_CLEAR, _WHITE = (255, 255, 255, 0), (255, 255, 255, 255)


def rasterise_page(pdf: bytes, *, page: int = 0, dpi: float = DOTS_PER_INCH) -> bytes:
    """A page as PNG bytes."""
    stream = BytesIO()
    draw_page(pdf, page=page, dpi=dpi).save(stream, "PNG", dpi=(dpi, dpi))
    return stream.getvalue()


def draw_page(pdf: bytes, *, page: int = 0, dpi: float = DOTS_PER_INCH) -> Any:
    """The same as a picture of Pillow: writing a PNG takes longer than drawing the page."""
    document = pdfium.PdfDocument(pdf)
    try:
        return document[page].render(scale=dpi / 72 * _HAIR_LESS).to_pil()
    finally:
        document.close()


class PixelSize(NamedTuple):
    """Width and height of a picture in pixels."""

    width: int
    height: int


def pixel_size(size: Size, dpi: int = DOTS_PER_INCH) -> PixelSize:
    """The pixels that come nearest to a size."""
    return PixelSize(*(max(1, round(length / 25.4 * dpi)) for length in size))


class PagePictures:
    """The pages of a PDF, which is opened once, as pictures of so many dots an inch."""

    def __init__(self, pdf: bytes, dpi: int = DOTS_PER_INCH) -> None:
        self._document, self._dpi = pdfium.PdfDocument(pdf), dpi
        self._page = cache(self._document.get_page)  # closed with the document

    def png(self, page: int, size: PixelSize, *, clear: bool = False) -> bytes:
        """A page drawn over just these pixels; with `clear`, what it leaves unpainted is
        transparent, else white."""
        return self._drawn(page, size, clear, "PNG", dpi=(self._dpi, self._dpi))

    def webp(self, page: int, size: PixelSize) -> bytes:
        """The same for a page of the web, a tenth as large; what is left unpainted is
        transparent."""
        return self._drawn(page, size, True, "WEBP", quality=WEB_QUALITY, method=2)

    def _drawn(
        self, page: int, size: PixelSize, clear: bool, kind: str, **options: object
    ) -> bytes:
        form = raw_pdfium.FPDFBitmap_BGRA if clear else raw_pdfium.FPDFBitmap_BGR
        bitmap = pdfium.PdfBitmap.new_native(*size, form)
        bitmap.fill_rect(_CLEAR if clear else _WHITE, 0, 0, *size)
        # pypdfium2 counts the pixels itself, and upward: 65 mm at 300 dpi would be 768, 44 mm 520,
        # but 100 mm 1182 and 68 mm 804, each stretched over one too many.
        raw_pdfium.FPDF_RenderPageBitmap(bitmap, self._page(page), 0, 0, *size, 0, 0)
        stream = BytesIO()
        bitmap.to_pil().save(stream, kind, **options)
        bitmap.close()
        return stream.getvalue()
