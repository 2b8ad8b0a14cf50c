"""Cards to be read: what a numbered list below a picture tells of is pointed at in the picture."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile

from cardgen.build.booklets.entries import EntryMaker
from cardgen.layout.booklet.contents import BookPicture, ContentBlock, Gallery, ListItem
from cardgen.layout.booklet.pictures.pointers import PointerLook, pointed_picture
from cardgen.model.finding import Stop
from cardgen.model.rulebook import Block, Link

Typed = tuple[Block, ContentBlock]  # the source of something, and what it becomes


class PlateMaker:
    """Points at the places that the layout of a card names; each card is drawn once."""

    def __init__(self, entries: EntryMaker, colours: Mapping[str, str]) -> None:
        self._entries = entries
        self._look = PointerLook(entries.view.assets.faces, colours)
        self._made = cache(self._make)

    def pointed(self, contents: Sequence[Typed]) -> Iterator[Typed]:
        """Contents in which a picture alone, before a numbered list, points at what that tells.
        Stop where there are not as many items as places."""
        for number, (typed, block) in enumerate(contents):
            count = _items(contents[number + 1 :]) if _is_alone(block) else 0
            if count and isinstance(block, Gallery):
                (link,) = typed.links("picture")
                block = Gallery((self._plate(link, block.pictures[0], count, typed),))
            yield typed, block

    def _plate(self, link: Link, picture: BookPicture, count: int, typed: Block) -> BookPicture:
        made, places = self._made(link.id, picture)
        if count != places:
            message = f"the list below {link} has {count} items, and its layout {places} points"
            help = "number the items from the head of the card down, one for each of points:"
            raise Stop(message, place=typed.place(), help=help)
        return made

    def _make(self, name: str, picture: BookPicture) -> tuple[BookPicture, int]:
        """The picture of a card with its pointers, and how many these are."""
        found = self._entries.sets.get(name)
        points = (
            tuple(self._entries.view.composed.layout(found[0]).points.values()) if found else ()
        )
        said = self._entries.words.pointed.format(name=picture.said, last=len(points))
        return pointed_picture(picture, points, said, self._look), len(points)


def _is_alone(block: ContentBlock) -> bool:
    return isinstance(block, Gallery) and len(block.pictures) == 1


def _items(contents: Sequence[Typed]) -> int:
    """How many items a numbered list has that stands here."""
    items = takewhile(lambda one: isinstance(one[1], ListItem), contents)
    return sum(isinstance(one, ListItem) and one.begins and one.number > 0 for _, one in items)
