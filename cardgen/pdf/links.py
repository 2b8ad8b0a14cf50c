"""Links of a page, to other pages and to addresses."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardgen.pdf.objects import Document, text_string
from cardgen.pdf.operators import write_number
from cardgen.units import POINTS_PER_MM, Box, Size


class PageLink(NamedTuple):
    """A `box` of a page, in mm, that leads to `y` mm below the head of another page, which is told
    by its index, or to an `address`.

    `says` is where it leads, for who cannot see it; `key` that of the Link whose words it is on.
    Words that run over several lines are as many links of one key.
    """

    box: Box
    says: str
    page: int = 0
    y: float = 0.0
    address: str = ""
    key: str = ""


class Annotation(NamedTuple):
    """A link as an object: the index of its page, its reference, the key of its element."""

    page: int
    reference: bytes
    key: str


def promise_links(
    document: Document, index: int, links: Iterable[PageLink]
) -> tuple[Annotation, ...]:
    """References for the links of a page, before there are pages for them to lead to."""
    return tuple(
        Annotation(index, document.promise(f"Link:{index}:{number}"), link.key)
        for number, link in enumerate(links)
    )


def keep_links(
    document: Document, links: Sequence[Sequence[PageLink]], sizes: Sequence[Size]
) -> None:
    """The links of all pages, which in the tree of parents are numbered after the pages."""
    pages, parents = document.page_references(), len(sizes)
    for index, mine in enumerate(links):
        for number, link in enumerate(mine):
            told = b"".join(_told(link, sizes[index], pages, sizes))
            if link.key:
                told += b"/StructParent %d" % parents
            parents += 1
            document.keep(f"Link:{index}:{number}", b"<</Type/Annot/Subtype/Link%b>>" % told)


def _told(
    link: PageLink, size: Size, pages: Sequence[bytes], sizes: Sequence[Size]
) -> Iterator[bytes]:
    box = link.box
    corners = (box.x, size.height - box.bottom, box.right, size.height - box.y)
    rectangle = " ".join(map(_points, corners)).encode()
    yield b"/Rect[%b]/Border[0 0 0]/F 4/Contents%b" % (rectangle, text_string(link.says))
    if link.address:
        yield b"/A<</S/URI/URI%b>>" % text_string(link.address)
    else:
        top = _points(sizes[link.page].height - link.y).encode()
        yield b"/Dest[%b/XYZ null %b null]" % (pages[link.page], top)


def _points(millimetres: float) -> str:
    return write_number(millimetres * POINTS_PER_MM, 2)
