"""What a PDF looks like, as letters: one letter for each square millimetre of a tiny page."""

from io import BytesIO
from pathlib import Path as FilePath

from PIL import Image

from cardgen.imposition.geometry import Affine
from cardgen.layout.marks import CardFace, Mark, Path, TextLine
from cardgen.layout.text.typefaces import Typefaces
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PlacedFace, PrintPage
from cardgen.pdf.pictures import PictureCache
from cardgen.pdf.png import rasterise_page
from cardgen.units import Box, Size

FONTS = FilePath(__file__).parents[2] / "fonts"
SHAPES = Typefaces(FONTS)
ABOUT = DocumentInfo("Épreuve", "fr")
PIXELS = 9  # for each millimetre; the middle one is far from soft edges

RED, GREEN, BLUE, BLACK, WHITE = "#FF0000", "#00FF00", "#0000FF", "#000000", "#FFFFFF"
LETTERS = {RED: "R", GREEN: "G", BLUE: "B", BLACK: "K", WHITE: "."}
UPRIGHT = Affine()
TINY = Size(6, 4)


def rect(x: float, y: float, width: float, height: float, fill: str | None = RED) -> Path:
    right, bottom = x + width, y + height
    corners = (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    return Path(corners, fill=fill)


def words(text: str, face: str = "Vollkorn-Regular", **style: float | str) -> TextLine:
    """A line of words in one face."""
    defaults = {"x": 5.0, "y": 10.0, "size": 8.0, "colour": BLACK}
    pairs = tuple((face, word) for word in text.split(" "))
    return TextLine(**{**defaults, **style}, words=pairs)  # type: ignore[arg-type]  # a style by its names


def face(*marks: Mark, size: Size = TINY, card: str = "card") -> CardFace:
    return CardFace(card, "fr", size, marks)


def placed(front: CardFace, matrix: Affine = UPRIGHT, bleed: float = 0.0) -> PlacedFace:
    return PlacedFace(front, matrix, Box(0, 0, *front.size).grown(bleed))


def page_of(*marks: Mark, size: Size = TINY) -> PrintPage:
    return PrintPage(size, (), marks)


def pdf(*pages: PrintPage, pictures: PictureCache | None = None) -> bytes:
    return pdf_bytes(pages, ABOUT, shapes=SHAPES, pictures=pictures)


def colours(page: PrintPage, pictures: PictureCache | None = None) -> list[list[str]]:
    """The colour in the middle of every square millimetre, row by row."""
    content = rasterise_page(pdf(page, pictures=pictures), dpi=25.4 * PIXELS)
    image = Image.open(BytesIO(content)).convert("RGB")
    levels = image.tobytes()
    columns, rows = round(page.size.width), round(page.size.height)

    def colour(x: int, y: int) -> str:
        at = 3 * ((y * PIXELS + PIXELS // 2) * image.width + x * PIXELS + PIXELS // 2)
        return "#" + levels[at : at + 3].hex().upper()

    return [[colour(x, y) for x in range(columns)] for y in range(rows)]


def letters(page: PrintPage, pictures: PictureCache | None = None) -> str:
    """The page as rows of letters; a colour without a letter is `?`."""
    return "\n".join("".join(map(_letter, row)) for row in colours(page, pictures))


def _letter(colour: str) -> str:
    """The letter of a colour, or of one as near as JPEG leaves it."""
    seen = bytes.fromhex(colour[1:])
    for known, letter in LETTERS.items():
        if all(abs(a - b) <= 6 for a, b in zip(seen, bytes.fromhex(known[1:]), strict=True)):
            return letter
    return "?"


def drawn(picture: str) -> str:
    """An expected picture as written in a test, without its indentation."""
    return "\n".join(line.strip() for line in picture.strip().splitlines())
