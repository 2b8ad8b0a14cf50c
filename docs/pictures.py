"""The pictures of the README: cards in a row, a sheet with its backs, a board, an icon reference.

Run from the repository after `cardgen build`: `python docs/pictures.py`.
"""

from io import BytesIO
from pathlib import Path

from PIL import Image

from cardgen.imposition.geometry import Affine
from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers
from cardgen.packs.pack import load_pack
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PlacedFace, PrintPage
from cardgen.pdf.png import rasterise_page
from cardgen.project.load import Selection, load_project
from cardgen.units import Box, Size

ROOT = Path(__file__).parent.parent
SHOWN = (("aphrodite", "fr"), ("apollo", "en"), ("seth", "fr"), ("ishtar", "en"), ("pan", "fr"))
DOTS_PER_INCH = 78
GAP = 4.0  # mm between cards


def cards_in_a_row() -> bytes:
    """Fronts in both languages, and the back they share, cut at the trim."""
    pack = load_pack(ROOT, "faith").pack
    press, deck = Composers(Assets(ROOT)), pack.decks[0]
    fronts = {f.card: f for lang in ("fr", "en") for f in press.fronts(pack, deck, lang)
              if (f.card, lang) in SHOWN}  # fmt: skip
    faces = [*(fronts[card] for card, _ in SHOWN), press.back(pack, deck, "fr")]
    width, height = deck.size
    placed = tuple(
        PlacedFace(face, (1, 0, 0, 1, index * (width + GAP), 0), Box(0, 0, width, height))
        for index, face in enumerate(faces)
    )
    size = Size(len(faces) * (width + GAP) - GAP, height)
    page = PrintPage(size, placed)
    return rasterise_page(
        pdf_bytes([page], DocumentInfo("cards", "fr"), shapes=press.assets.faces), dpi=DOTS_PER_INCH
    )


def board_of_two_sides(name: str, dpi: float) -> bytes:
    """Both sides of a board of Faith in English, one above the other, cut at the trim."""
    (view,) = load_project(ROOT, Selection(("faith",), ("en",), ("full",))).project.packs
    faces = [one.face for one in view.composed.faces if one.component and one.component.id == name]
    width, height = faces[0].size
    placed = tuple(
        PlacedFace(face, Affine(f=index * (height + GAP)), Box(0, 0, width, height))
        for index, face in enumerate(faces)
    )
    page = PrintPage(Size(width, 2 * height + GAP), placed)
    pdf = pdf_bytes([page], DocumentInfo(name, "en"), shapes=view.assets.faces)
    return rasterise_page(pdf, dpi=dpi)


def side_by_side(name: str, dpi: float) -> bytes:
    """The first two pages of a file of `build/`."""
    pdf = (ROOT / "build" / f"{name}.pdf").read_bytes()
    sides = [Image.open(BytesIO(rasterise_page(pdf, page=page, dpi=dpi))) for page in (0, 1)]
    both = Image.new("RGB", (sides[0].width * 2 + 12, sides[0].height), "#B9B4A8")
    for index, side in enumerate(sides):
        both.paste(side, (index * (side.width + 12), 0))
    stream = BytesIO()
    both.save(stream, "PNG")
    return stream.getvalue()


def save_small(picture: bytes, name: str) -> None:
    """As a PNG of 256 colours: a third of the bytes, and nobody sees it."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=2).save(
        ROOT / "docs" / name, optimize=True
    )


if __name__ == "__main__":
    save_small(cards_in_a_row(), "gods.png")
    save_small(side_by_side("faith-gods+guilds+leaders-fr-a4", 44), "sheet.png")
    save_small(board_of_two_sides("syracuse", 84), "board.png")
    save_small(side_by_side("faith-aid-en-a4", 50), "aid.png")
