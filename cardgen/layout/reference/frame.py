"""What surrounds the columns of a page: band, frieze, rules, foot."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.elements import element
from cardgen.layout.marks import Begin, Gradient, Mark, Path, Stamp, TextLine
from cardgen.layout.reference.theme import Theme
from cardgen.layout.text.no_break import insert_no_breaks
from cardgen.model.legend import SignNames
from cardgen.outlines import polygon, rectangle
from cardgen.units import POINTS_PER_MM, Box, Size

EDGE = 8.0  # mm of paper that no printer need reach
BAND = 13.0  # mm of the band with the title
FRIEZE = 3.0
CORNER = 12.0  # mm of the band that the mark of the pack stands on
BEFORE_TITLE = 5.0  # mm
BELOW_FRIEZE = 3.6  # mm from the frieze, and above it, to the columns
INSIDE = 4.5  # mm between the frame and the columns
FOOT = 7.0  # mm under the columns
TITLE_SIZE, FOOT_SIZE = 15.0, 7.0  # points


class PageHead(NamedTuple):
    """What the frame of a page says: of which pack, in which language, with which small words; and
    what a voice says for signs."""

    pack: str
    version: str
    mark: str
    language: str
    words: Mapping[str, str]
    names: SignNames


class PageFrame(NamedTuple):
    """The frame of every page of one aid."""

    contents: PageHead
    page: Size
    assets: Assets
    look: Theme

    @property
    def box(self) -> Box:
        return Box(0, 0, *self.page).grown(-EDGE)

    @property
    def room(self) -> Box:
        """Where the columns stand."""
        box, head = self.box, BAND + FRIEZE + BELOW_FRIEZE
        return Box(box.x + INSIDE, box.y + head, box.width - 2 * INSIDE, box.height - head - FOOT)

    def marks(
        self, name: str, number: int, total: int, *, continued: bool = False
    ) -> Iterator[Mark]:
        """The frame of page `number`; `name` is the word that says what it holds. The title is
        read unless the page is `continued` from the one before."""
        words = self.contents.words
        yield from self._ground()
        beside = words["title"] if name != "title" else ""
        title = f"{self.contents.pack} · {words[name]}"
        yield from self._band(title, beside, Begin("Artifact" if continued else "H1"))
        page = words["page"].replace("{number}", str(number)).replace("{total}", str(total))
        yield from self._foot(page)

    def _ground(self) -> Iterator[Mark]:
        box, look = self.box, self.look
        yield Path(rectangle(box, 1.6), look.ground or None, look.rule, 0.5 * look.lines)
        if look.ground:
            yield Path(rectangle(box.grown(-1.0), 1.0), None, look.rule, 0.15)

    def _band(self, title: str, kind: str, heading: Begin) -> Iterator[Mark]:
        """The title on the colours of the cards, with the pack's mark, and a frieze beneath."""
        box, look = self.box.grown(-1.0), self.look
        band = box._replace(height=BAND - 1.0)
        if look.band:
            steps = len(look.band) - 1
            stops = tuple((i / steps, colour) for i, colour in enumerate(look.band))
            fill = Gradient("linear", (0, band.y, 0, band.bottom), stops)
            yield Path(rectangle(band), fill)
        if self.contents.mark:
            corner = Box(band.x, band.y, CORNER, band.height)
            yield from (Path(rectangle(corner), look.chip) for _ in look.band[:1])
            yield self._mark(corner)
        yield from element(heading, (self._titled(title, band),))
        if kind:
            yield self._small(kind, band.right - 4.0, band.centre[1], look.on_band)
        rule = polygon(((box.x, band.bottom), (box.right, band.bottom)), closed=False)
        yield Path(rule, stroke=look.rule, width=0.5 * look.lines)
        friezes = self.assets.friezes
        name = next((one for one in look.friezes if one in friezes.names), look.friezes[-1])
        frieze = friezes.drawing(name, length=box.width - 4, height=FRIEZE)
        yield Stamp(frieze, box.x + 2, band.bottom + 1.4)

    def _mark(self, area: Box) -> Stamp:
        tint = self.look.rule
        drawing = self.assets.drawing(f"icons/{self.contents.mark}", tint=tint)
        scale = 7.0 / drawing.box.height
        x, y = area.centre
        return Stamp(drawing, x - drawing.box.width * scale / 2, y - 3.5, scale)

    def _titled(self, title: str, band: Box) -> TextLine:
        """The title, smaller where it would be too long."""
        faces, face = self.assets.faces, self.look.faces.title
        words = title.upper().split(" ")
        pairs = tuple((faces.chosen(face, word), word) for word in words)
        letters = len(title)
        wide = faces.advance(pairs) + faces.space(face) * (len(pairs) - 1) + 60 * letters
        size = min(TITLE_SIZE, (band.width - 60) * POINTS_PER_MM * 1000 / wide)
        cap = faces.face(face).cap_height * size / POINTS_PER_MM / 1000
        y = band.centre[1] + cap / 2
        x = band.x + BEFORE_TITLE + (CORNER if self.contents.mark else 0.0)
        return TextLine(x, y, size, self.look.on_band, pairs, 60.0)

    def _foot(self, page: str) -> Iterator[TextLine]:
        contents = self.contents
        y = self.box.bottom - 3.6
        said = f"{contents.pack} · v{contents.version} · {contents.language} · {page}"
        yield self._small(said, self.box.right - INSIDE, y, self.look.heading)

    def _small(self, words: str, right: float, middle: float, colour: str) -> TextLine:
        """Small words that end at `right`."""
        faces, face, em = self.assets.faces, self.look.faces.label, FOOT_SIZE / POINTS_PER_MM / 1000
        said = insert_no_breaks(words, self.assets.no_breaks(self.contents.language)).split(" ")
        pairs = tuple((faces.chosen(face, word), word) for word in said)
        wide = faces.advance(pairs) + faces.space(face) * (len(pairs) - 1)
        baseline = middle + faces.face(face).x_height * em / 2
        return TextLine(right - wide * em, baseline, FOOT_SIZE, colour, pairs)


def gutter_rules(room: Box, count: int, gutter: float, look: Theme) -> Iterator[Path]:
    """A hairline between each two columns."""
    width = (room.width - (count - 1) * gutter) / count
    for number in range(1, count):
        x = room.x + number * (width + gutter) - gutter / 2
        line = polygon(((x, room.y + 1), (x, room.bottom - 1)), closed=False)
        yield Path(line, stroke=look.hairline, width=0.15)
