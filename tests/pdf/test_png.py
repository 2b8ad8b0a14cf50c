"""A page becomes a picture of its true size."""

from io import BytesIO

from PIL import Image

from cardgen.build.files.picture import picture_page
from cardgen.layout.marks import CardFace
from cardgen.model.component import CutShape
from cardgen.pdf.png import PagePictures, pixel_size, rasterise_page
from cardgen.units import Size
from tests.pdf.drawn import BLUE, page_of, pdf, rect


def test_a_card_at_300_dpi_has_the_size_print_shops_ask_for() -> None:
    with Image.open(BytesIO(rasterise_page(pdf(page_of(size=Size(65, 100)))))) as picture:
        assert picture.size == (768, 1181)
        assert round(picture.info["dpi"][0]) == 300


def test_another_page_is_chosen_by_number() -> None:
    content = pdf(page_of(), page_of(rect(0, 0, 6, 4, BLUE)))
    with Image.open(BytesIO(rasterise_page(content, page=1, dpi=72))) as picture:
        assert picture.convert("RGB").getpixel((5, 5)) == (0, 0, 255)


def test_what_a_face_leaves_bare_is_white_paper_as_far_as_it_is_cut() -> None:
    """Fine lines on nothing would have no colour to fade to, and look stepped in some viewers."""
    size, bare = Size(30, 20), CardFace("bare", "en", Size(30, 20), ())
    page = picture_page(bare, size, CutShape(corners=4), 0.0)
    png = PagePictures(pdf(page), 72).png(0, pixel_size(size, 72), clear=True)
    with Image.open(BytesIO(png)) as picture:
        assert picture.getpixel((picture.width // 2, picture.height // 2)) == (255, 255, 255, 255)
        assert picture.getchannel("A").getpixel((0, 0)) == 0
