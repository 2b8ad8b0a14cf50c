"""Panels of aids and credits: a title on its band, and below it lines that are set already."""

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from typing import NamedTuple, Protocol

from cardgen.layout.elements import element, sign_figure
from cardgen.layout.icon_rows import icon_row_width, set_icon_row
from cardgen.layout.marks import Begin, Mark, Path
from cardgen.layout.reference.blocks import GAP, ReferenceBlock, Typesetter
from cardgen.layout.reference.columns import column_height
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.model.text import Icon, Runs
from cardgen.outlines import polygon, rectangle
from cardgen.units import Box

PAD = 2.2  # mm between the edge of a panel and its words
BELOW_BAND = 2.7  # mm between the band of a title and the first line
BAND = 0.78  # mm of the band of a title for each point of the words
SIGNS, BESIDE = 0.76, 1.6  # of the band: how high its signs are; mm between them and the title
AIR = 0.14  # mm between lines for each point
CORNER = 1.8
LOOSEST = 5.0  # mm that lines may stand further apart where a column is not full


class SetLine(Protocol):
    """A line that is set: how high it is, and its marks where it stands, as an element."""

    @property
    def height(self) -> float: ...

    def draw(self, x: float, y: float) -> Iterable[Mark]: ...


class PanelHeading(NamedTuple):
    """The title of a panel, the signs beside it, and how large titles of other panels are."""

    title: str
    signs: tuple[Icon, ...] = ()
    size: float = inf


def panel_block(
    heading: PanelHeading,
    lines: Sequence[SetLine],
    width: float,
    hand: Typesetter,
    loose: float = 0.0,
    inside: Begin | None = None,
    *,
    spare: float = 0.0,
) -> ReferenceBlock:
    """A panel with each line below its title, `loose` mm further apart than they need be, and
    `spare` mm more over and below them all; they are parts of `inside`, if it is there, such as a
    list."""
    band, air = hand.points * BAND, hand.points * AIR + loose
    held = sum(line.height for line in lines) + air * (len(lines) - 1)
    height = band + BELOW_BAND + PAD + held + 2 * loose + spare

    def draw(x: float, y: float) -> list[Mark]:
        box = Box(x, y, width, height)
        title = element(Begin("H2"), _title(heading, box, band, hand))
        marks: list[Mark] = []
        top = y + band + BELOW_BAND + loose + spare / 2
        for line in lines:
            marks += line.draw(x + PAD, top)
            top += line.height + air
        said = element(inside, marks) if inside else marks
        return [*_ground(box, band, hand), *element(Begin("Sect"), (*title, *said))]

    return ReferenceBlock(height, draw)


def spare_heights(columns: Sequence[Sequence[ReferenceBlock]]) -> list[float]:
    """How many mm each panel of each column must be higher, so that all columns end level."""
    heights = [column_height(column) for column in columns]
    return [
        (max(heights) - height) / len(column)
        for height, column in zip(heights, columns, strict=True)
    ]


def looseness(
    column: Sequence[ReferenceBlock], lines: int, height: float, most: float = LOOSEST
) -> float:
    """How many mm more between its `lines`, at `most`, let a column of panels reach its foot, or
    come near.

    Between two panels it is twice as much.
    """
    gaps = lines + len(column) + 2 * (len(column) - 1)
    return min(max(height - column_height(column), 0.0) / max(gaps, 1), most)


def _ground(box: Box, band: float, hand: Typesetter) -> Iterator[Mark]:
    """The panel and the band of its title, where the theme fills any, and their edges."""
    look = hand.look
    yield Path(rectangle(box, CORNER), look.panel or None)
    if look.shade:
        head = Box(box.x, box.y, box.width, band + CORNER)
        yield Path(rectangle(head, CORNER), look.shade)
        yield Path(rectangle(Box(box.x, box.y + band, box.width, CORNER)), look.panel)
    rule = polygon(((box.x, box.y + band), (box.right, box.y + band)), closed=False)
    yield Path(rule, stroke=look.rule, width=0.3 * look.lines)
    yield Path(rectangle(box, CORNER), None, look.rule, 0.25)


def heading_size(headings: Iterable[PanelHeading], width: float, hand: Typesetter) -> float:
    """The size in which all titles of panels of this width fit their bands."""
    fitting = (
        (width - 2 * PAD - _signs_width(one, hand)) / hand.title_width(one.title, 1.0)
        for one in headings
    )
    return min(fitting, default=inf)


def _signs_width(heading: PanelHeading, hand: Typesetter) -> float:
    """How far signs move a title to the right."""
    wide = icon_row_width(heading.signs, hand.assets.signs, GAP) * hand.points * BAND * SIGNS
    return wide + BESIDE if heading.signs else 0.0


def _title(heading: PanelHeading, box: Box, band: float, hand: Typesetter) -> Iterator[Mark]:
    """The signs and the title in the middle of the band."""
    tall, left = band * SIGNS, box.x + PAD + _signs_width(heading, hand)
    area = Box(box.x + PAD, box.y + (band - tall) / 2, left - BESIDE - box.x - PAD, tall)
    signs = set_icon_row(heading.signs, hand.assets.signs, area, GAP, align=0.0)
    yield from sign_figure(signs, hand.names)
    size = min(hand.points + 1.5, heading.size)
    top = box.y + (band - hand.capitals(size)) / 2
    yield hand.title(heading.title, (left, top), box.right - PAD - left, size)


def led_words(lead: str, runs: Runs, hand: Typesetter, *, numbers: str = "") -> Paragraph:
    """Words that bold ones lead in, if there are any; `numbers` is the face of those with one."""
    faces = hand.look.faces
    plain = TextStyle(faces.text, numbers or faces.strong, hand.language)
    said = hand.assets.composition.paragraph(runs, plain)
    if not lead:
        return said
    bold = TextStyle(faces.strong, faces.strong, hand.language)
    first = hand.assets.composition.paragraph((lead,), bold)
    return Paragraph((*first.groups, *said.groups), said.space, said.rules)
