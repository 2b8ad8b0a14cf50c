"""Contrast of colours, and the colours of a picture under a box."""

from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageOps

from cardgen.imposition.geometry import Affine
from cardgen.layout.marks import CardFace, TextLine
from cardgen.layout.text.typefaces import Typefaces
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PlacedFace, PrintPage
from cardgen.pdf.png import draw_page
from cardgen.units import Box, Size

LARGE = {"Bold": 14.0, "": 18.0}  # points from which a contrast of 3 is enough (WCAG 2.2, 1.4.3)


def picture(face: CardFace, faces: Typefaces, dpi: float, *, bleed: float = 0.0) -> Image.Image:
    """A face inside its trim, or with so many mm around it."""
    page_size = Size(face.size.width + 2 * bleed, face.size.height + 2 * bleed)
    placed = PlacedFace(face, Affine(e=bleed, f=bleed), Box(0, 0, *face.size).grown(bleed))
    page = PrintPage(page_size, (placed,))
    return draw_page(
        pdf_bytes([page], DocumentInfo(face.card, face.language), shapes=faces), dpi=dpi
    )


class Canvas(NamedTuple):
    """A picture of a face, `scale` pixels to the millimetre."""

    image: Image.Image
    scale: float

    def under(self, box: Box) -> list[tuple[int, int, int]]:
        """Every colour inside a box of the face, in mm."""
        edges = [round(n * self.scale) for n in (box.x, box.y, box.right, box.bottom)]
        left, top, right, bottom = edges
        return colours(self.image.crop((left, top, max(right, left + 1), max(bottom, top + 1))))


def colours(image: Image.Image) -> list[tuple[int, int, int]]:
    """Every colour of an RGB picture."""
    counted = image.getcolors(image.width * image.height) or []
    return [colour for _, colour in counted]  # type: ignore[misc]  # of an RGB picture: three numbers


def sparse(image: Image.Image) -> bytes:
    """A picture as PNG in sixteen levels a colour: what is kept for good stays small."""
    stream = BytesIO()
    ImageOps.posterize(image.convert("RGB"), 4).save(stream, "PNG", optimize=True)
    return stream.getvalue()


def canvas(face: CardFace, faces: Typefaces, dpi: float = 50) -> Canvas:
    image = picture(face, faces, dpi).convert("RGB")
    return Canvas(image, image.width / face.size.width)


def luminance(colour: tuple[int, int, int]) -> float:
    levels = [level / 255 for level in colour]
    red, green, blue = (n / 12.92 if n <= 0.04045 else ((n + 0.055) / 1.055) ** 2.4 for n in levels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """From 1 for equal colours to 21 for black on white."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def wanted(text: TextLine) -> float:
    bold = all("Bold" in face and "Semi" not in face for face, _ in text.words)
    return 3.0 if text.size >= LARGE["Bold" if bold else ""] else 4.5
