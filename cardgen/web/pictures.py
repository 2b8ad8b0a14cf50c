"""Pictures of a web page: which it shows, how large, and what it says instead of them."""

from base64 import b64encode
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.layout.booklet.contents import (
    BookletContents,
    CallOut,
    ContentBlock,
    Entry,
    Gallery,
    ListItem,
)
from cardgen.layout.booklet.position.table import TablePosition
from cardgen.layout.marks import Drawing

DENSE = 1.5  # pixels of a picture for each that a page gives it
SHOWN = 3.2  # pixels of a page for each mm of a card
LEAST, MOST = 96, 520  # pixels that a picture is wide on a page
SMALL = 84  # pixels that a card is wide beside an example or on the table
LYING, WIDER = 1.2, 2.4  # times as wide as high is a board, which is shown wider than a card


class PictureKey(NamedTuple):
    """A drawing as a page shows it: as large as it should be, or as a reminder."""

    drawing: Drawing
    small: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """Width and height on the page, in its pixels."""
        box = self.drawing.box
        wide = min(max(box.width * SHOWN, LEAST), MOST)
        if self.small:
            wide = min(wide, SMALL * (WIDER if box.width > box.height * LYING else 1.0))
        return round(wide), max(1, round(wide * box.height / box.width))

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height of its file."""
        wide, high = self.size
        return round(wide * DENSE), max(1, round(high * DENSE))


class WebPicture(NamedTuple):
    """A picture within a page: its address, which holds all of it, its size, its words, and whether
    it is `round`, `lying` or an upright card."""

    address: str
    width: int
    height: int
    said: str
    look: str = ""


class PictureShelf:
    """The pictures of one page, WebP files by their keys."""

    def __init__(self, files: Mapping[PictureKey, bytes]) -> None:
        self._files = files
        self._addresses: dict[PictureKey, str] = {}

    def shown(self, drawing: Drawing, said: str, *, small: bool = False) -> WebPicture:
        """A drawing, with what it says instead."""
        key = PictureKey(drawing, small)
        if key not in self._addresses:
            code = b64encode(self._files[key]).decode("ascii")
            self._addresses[key] = f"data:image/webp;base64,{code}"
        return WebPicture(self._addresses[key], *key.size, said, _look(*key.size))


def _look(width: int, height: int) -> str:
    if width == height:
        return "round"
    return "lying" if width > height * LYING else ""


def wanted_pictures(contents: BookletContents) -> tuple[PictureKey, ...]:
    """The pictures that a page of these contents shows, each once."""
    cover = [PictureKey(contents.cover)] if contents.cover else []
    shown = (key for block in contents.blocks for key in _of_block(block))
    return tuple(dict.fromkeys((*cover, *shown)))


def _of_block(block: ContentBlock) -> Iterator[PictureKey]:
    if isinstance(block, Gallery | Entry):
        yield from (PictureKey(picture.drawing) for picture in block.pictures)
    if isinstance(block, CallOut | ListItem):
        yield from (PictureKey(picture.drawing, True) for picture in block.pictures)
    if isinstance(block, CallOut | Entry):
        yield from (key for inner in block.blocks for key in _of_block(inner))
    if isinstance(block, TablePosition):
        boards = (mat.picture for mat in block.mats)
        yield from (PictureKey(board, True) for board in boards if board)
