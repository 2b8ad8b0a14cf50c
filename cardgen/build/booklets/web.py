"""A rulebook as one page of the web, its cards and boards as pictures within it."""

from collections.abc import Mapping, Sequence

from cardgen.build.booklets.book import READ, PrintedBook
from cardgen.build.file_made import FileMade
from cardgen.build.files.sheets import pictures_of
from cardgen.build.options import PrintOptions
from cardgen.imposition.geometry import Affine
from cardgen.layout.marks import CardFace, Drawing
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PlacedFace, PrintPage
from cardgen.pdf.png import PagePictures, PixelSize
from cardgen.units import Box, Size
from cardgen.web.page import booklet_page
from cardgen.web.pictures import PictureKey, wanted_pictures

SHOWN = 0.3  # of its size is what is drawn for a screen: a step of its grid is a third of a pixel


def web_file(book: PrintedBook, options: PrintOptions, kind: str) -> FileMade:
    """The page as a file."""
    contents, view = book.contents(READ), book.view
    files = _files(wanted_pictures(contents), book, options)
    page = booklet_page(contents, book.words, book.style(READ).colours, files, view.assets)
    name = options.book_name(view.pack.id, "booklet", book.language, "html")
    return FileMade(name, page.encode(), view.pack.id, book.language, kind, "", 1, 0)


def _files(
    wanted: Sequence[PictureKey], book: PrintedBook, options: PrintOptions
) -> Mapping[PictureKey, bytes]:
    """The pictures of a page; each drawing is painted once, whatever its sizes."""
    drawings = tuple(dict.fromkeys(key.drawing for key in wanted))
    if not drawings:
        return {}
    view = book.view
    pages = [_page(drawing) for drawing in drawings]
    pictures = pictures_of(view, options)
    about = DocumentInfo(view.pack.id, book.language)
    pdf = pdf_bytes(pages, about, shapes=view.assets.faces, pictures=pictures, drawn=book.drawn)
    painted, places = PagePictures(pdf), {one: at for at, one in enumerate(drawings)}
    return {key: painted.webp(places[key.drawing], PixelSize(*key.pixels)) for key in wanted}


def _page(drawing: Drawing) -> PrintPage:
    """A page that is just a drawing, cut out along its outline."""
    width, height = drawing.box.width, drawing.box.height
    face = CardFace(drawing.name, "", Size(width, height), drawing.marks)
    within = Box(0, 0, width, height)
    placed = PlacedFace(face, Affine(a=SHOWN, d=SHOWN), within, drawing.outline)
    return PrintPage(Size(width * SHOWN, height * SHOWN), (placed,))
