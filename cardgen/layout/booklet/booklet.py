"""A booklet as pages: its contents set until the pages that are told in it are the right ones."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from cardgen.layout.booklet.anchors import (
    LISTED,
    Titles,
    first_pages,
    sections_going_on,
    titles_of,
    told_pages,
)
from cardgen.layout.booklet.back_cover import closing_count, closing_pages, note_pages
from cardgen.layout.booklet.blocks import BlockMaker
from cardgen.layout.booklet.contents import (
    BookletContents,
    Heading,
    PageLine,
    PageLines,
    Spans,
)
from cardgen.layout.booklet.dress import PageDress
from cardgen.layout.booklet.elements import drawn_parts
from cardgen.layout.booklet.pages.bands import FlowPage
from cardgen.layout.booklet.pages.chapters import ChapterPourer, chapters_of
from cardgen.layout.booklet.pages.filled_pages import TooHigh
from cardgen.layout.booklet.pages.flow import PageFlow
from cardgen.layout.booklet.pages.laid_out import laid_out
from cardgen.layout.booklet.pages.steady import SteadyHeights
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import BookletStyle
from cardgen.layout.booklet.tables import TableTooWide
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.booklet.text.text_lines import PlacedLink, TextSetter
from cardgen.layout.marks import Begin, End, Mark, Stamp
from cardgen.model.finding import ContentFaults, Finding, Place, Stop
from cardgen.units import Box

MOST_TIMES = 8  # a booklet is set: contents that change pages once settle soon
WIDTH = "rulebook-width"  # the check that explains what is wider than its room


class BookletPage(NamedTuple):
    """A page: its marks, its links, and the headings that begin on it, with their levels."""

    marks: tuple[Mark, ...]
    links: tuple[PlacedLink, ...]
    headings: tuple[tuple[int, str], ...] = ()


class ComposedBooklet(NamedTuple):
    """The pages of a booklet; where its anchors are, pages counted from 1, and how many mm below
    the head of the page; on which pages each is `told` to be.

    `backed` says whether the last page is the outside of the cover, `notes` are the pages that fill
    up its sheets, where it is folded: they stand before that.
    """

    pages: tuple[BookletPage, ...]
    anchors: Mapping[str, int]
    tops: Mapping[str, float]
    told: Mapping[str, str]
    backed: bool = False
    notes: tuple[BookletPage, ...] = ()


def compose_booklet(
    contents_of: Callable[[Mapping[str, str]], BookletContents],
    style: BookletStyle,
    words: PieceMaker,
) -> ComposedBooklet:
    """The pages of a booklet; `contents_of` says what it holds where its anchors are told to be on
    these pages, `words` cuts what it says, for all of its styles."""
    pages, told = dict[str, int](), dict[str, str]()
    contents = contents_of(told)
    titles = titles_of(contents.blocks)
    setter, pourer = TextSetter(words, contents.names), ChapterPourer()
    steady = SteadyHeights()
    after = closing_count(contents, ProseMaker(setter, style))
    for _ in range(MOST_TIMES):
        maker = ProseMaker(setter, style)
        filled = _filled(contents, pages, maker, pourer, after, steady)
        found = first_pages(filled), told_pages(filled, titles)
        if found == (pages, told):
            break
        pages, told = found
        contents = contents_of(told)
    dressed = _dressed(contents, filled, maker, titles)
    setter.forget()  # no circle is left: to look for them after each file took 0.09 of a build
    return dressed


def _filled(
    contents: BookletContents,
    pages: Mapping[str, int],
    maker: ProseMaker,
    pourer: ChapterPourer,
    after: int,
    steady: SteadyHeights,
) -> list[FlowPage]:
    """The pages with all that stands on them, contents first; the cover and so many pages that come
    after are not among them."""
    style, blocks = maker.style, BlockMaker(maker, pages)
    first = 2 if contents.cover else 1
    flow = PageFlow(style.room, style.columns, style.gutter, first=first, breaks=style.breaks)
    title = Heading(1, tuple(maker.spans(contents.words["contents"])))
    try:
        flow.pour(laid_out(blocks.blocks((title, _listed(contents)))))
    except TooHigh as fault:
        raise _too_high(fault, None, style) from fault
    try:
        chapters = list(chapters_of(steady.kept(blocks.blocks(contents.blocks))))
    except TableTooWide as fault:
        raise ContentFaults(tuple(_wide_tables(contents, blocks, style))) from fault
    try:
        return pourer.pour(flow, chapters, after=after, sheet=style.sheet).end()
    except TooHigh as fault:
        raise _too_high(fault, _place_of_fault(contents, blocks, style), style) from fault


def _too_high(fault: TooHigh, place: Place | None, style: BookletStyle) -> Stop:
    """What stops a booklet with something that no page holds."""
    room = style.room(1).height
    message = f"this is {fault} high in the booklet, and a page holds {room:.0f} mm"
    help = "part it: into several paragraphs, rows or call-outs, or under headings of their own"
    if place is None:
        message = f"a line of the contents is {fault} high, and a page holds {room:.0f} mm"
        help = "shorten the heading that is so long, or give pages more room in templates/booklets/"
    return Stop(message, place=place, help=help)


def _wide_tables(
    contents: BookletContents, blocks: BlockMaker, style: BookletStyle
) -> Iterator[Finding]:
    """Each table that has no room on a page, where it is typed."""
    page = f"{style.page.width:.0f} × {style.page.height:.0f} mm"
    for block, place in zip(contents.blocks, contents.places, strict=False):
        try:
            blocks.blocks((block,))
        except TableTooWide as fault:
            message = (
                f"this table is {fault.least:.0f} mm wide at least, and has {fault.width:.0f} mm on"
                f" a page of {page}"
            )
            help = f'part it, turn its columns into rows, or type shorter words than "{fault.word}"'
            yield Finding(WIDTH, WIDTH, place, message, help, language=contents.language)


def _place_of_fault(
    contents: BookletContents, blocks: BlockMaker, style: BookletStyle
) -> Place | None:
    """Where the first block is typed that is too much."""

    def fails(count: int) -> bool:
        flow = PageFlow(style.room, style.columns, style.gutter)
        try:
            flow.pour(laid_out(blocks.blocks(contents.blocks[:count])))
        except TooHigh:
            return True
        return False

    count = bisect_left(range(1, len(contents.blocks)), True, key=fails)
    return contents.places[count] if count < len(contents.places) else None


def _dressed(
    contents: BookletContents, filled: Sequence[FlowPage], maker: ProseMaker, titles: Titles
) -> ComposedBooklet:
    """Pages as marks, with what surrounds their columns, and the cover."""
    style, assets = maker.style, maker.setter.assets
    chapters = tuple(
        "".join(str(span.content) for span in block.spans)
        for block in contents.blocks
        if isinstance(block, Heading) and block.level == 1
    )
    dress = PageDress(contents, style, assets, chapters)
    ends = [page.opens for page in filled[1:]] + [True]
    made = [
        _page(page, dress, titles, end, section)
        for page, end, section in zip(filled, ends, sections_going_on(filled, titles), strict=True)
    ]
    cover = list(_cover(contents, style))
    number = len(cover) + len(made) + 1
    anchors, told = first_pages(filled), told_pages(filled, titles)
    back = [BookletPage(marks, ()) for marks in closing_pages(contents, number, maker, told)]
    placed = [one for page in filled for one in page.placed]
    tops = {name: y for part, _, y in reversed(placed) for name in part.anchors}
    pages = (*cover, *made, *back)
    before = len(pages) - bool(back) + 1
    notes = tuple(
        BookletPage(marks, ()) for marks in note_pages(contents, before, len(pages), maker)
    )
    return ComposedBooklet(pages, anchors, tops, told, bool(back), notes)


def _listed(contents: BookletContents) -> PageLines:
    """The headings that have an anchor, down to sections."""
    lines = tuple(
        PageLine(_numbered(block), block.anchor, block.level)
        for block in contents.blocks
        if isinstance(block, Heading) and block.level <= LISTED and block.anchor
    )
    return PageLines(lines, "contents")


def _numbered(heading: Heading) -> Spans:
    first, *rest = heading.spans
    number = f"{heading.number}  " if heading.number else ""
    return (first._replace(content=f"{number}{first.content}"), *rest)


def _page(
    page: FlowPage,
    dress: PageDress,
    titles: Titles,
    end: bool,
    section: str,
) -> BookletPage:
    drawn = list(drawn_parts(page.placed))
    links = tuple(one for one in drawn if isinstance(one, PlacedLink))
    marks = tuple(one for one in drawn if not isinstance(one, PlacedLink))
    anchors = (name for part, _, _ in page.placed for name in part.anchors)
    headings = tuple(titles[name] for name in anchors if name in titles)
    return BookletPage((*dress.marks(page, end, section), *marks), links, headings)


def _cover(contents: BookletContents, style: BookletStyle) -> Iterator[BookletPage]:
    """The picture of the cover, as large as the page."""
    if contents.cover:
        scale = style.page.width / contents.cover.box.width
        box = Box(0, 0, *style.page)
        said = f"{contents.title} · {contents.words['booklet']}"
        marks = (Begin("Figure", alt=said, box=box), Stamp(contents.cover, 0, 0, scale), End())
        yield BookletPage(marks, ())
