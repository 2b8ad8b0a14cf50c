"""What surrounds the columns of a booklet's page: running head, frieze, folio, thumb tab."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.contents import BookletContents
from cardgen.layout.booklet.pages.bands import FlowPage
from cardgen.layout.booklet.prose_blocks import TITLE_FACE
from cardgen.layout.booklet.style import BookletStyle
from cardgen.layout.marks import Drawing, Mark, Path, Stamp, TextLine
from cardgen.outlines import circle, polygon, rectangle, transformed
from cardgen.units import POINTS_PER_MM, Box

LABEL_FACE = "AlegreyaSans-Medium"
FRIEZE, ABOVE = 1.7, 3.6  # mm: how high the frieze is, how far its head is above the columns
TAB, TAB_STEP = (4.0, 20.0), 23.0  # mm: width and height of a thumb tab; from one to the next
CLOSED = 32.0  # mm left empty at the end of a chapter, from which a frieze closes it
TAIL, LOWEST = 34.0, 22.0  # mm: how long that is, and how far below the words at most
TRACKING = 90.0
BESIDE = 8.0  # mm at least between what stands at the left of a head and at its right


class PageDress(NamedTuple):
    """The dress of all pages of a booklet; `chapters` are what running heads say, in order."""

    contents: BookletContents
    style: BookletStyle
    assets: Assets
    chapters: tuple[str, ...]

    def marks(self, page: FlowPage, end: bool, section: str = "") -> Iterator[Mark]:
        """What is painted below the words of a page; at the `end` of a chapter a piece of frieze
        closes what is left of the page. Its head names the `section` that goes on from the page
        before, if it does."""
        room = self.style.room(page.number)
        right = page.number % 2 == 1
        yield from self._head(page, room, right, section)
        yield from self.folio(page.number)
        if page.running in self.chapters:
            yield self._tab(self.chapters.index(page.running), right)
        if end and page.placed and page.empty > CLOSED:
            yield from self._tail(room, page.empty)

    def _tail(self, room: Box, empty: float) -> Iterator[Mark]:
        """A short frieze between two lozenges, a little above the middle of what is left."""
        x, y = room.centre[0], room.bottom - empty + min(empty * 0.4, LOWEST)
        yield Stamp(_frieze(self.assets, TAIL), x - TAIL / 2, y - FRIEZE / 2)
        for at in (x - TAIL / 2 - 4.0, x + TAIL / 2 + 4.0):
            corners = ((at - 1.6, y), (at, y - 1.1), (at + 1.6, y), (at, y + 1.1))
            yield Path(polygon(corners), self.style.colours["gold"])

    def _head(self, page: FlowPage, room: Box, right: bool, section: str) -> Iterator[Mark]:
        top = room.y - ABOVE - FRIEZE
        yield Stamp(_frieze(self.assets, room.width), room.x, top)
        size = self.style.type["label"].size
        said = page.running.upper()
        room_left = room.width - BESIDE - self._wide(said, TITLE_FACE, size, TRACKING)
        beside = self._beside(section, size, room_left)
        if beside:
            yield self._words(beside, LABEL_FACE, size, (room.x, room.right), top - 1.9,
                              at_right=not right)  # fmt: skip
        if said:
            yield self._words(said, TITLE_FACE, size, (room.x, room.right), top - 1.9,
                              at_right=right, tracking=TRACKING)  # fmt: skip

    def _beside(self, section: str, size: float, room: float) -> str:
        """What stands beside the chapter in a head: the section that goes on, else the book, and
        nothing where there is no room for either."""
        book = f"{self.contents.title} · {self.contents.words['booklet']}"
        said = filter(None, (section, book))
        return next((one for one in said if self._wide(one, LABEL_FACE, size, 0.0) <= room), "")

    def _words(
        self,
        said: str,
        face: str,
        size: float,
        edges: tuple[float, float],
        y: float,
        *,
        at_right: bool,
        tracking: float = 0.0,
    ) -> TextLine:
        words = self._faced(said, face)
        x = edges[1] - self._wide(said, face, size, tracking) if at_right else edges[0]
        return TextLine(x, y, size, self.style.colours["section"], words, tracking)

    def _faced(self, said: str, face: str) -> tuple[tuple[str, str], ...]:
        faces = self.assets.faces
        return tuple((faces.chosen(face, word), word) for word in said.split(" "))

    def _wide(self, said: str, face: str, size: float, tracking: float) -> float:
        """How many mm words take."""
        faces, words = self.assets.faces, self._faced(said, face)
        letters = sum(len(word) for _, word in words) + len(words) - 2
        spaces = faces.space(face) * (len(words) - 1)
        em = size / POINTS_PER_MM / 1000
        return (faces.advance(words) + spaces + tracking * letters) * em

    def folio(self, number: int) -> Iterator[Mark]:
        """The number of a page in a ring at the outer corner, a rule that leads to it."""
        room, right = self.style.room(number), number % 2 == 1
        radius, over = self.style.folio
        y = self.style.page.height - over
        x = room.right - radius if right else room.x + radius
        colours = self.style.colours
        rule = polygon(((room.x, y), (room.right, y)), closed=False)
        yield Path(rule, stroke=colours["gold"], width=0.25)
        yield Path(circle(x, y, radius + 0.9), "#FFFFFF")
        yield Path(circle(x, y, radius), colours["chapter"], colours["gold"], 0.45)
        size = self.style.type["label"].size + 1.0
        em, faces = size / POINTS_PER_MM / 1000, self.assets.faces
        words = ((TITLE_FACE, str(number)),)
        wide, cap = faces.advance(words) * em, faces.face(TITLE_FACE).cap_height * em
        yield TextLine(x - wide / 2, y + cap / 2, size, colours["on head"], words)

    def _tab(self, chapter: int, right: bool) -> Path:
        """A tab at the outer edge, lower from chapter to chapter, so that a thumb finds each."""
        wide, tall = TAB
        room = self.style.room(1)
        places = max(int((room.height - tall) / TAB_STEP) + 1, 1)
        y = room.y + (chapter % places) * TAB_STEP
        x = self.style.page.width - wide if right else 0.0
        return Path(rectangle(Box(x, y, wide, tall)), self.style.colours["chapter"])


@lru_cache(maxsize=8)
def _frieze(assets: Assets, length: float) -> Drawing:
    """The frieze as one drawing, not as one of many stamps: it stands on every page, and readers
    of PDF count how often a drawing is called for."""
    drawn = assets.friezes.drawing("greek-thin", length=length, height=FRIEZE)
    paths = tuple(
        path._replace(segments=transformed(path.segments, dx=unit.x, dy=unit.y, scale=1.0))
        for unit in drawn.marks
        if isinstance(unit, Stamp)
        for path in unit.drawing.marks
        if isinstance(path, Path)
    )
    return Drawing("frieze", drawn.box, paths)
