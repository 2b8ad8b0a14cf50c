"""Booklets to read on a screen: page by page, with bookmarks and links."""

from collections.abc import Iterator, Sequence
from functools import partial

from cardgen.build.booklets.contents import BookletTranslator
from cardgen.build.file_made import FileMade, Job
from cardgen.build.options import PrintOptions
from cardgen.build.sheets import document_info
from cardgen.layout.booklet.booklet import ComposedBooklet, compose_booklet
from cardgen.layout.booklet.style import BookletStyle, load_style
from cardgen.layout.marks import Drawing
from cardgen.model.finding import Stop
from cardgen.model.legend import Legend
from cardgen.model.rulebook import Rulebook
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage
from cardgen.project.boxes import box_variables, compose_panel, deck_size
from cardgen.project.pack_view import PackView
from cardgen.project.printed_works import faces_beside, front_works, signs_among, signs_of
from cardgen.units import Box, Size

BOOKLET, LARGE = "booklet", "booklet-large"


def composed(
    view: PackView, book: Rulebook, legend: Legend, style: BookletStyle
) -> ComposedBooklet:
    """The pages of a rulebook. Stop where its language has no words for booklets."""
    sheet = view.assets.languages.sheet_words(book.language)
    if sheet.booklet is None:
        raise Stop(f'the language "{book.language}" has no words for booklets')
    cover = cover_drawing(view, book.language, sheet.booklet.title, style.page)
    signs = printed_signs(view, book.language)
    translator = BookletTranslator(view, book, legend, sheet.booklet, signs, cover)
    return compose_booklet(translator.contents, style, view.assets)


def printed_signs(view: PackView, language: str):
    """The signs that anything of a pack prints."""
    known = view.assets.signs.names
    fronts = [icon for front in front_works(view, language)
              for icon in signs_among(front.drawings, known)]  # fmt: skip
    beside = [icon for face in faces_beside(view, language) for icon in signs_of(face, known)]
    return tuple(dict.fromkeys((*fronts, *beside)))


def cover_drawing(view: PackView, language: str, title: str, size: Size) -> Drawing | None:
    """The front of the pack's first box, as large as a page; None for a pack without boxes."""
    for of in view.pack.box_sets:
        for box in of.members[:1]:
            held = deck_size(view.pack, box)
            if held is None:
                continue
            composers = view.composers_by_ink[0]
            subject = box_variables(box, view.pack, language, composers, held)
            face = compose_panel(box, of, "front", size, {**subject, "cards": title}, composers)
            return Drawing(f"cover {view.pack.id}", Box(0, 0, *size), face.face.marks)
    return None


def make_reading(
    view: PackView, book: Rulebook, legend: Legend, options: PrintOptions, kind: str
) -> FileMade:
    """A rulebook as a file to read."""
    style = load_style("large" if kind == LARGE else "booklet", view.root)
    made = composed(view, book, legend, style)
    pack, language = view.pack, book.language
    words = view.assets.languages.sheet_words(language).booklet
    assert words is not None
    title = f"{pack.title[language]} {pack.version} · {words.title}"
    pages = [
        PrintPage(style.page, (), page.marks, str(number), "" if number > 1 else title)
        for number, page in enumerate(made.pages, 1)
    ]
    content = pdf_bytes(pages, document_info(title, options, language), shapes=view.assets.faces)
    name = f"{pack.id}-{kind}-{language}.pdf"
    return FileMade(name, content, pack.id, language, kind, "", len(pages), 0)
