"""What a PDF looks like, as letters: one letter for each square millimetre of a tiny page."""

from io import BytesIO
from pathlib import Path as FilePath

from PIL import Image

from cardgen.exports.catalog import About
from cardgen.exports.document import pdf_bytes
from cardgen.exports.page import Page, Placed
from cardgen.exports.pictures import Pictures
from cardgen.exports.png import rasterised
from cardgen.layout.face import Face
from cardgen.layout.fonts import Faces
from cardgen.layout.marks import Mark, Path, Text
from cardgen.sheets.affine import Affine
from cardgen.units import Box, Size

FONTS = FilePath(__file__).parents[2] / "fonts"
SHAPES = Faces(FONTS)
ABOUT = About("Épreuve", "fr")
PIXELS = 9  # for each millimetre; the middle one is far from soft edges

RED, GREEN, BLUE, BLACK, WHITE = "#FF0000", "#00FF00", "#0000FF", "#000000", "#FFFFFF"
LETTERS = {RED: "R", GREEN: "G", BLUE: "B", BLACK: "K", WHITE: "."}
UPRIGHT = Affine()
TINY = Size(6, 4)


def rect(x: float, y: float, width: float, height: float, fill: str | None = RED) -> Path:
    right, bottom = x + width, y + height
    corners = (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    return Path(corners, fill=fill)


def words(text: str, face: str = "Vollkorn-Regular", **style: float | str) -> Text:
    """A line of words in one face."""
    defaults = {"x": 5.0, "y": 10.0, "size": 8.0, "colour": BLACK}
    pairs = tuple((face, word) for word in text.split(" "))
    return Text(**{**defaults, **style}, words=pairs)  # type: ignore[arg-type]  # a style by its names


def face(*marks: Mark, size: Size = TINY, card: str = "card") -> Face:
    return Face(card, "fr", size, marks)


def placed(front: Face, matrix: Affine = UPRIGHT, bleed: float = 0.0) -> Placed:
    return Placed(front, matrix, Box(0, 0, *front.size).grown(bleed))


def page_of(*marks: Mark, size: Size = TINY) -> Page:
    return Page(size, (), marks)


def pdf(*pages: Page, pictures: Pictures | None = None) -> bytes:
    return pdf_bytes(pages, ABOUT, shapes=SHAPES, pictures=pictures)


def colours(page: Page, pictures: Pictures | None = None) -> list[list[str]]:
    """The colour in the middle of every square millimetre, row by row."""
    content = rasterised(pdf(page, pictures=pictures), dpi=25.4 * PIXELS)
    image = Image.open(BytesIO(content)).convert("RGB")
    levels = image.tobytes()
    columns, rows = round(page.size.width), round(page.size.height)

    def colour(x: int, y: int) -> str:
        at = 3 * ((y * PIXELS + PIXELS // 2) * image.width + x * PIXELS + PIXELS // 2)
        return "#" + levels[at : at + 3].hex().upper()

    return [[colour(x, y) for x in range(columns)] for y in range(rows)]


def letters(page: Page, pictures: Pictures | None = None) -> str:
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
