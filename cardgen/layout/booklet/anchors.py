"""Where what links lead to stands: the page on which it begins, those over which it goes on, and
what heads of pages say of it."""

from collections.abc import Iterator, Mapping, Sequence

from cardgen.layout.booklet.contents import ContentBlock, Entry, Heading
from cardgen.layout.booklet.pages.bands import FlowPage

Titles = Mapping[str, tuple[int, str]]  # the level and the words of each heading, by its anchor
LISTED = 2  # levels of headings that the contents list
RANGE = "–"  # between the first page and the last one


def titles_of(blocks: Sequence[ContentBlock]) -> Titles:
    """The level and the words of each heading, by its anchor."""
    headings = (block.heading if isinstance(block, Entry) else block for block in blocks)
    return {
        heading.anchor: (heading.level, _words(heading))
        for heading in headings
        if isinstance(heading, Heading) and heading.anchor
    }


def _words(heading: Heading) -> str:
    number = f"{heading.number} " if heading.number else ""
    words = "".join(str(s.content) for s in heading.spans if isinstance(s.content, str))
    return f"{number}{words}"


def first_pages(pages: Sequence[FlowPage]) -> dict[str, int]:
    """The page of each anchor; the first one of what stands in several places."""
    placed = ((page, part) for page in reversed(pages) for part, _, _ in reversed(page.placed))
    return {name: page.number for page, part in placed for name in part.anchors}


def told_pages(pages: Sequence[FlowPage], titles: Titles) -> dict[str, str]:
    """The pages of each anchor as a reference tells them: `4`, or `4–5` of what goes over."""
    firsts, lasts = first_pages(pages), dict[str, int]()
    for page, names in zip(pages, going_on(pages, titles), strict=True):
        lasts |= dict.fromkeys(names, page.number)
    return {
        name: f"{first}{RANGE}{lasts[name]}" if name in lasts else str(first)
        for name, first in firsts.items()
    }


def going_on(pages: Sequence[FlowPage], titles: Titles) -> Iterator[tuple[str, ...]]:
    """For each page what goes on there from the page before: chapter, section and entry, as far as
    none begins at its head; nothing where a drawing of an earlier chapter does."""
    within, chapter = tuple[str, ...](), ""
    for page in pages:
        begun = [
            (not number, name)
            for number, (part, _, _) in enumerate(page.placed)
            for name in part.anchors
            if name in titles
        ]
        at_head = titles[begun[0][1]][0] if begun and begun[0][0] else 4
        same = page.running == chapter
        yield tuple(name for name in within if titles[name][0] < at_head) if same else ()
        for _, name in begun:
            within = (*(one for one in within if titles[one][0] < titles[name][0]), name)
        chapter = page.leaves or chapter


def sections_going_on(pages: Sequence[FlowPage], titles: Titles) -> Iterator[str]:
    """For each page the words of the section that goes on there; "" where there is none."""
    for names in going_on(pages, titles):
        sections = (titles[name][1] for name in names if titles[name][0] == LISTED)
        yield next(sections, "")
