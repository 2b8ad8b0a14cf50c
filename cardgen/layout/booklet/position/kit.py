"""Small things that drawings of the table are made of: labels, tablets of cards, pictures."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardgen.layout.booklet.position.table import TableCard
from cardgen.layout.booklet.prose_blocks import TITLE_FACE, ProseMaker
from cardgen.layout.icons import ICON_UNITS
from cardgen.layout.marks import Drawing, Mark, Path, Stamp, TextLine
from cardgen.model.text import Icon
from cardgen.outlines import rectangle
from cardgen.units import POINTS_PER_MM, Box

NAME_FACE, NOTE_FACE = "AlegreyaSans-Medium", "Vollkorn-Italic"
TABLET, TABLET_PAD, BETWEEN = 4.7, 1.0, 1.1  # mm of a tablet: height, at its ends, to the next one
WHOLE = 1000.0  # mm in which no name shrinks
UNIT = 0.108  # mm for each point of the body
LEAST = 0.62  # of their size that words may shrink to
EDGES = {
    "brown": "#7A4A24", "grey": "#6E747A", "yellow": "#B8801A", "blue": "#2F6EA6",
    "green": "#3B7D4F", "red": "#B3312C", "purple": "#6B4A8C", "black": "#1E1B18",
    "leader": "#B9A878", "god": "#4A8FBC", "wonder": "#8A5420", "progress": "#3B7D4F",
}  # fmt: skip


class Drawable(NamedTuple):
    """Something of a width and height that is drawn for the left and top it has."""

    width: float
    height: float
    draw: Callable[[float, float], list[Mark]]


class TableKit:
    """Makes the small things in the type and colours of a booklet.

    `unit` is how many mm a mm of A5 becomes: more in large print.
    """

    def __init__(self, maker: ProseMaker) -> None:
        self.assets, self.style = maker.setter.assets, maker.style
        self.size = maker.style.type["label"].size
        self.unit = maker.style.type["body"].size * UNIT

    def words(
        self,
        said: str,
        face: str,
        share: float,
        room: float,
        colour: str,
        *,
        align: float = 0.0,
        tracking: float = 0.0,
    ) -> Drawable:
        """One line, no wider than the room; `share` is that of the size of labels, than which no
        words are smaller that have the room.

        With `align` it takes all of the room.
        """
        faces, size = self.assets.faces, self.size * max(share, 1.0)
        words = tuple((faces.chosen(face, word), word) for word in said.split(" ") if word)
        letters = max(sum(len(word) for _, word in words) + len(words) - 2, 0)
        spaces = sum(faces.space(name) for name, _ in words[:-1])
        natural = faces.advance(words) + spaces + tracking * letters
        wide = natural * size / POINTS_PER_MM / 1000
        if wide > room:
            size *= max(room / wide, LEAST)
            wide = natural * size / POINTS_PER_MM / 1000
        em = size / POINTS_PER_MM / 1000
        cap = faces.face(face).cap_height * em
        left = (room - wide) * align

        def draw(x: float, y: float) -> list[Mark]:
            return [TextLine(x + left, y + cap, size, colour, words, tracking)] if words else []

        return Drawable(room if align else wide, cap if words else 0.0, draw)

    def signs(self, icons: Sequence[Icon], height: float, gap: float = 0.12) -> Drawable:
        """Signs in a row."""
        scale, known = height / ICON_UNITS, self.assets.signs
        widths = [known.width(icon) * height for icon in icons]
        wide = sum(widths) + gap * height * max(len(icons) - 1, 0)

        def draw(x: float, y: float) -> list[Mark]:
            marks: list[Mark] = []
            for icon, width in zip(icons, widths, strict=True):
                marks.append(Stamp(known.drawing(icon), x, y, scale))
                x += width + gap * height
            return marks

        return Drawable(wide, height, draw)

    def tablet(self, card: TableCard, room: float) -> Drawable:
        """A card as a small tablet: the sign of its kind, and its name on white."""
        unit, colours = self.unit, self.style.colours
        high, pad = TABLET * unit, TABLET_PAD * unit
        signs = [card.sign] if card.sign else []
        sign = self.signs(signs, high * 0.8)
        lead = pad * 0.7 + sign.width + (pad * 0.7 if signs else 0.0)
        ink = colours["on seal"] if card.hidden else colours["ink"]
        name = self.words(card.name, NAME_FACE, 0.98, room - lead - pad, ink)
        wide = lead + name.width + pad
        edge = EDGES.get(card.kind, colours["hairline"])
        fill = colours["seal"] if card.hidden else "#FFFFFF"

        def draw(x: float, y: float) -> list[Mark]:
            box = Box(x, y, wide, high)
            return [
                Path(rectangle(box, 0.9 * unit), fill, edge, 0.3 * unit),
                *sign.draw(x + pad * 0.7, y + high * 0.1),
                *name.draw(x + lead, y + (high - name.height) / 2),
            ]

        return Drawable(wide, high, draw)

    def picture(self, front: Drawing, called: str, width: float) -> Drawable:
        """The front of a card made small, its name below; in a page of one column, whose words are
        large, it takes as much room as its name, which is no smaller than that of others."""
        unit, colours = self.unit, self.style.colours
        scale = width / front.box.width
        high = front.box.height * scale
        over = 1.2 * unit  # a name may be a little wider than its picture
        room = width + over
        if self.style.columns == 1:
            room = max(room, self.words(called, NAME_FACE, 0.92, WHOLE, colours["ink"]).width)
        name = self.words(called, NAME_FACE, 0.92, room, colours["ink"], align=0.5)
        left = (room - over - width) / 2

        def draw(x: float, y: float) -> list[Mark]:
            frame = rectangle(Box(x + left, y, width, high))
            return [
                Stamp(front, x + left, y, scale),
                Path(frame, None, colours["hairline"], 0.2 * unit),
                *name.draw(x - over / 2, y + high + 1.0 * unit),
            ]

        return Drawable(room - over, high + 1.0 * unit + name.height + 0.8 * unit, draw)

    def title(self, said: str, room: float, align: float = 0.0) -> Drawable:
        """What a place is called, in small capitals."""
        colour = self.style.colours["section"]
        return self.words(said.upper(), TITLE_FACE, 0.8, room, colour, align=align, tracking=50.0)


def wrapped(
    items: Sequence[Drawable], width: float, gap: float, *, below: float, centred: bool = False
) -> Drawable:
    """Things in as many rows as they need, from the left or in the middle of the width.

    `gap` is between them, `below` between rows. It is as wide as the widest row, or all the width.
    """
    rows: list[list[Drawable]] = [[]] if items else []
    for item in items:
        used = sum(one.width + gap for one in rows[-1])
        if rows[-1] and used + item.width > width + 1e-6:
            rows.append([])
        rows[-1].append(item)
    heights = [max(one.height for one in row) for row in rows]
    widths = [sum(one.width for one in row) + gap * (len(row) - 1) for row in rows]

    def draw(x: float, y: float) -> list[Mark]:
        marks: list[Mark] = []
        for row, wide, high in zip(rows, widths, heights, strict=True):
            at = x + ((width - wide) / 2 if centred else 0.0)
            for one in row:
                marks += one.draw(at, y)
                at += one.width + gap
            y += high + below
        return marks

    whole = sum(heights) + below * max(len(rows) - 1, 0)
    return Drawable(width if centred else max(widths, default=0.0), whole, draw)


def piled(items: Sequence[Drawable], gap: float) -> Drawable:
    """Things one below the other."""
    shown = [item for item in items if item.height]

    def draw(x: float, y: float) -> list[Mark]:
        marks: list[Mark] = []
        for item in shown:
            marks += item.draw(x, y)
            y += item.height + gap
        return marks

    high = sum(item.height for item in shown) + gap * max(len(shown) - 1, 0)
    return Drawable(max((item.width for item in shown), default=0.0), high, draw)
