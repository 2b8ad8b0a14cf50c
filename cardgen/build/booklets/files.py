"""The files of a rulebook: to read on a screen, to print and fold, in large print."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from cardgen.build.booklets.book import LARGE, READ, PrintedBook
from cardgen.build.file_made import FileMade, Job
from cardgen.build.files.sheets import document_info, pictures_of
from cardgen.build.options import WEB, Kinds, PrintOptions
from cardgen.imposition.figures import Label
from cardgen.imposition.geometry import Edge
from cardgen.imposition.saddle import BookletSheet, saddle_sheets, sheet_count
from cardgen.layout.booklet.booklet import BookletPage, ComposedBooklet
from cardgen.layout.booklet.text.text_lines import PlacedLink
from cardgen.layout.marks import CardFace, Path
from cardgen.outlines import polygon
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.links import PageLink
from cardgen.pdf.pages import PageHeading, PlacedFace, PrintPage
from cardgen.pdf.sheet_marks import label_mark
from cardgen.suggest import quantity
from cardgen.units import Box, Size

BOOKLET, BOOKLET_PRINT, BOOKLET_LARGE = "booklet", "booklet-print", "booklet-large"
CREEP = 0.1  # mm that a sheet of office paper is thick
THIN = 16  # pages of a booklet that needs no creep
TICK = 3.0  # mm of the marks that show where to fold
# mm of the letters that tell how to print and to fold, and from their baseline to the foot of the
# page: below its columns, above the rule of its number
TOLD, TOLD_OVER = 2.3, 8.5

BookMaker = Callable[[PrintedBook, PrintOptions], FileMade]


def booklet_jobs(
    books: Sequence[PrintedBook], kinds: Kinds, options: PrintOptions
) -> tuple[Job, ...]:
    """What is to be made of each book, each file with a name to show."""
    makers: dict[str, BookMaker] = {
        BOOKLET: make_reading, BOOKLET_PRINT: make_imposed, BOOKLET_LARGE: make_large,
    }  # fmt: skip
    if WEB in kinds:
        makers[WEB] = _web_maker()
    turned = " short" if options.duplex == "short" else ""
    paper = {BOOKLET_PRINT: f" {options.paper.name}{turned}"}
    return tuple(
        (
            f"{book.view.pack.id} {kind} {book.language}{paper.get(kind, '')}",
            partial(make, book, options),
        )
        for book in books
        for kind, make in makers.items()
        if kind in kinds
    )


def booklet_plan_lines(
    books: Sequence[PrintedBook], options: PrintOptions, made: Callable[[str], FileMade | None]
) -> Iterator[str]:
    """What `--plan` tells of booklets; `made` is the file that the last build made by a name."""
    for book in books:
        earlier = made(f"{book.view.pack.id} {BOOKLET} {book.language}")
        pages = earlier.pages if earlier else len(book.pages(READ).pages)
        sheets = quantity(sheet_count(pages), "sheet")
        yield (
            f"{book.view.pack.id} booklet: {pages} pages on {sheets} of {options.paper.title}"
            f" in the language {book.language}"
        )


def make_reading(book: PrintedBook, options: PrintOptions) -> FileMade:
    """The pages one by one, with bookmarks and links."""
    return _pages_file(book, options, READ, BOOKLET)


def make_large(book: PrintedBook, options: PrintOptions) -> FileMade:
    """The same in large print."""
    return _pages_file(book, options, LARGE, BOOKLET_LARGE)


def _web_maker() -> BookMaker:
    """What makes the same as one page of the web. It is loaded for that alone, but before processes
    are begun that all would have to load it."""
    from cardgen.build.booklets.web import web_file

    return partial(web_file, kind=WEB)


def _pages_file(book: PrintedBook, options: PrintOptions, style: str, kind: str) -> FileMade:
    made, size = book.pages(style), book.style(style).page
    title = book.title if kind == BOOKLET else f"{book.title}, {book.words.large}"
    pages = [
        _reading_page(page, number, size, made, title) for number, page in enumerate(made.pages, 1)
    ]
    content = _content(pages, title, book, options, "long")
    name = options.book_name(book.view.pack.id, kind, book.language)
    return FileMade(name, content, book.view.pack.id, book.language, kind, "", len(pages), 0)


def _content(
    pages: Sequence[PrintPage], title: str, book: PrintedBook, options: PrintOptions, turned: Edge
) -> bytes:
    """Pages as a PDF that asks to be turned on an edge."""
    about = document_info(title, options, book.language)._replace(duplex=turned)
    pictures = pictures_of(book.view, options)
    faces = book.view.assets.faces
    return pdf_bytes(pages, about, shapes=faces, pictures=pictures, drawn=book.drawn)


def _reading_page(
    page: BookletPage, number: int, size: Size, made: ComposedBooklet, title: str
) -> PrintPage:
    headings = tuple(PageHeading(*heading) for heading in page.headings)
    links = tuple(link for placed in page.links for link in _links(placed, made))
    bookmark = title if number == 1 else ""
    return PrintPage(size, (), page.marks, str(number), bookmark, (), links, headings)


def _links(placed: PlacedLink, made: ComposedBooklet) -> Iterator[PageLink]:
    """A link to the page of its anchor, or to its address; none where there is no such place."""
    name = placed.target.removeprefix("#")
    if name == placed.target:
        yield PageLink(placed.box, placed.says, address=name, key=placed.key)
    elif name in made.anchors:
        page, y = made.anchors[name] - 1, max(made.tops.get(name, 0.0) - 4.0, 0.0)
        yield PageLink(placed.box, placed.says, page, y, key=placed.key)


def make_imposed(book: PrintedBook, options: PrintOptions) -> FileMade:
    """Two pages a side, to fold in the middle and staple; the first side tells how."""
    edge: Edge = "short" if options.duplex == "short" else "long"
    made, size = book.pages(READ), book.style(READ).page
    creep = CREEP if len(made.pages) > THIN else 0.0
    at = len(made.pages) - made.backed  # the last page is the outside of the cover
    pages = (*made.pages[:at], *made.notes, *made.pages[at:])
    faces = [
        CardFace(f"page {number}", book.language, size, page.marks)
        for number, page in enumerate(pages, 1)
    ]
    sheets = saddle_sheets(len(faces), size, options.paper, edge=edge, creep=creep)
    first, *others = [_sheet_page(sheet, faces) for sheet in sheets]
    told = label_mark(_told(sheets[0], size, book, edge), book.view.assets.faces)
    sides = [first._replace(marks=(*first.marks, told), bookmark=book.title), *others]
    content = _content(sides, book.title, book, options, edge)
    name = options.folded_name(book.view.pack.id, BOOKLET_PRINT, book.language)
    owner = book.view.pack.id
    return FileMade(name, content, owner, book.language, BOOKLET_PRINT, "", len(sides), 0)


def _told(sheet: BookletSheet, page: Size, book: PrintedBook, edge: Edge) -> Label:
    """How to print the sheets and to bind them, in the margin of the page that they end with."""
    say = book.view.assets.languages.sheet_words(book.language).footer
    words = " · ".join((say.actual_size, say.flip[edge], book.words.binding))
    half = sheet.size.width / 2
    _, y = sheet.spots[-1].matrix.point(0.0, page.height - TOLD_OVER)
    return Label(half / 2, y, words, TOLD, align="centre", room=half - 2 * TOLD_OVER)


def _sheet_page(sheet: BookletSheet, faces: Sequence[CardFace]) -> PrintPage:
    placed = tuple(
        PlacedFace(faces[spot.page], spot.matrix, Box(0, 0, *faces[spot.page].size))
        for spot in sheet.spots
    )
    middle, foot = sheet.size.width / 2, sheet.size.height
    ticks = tuple(
        Path(polygon(((middle, a), (middle, b)), closed=False), stroke="#8A94A0", width=0.15,
             dash=(0.8, 0.6))
        for a, b in ((0.0, TICK), (foot - TICK, foot))
    )  # fmt: skip
    label = f"{sheet.number}{'a' if sheet.side == 'front' else 'b'}"
    return PrintPage(sheet.size, placed, ticks, label)


__all__ = ["PageLink", "booklet_jobs", "booklet_plan_lines"]
