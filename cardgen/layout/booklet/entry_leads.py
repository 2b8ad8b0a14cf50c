"""What leads to entries and drawings: they stand across all columns, and so do a few words before
them."""

from collections.abc import Iterator, Sequence

from cardgen.layout.booklet.contents import (
    CallOut,
    CardPlate,
    ContentBlock,
    Entry,
    Gallery,
    Heading,
    ListItem,
    OnePiece,
    ProseBlock,
    TableRows,
)
from cardgen.layout.booklet.position.table import TablePosition

FEW = 4  # headings and paragraphs before an entry
SECTION = 2  # blocks of a section of one paragraph


def led_in(contents: Sequence[ContentBlock]) -> Iterator[ContentBlock]:
    """Contents in which what comes just before an entry is as wide as it, and stays with it.

    So does the sentence that announces a drawing of the table, on whatever page that finds room,
    and the only frame after it is as wide; any other one that announces stays with the beginning
    of what it announces, pictures below a heading, or before a frame, with the words about them.
    """
    for number, block in enumerate(contents):
        if isinstance(block, TableRows) and _leads(contents, number):
            yield block._replace(wide=True)
        elif isinstance(block, TableRows):
            yield block._replace(floats=_follows_prose(contents, number))
        elif isinstance(block, Heading | ProseBlock) and _leads(contents, number):
            wide = block._replace(wide=True)
            yield wide if isinstance(wide, Heading) else wide._replace(leads=True)
        elif isinstance(block, ProseBlock) and _announces(contents, number):
            yield block._replace(wide=True, leads=True, floats=True)
        elif isinstance(block, ProseBlock) and announces(block):
            yield block._replace(leads=True)
        elif isinstance(block, Gallery):
            after = contents[number + 1 : number + 2]
            led = number > 0 and isinstance(contents[number - 1], Heading)
            yield block._replace(leads=led or any(isinstance(one, CallOut) for one in after))
        elif isinstance(block, CallOut) and _closes_drawing(contents, number):
            yield block._replace(wide=True)
        else:
            yield block


def with_tables_first(contents: Sequence[ContentBlock]) -> Iterator[ContentBlock]:
    """Contents in which a table right below a drawing stands above it and the sentence that
    announces it: where all stands across the page, it would be overleaf from the words before."""
    number = 0
    while number < len(contents):
        words, after = contents[number], contents[number + 1 : number + 3]
        kinds = tuple(map(type, after))
        if kinds == (TablePosition, TableRows) and announces(words):
            yield from (after[1], words, after[0])
            number += 3
        else:
            yield contents[number]
            number += 1


def with_entries_whole(contents: Sequence[ContentBlock]) -> Iterator[ContentBlock]:
    """Contents in which a drawing that an entry ends with is one piece with the words before it and
    all that follows, up to the next entry or heading: whoever reads it needs the drawing."""
    number = 0
    while number < len(contents):
        last = number + 1
        while last < len(contents) and not isinstance(contents[last], Entry | Heading):
            last += 1
        told = tuple(contents[number + 1 : last])
        yield contents[number]
        drawn = any(isinstance(one, TablePosition) for one in told)
        first = contents[number]
        entry = first if isinstance(first, Entry) else None
        yield from (OnePiece(told, entry),) if entry and drawn else told
        number = last


def with_plates(contents: Sequence[ContentBlock]) -> Iterator[ContentBlock]:
    """Contents in which the only picture below a heading stands as a plate beside the items that
    follow it, so that what they tell of is read on the same page."""
    number = 0
    while number < len(contents):
        heading, gallery = contents[number], contents[number + 1 : number + 2]
        items = tuple(_items_from(contents, number + 2))
        shown = gallery[0].pictures if gallery and isinstance(gallery[0], Gallery) else ()
        if isinstance(heading, Heading) and len(shown) == 1 and items:
            more = tuple(_paragraphs_from(contents, number + 2 + len(items)))
            yield from (heading._replace(wide=True), CardPlate(shown[0], items, more))
            number += 2 + len(items) + len(more)
        else:
            yield heading
            number += 1


def _items_from(contents: Sequence[ContentBlock], first: int) -> Iterator[ListItem]:
    """The items from a block on."""
    for block in contents[first:]:
        if not isinstance(block, ListItem):
            return
        yield block


def _paragraphs_from(contents: Sequence[ContentBlock], first: int) -> Iterator[ProseBlock]:
    """The plain paragraphs from a block on that announce nothing."""
    for block in contents[first:]:
        if not isinstance(block, ProseBlock) or block.kind != "body" or announces(block):
            return
        yield block


def _follows_prose(contents: Sequence[ContentBlock], number: int) -> bool:
    """Whether a block stands between paragraphs or frames, of which the first does not announce
    it: then what comes after may be read before it."""
    around = (*contents[max(number - 1, 0) : number], *contents[number + 1 : number + 2])
    plain = all(isinstance(one, ProseBlock | CallOut) for one in around)
    return plain and len(around) > 1 and not announces(around[0])


def _announces(contents: Sequence[ContentBlock], number: int) -> bool:
    """Whether a paragraph ends with a colon before a table; one under a heading stays there."""
    after = contents[number + 1 : number + 2]
    if not (after and isinstance(after[0], TablePosition)):
        return False
    led = number > 0 and isinstance(contents[number - 1], Heading)
    return announces(contents[number]) and not led


def _closes_drawing(contents: Sequence[ContentBlock], number: int) -> bool:
    """Whether nothing but a frame stands between a drawing and the next chapter: in a column it
    would leave those beside it empty."""
    after = contents[number + 1 : number + 2]
    drawn = number > 0 and isinstance(contents[number - 1], TablePosition)
    return drawn and (not after or _is_chapter(after[0]))


def closes_chapter(contents: Sequence[ContentBlock]) -> bool:
    """Whether a section of one paragraph comes first, and then the next chapter or nothing."""
    section, after = contents[:SECTION], contents[SECTION : SECTION + 1]
    told = tuple(map(type, section)) == (Heading, ProseBlock) and not _is_chapter(section[0])
    return told and all(_is_chapter(one) for one in after)


def announces(block: ContentBlock) -> bool:
    """Whether it is a paragraph that ends with a colon."""
    words = str(block.spans[-1].content) if isinstance(block, ProseBlock) and block.spans else ""
    return words.rstrip().endswith(":")


def _leads(contents: Sequence[ContentBlock], number: int) -> bool:
    """Whether nothing stands between a block and an entry but a few headings and paragraphs, or
    tables, and before it none either, up to the last entry or chapter."""
    first = last = number
    while first and _is_plain(contents[first - 1]):
        first -= 1
    while last < len(contents) and _is_plain(contents[last]):
        last += 1
    follows = last < len(contents) and isinstance(contents[last], Entry)
    bounded = (
        not first or isinstance(contents[first - 1], Entry) or _is_chapter(contents[first - 1])
    )
    words = [one for one in contents[first:last] if not isinstance(one, TableRows)]
    return follows and bounded and len(words) <= FEW


def _is_plain(block: ContentBlock) -> bool:
    plain = isinstance(block, ProseBlock | TableRows)
    return plain or (isinstance(block, Heading) and block.level > 1)


def _is_chapter(block: ContentBlock) -> bool:
    return isinstance(block, Heading) and block.level == 1
