"""One page of a PDF as a PNG picture."""

from io import BytesIO
from pathlib import Path as FilePath

import pypdfium2 as pdfium

from cardgen.output.safe_files import save_file
from cardgen.units import POINTS_PER_MM, Box

PNG_DOTS_PER_INCH = 300
# Page sizes are rounded to a thousandth of a point, and pixels are counted upward: without this a
# page of 36.0003 pixels would be stretched over 37.
_HAIR_LESS = 1 - 1e-4


def rasterise_page(
    pdf: bytes, *, page: int = 0, dpi: float = PNG_DOTS_PER_INCH, crop: Box | None = None
) -> bytes:
    """A page, or the part of it inside `crop` (mm from the page's top left), as PNG bytes."""
    document = pdfium.PdfDocument(pdf)
    try:
        drawn = document[page]
        margins = _margins(drawn.get_size(), crop) if crop else (0, 0, 0, 0)
        picture = drawn.render(scale=dpi / 72 * _HAIR_LESS, crop=margins).to_pil()
        stream = BytesIO()
        picture.save(stream, "PNG", dpi=(dpi, dpi))
        return stream.getvalue()
    finally:
        document.close()


def write_png(target: FilePath, pdf: bytes, *, page: int = 0, crop: Box | None = None) -> None:
    """Save a rasterised page; Stop when the file cannot be written."""
    save_file(target, rasterise_page(pdf, page=page, crop=crop))


def _margins(size: tuple[float, float], crop: Box) -> tuple[float, float, float, float]:
    """What is cut off left, bottom, right and top, in points."""
    width, height = size
    k = POINTS_PER_MM
    return crop.x * k, height - crop.bottom * k, width - crop.right * k, crop.y * k
