"""Who made the game and the expansion, at the head of the credits: a medallion, and their names."""

from collections.abc import Iterator, Sequence

from cardgen.layout.elements import element
from cardgen.layout.marks import Begin, Mark, Path, Stamp
from cardgen.layout.reference.blocks import ReferenceBlock, Typesetter
from cardgen.layout.text.paragraph import Paragraph
from cardgen.outlines import circle, notched_rectangle, polygon
from cardgen.units import Box

RADIUS = 12.5  # mm of the medallion
RIM, INSIDE = 0.93, 0.86  # of that radius: where its rim is milled, where its field ends
MILLING = 0.7, 0.22, 0.5  # mm of the strokes of the rim: how long, how wide, how far apart
MARK = 1.15  # of the mark, as a share of the radius of the field
PAD = 4.0  # mm between the edge of the panel and what stands in it
NOTCH = 2.4
LARGER = 4.0, 1.5  # points that the title and the names are larger than other words
BELOW_TITLE = 5.0  # mm
APART = 1.6  # mm between two names


def makers_block(
    title: str, items: Sequence[Paragraph], mark: str, width: float, hand: Typesetter
) -> ReferenceBlock:
    """A panel across the page: the mark of the pack as a medallion, then title and items."""
    large = hand._replace(points=hand.points + LARGER[1])
    left = PAD * 2 + 2 * RADIUS if mark else PAD
    beside = width - left - PAD
    tall = [large.tall(one, beside) for one in items]
    size = hand.points + LARGER[0]
    head = hand.capitals(size) + BELOW_TITLE
    said = head + sum(tall) + APART * (len(tall) - 1)
    height = max(said, 2 * RADIUS if mark else 0.0) + 2 * PAD

    def draw(x: float, y: float) -> list[Mark]:
        box = Box(x, y, width, height)
        marks = [*_ground(box, hand)]
        if mark:
            marks += _medallion(mark, x + PAD + RADIUS, box.centre[1], hand)
        top = y + (height - said) / 2
        rule = top + head - BELOW_TITLE * 0.55
        line = polygon(((x + left, rule), (box.right - PAD, rule)), closed=False)
        marks.append(Path(line, stroke=hand.look.rule, width=0.3 * hand.look.lines))
        named: list[Mark] = [
            *element(Begin("H2"), (hand.title(title, (x + left, top), beside, size),))
        ]
        top += head
        for one, high in zip(items, tall, strict=True):
            named += element(Begin("P"), large.words(one, Box(x + left, top, beside, high)))
            top += high + APART
        return [*marks, *element(Begin("Sect"), named)]

    return ReferenceBlock(height, draw)


def _ground(box: Box, hand: Typesetter) -> Iterator[Mark]:
    """A notched panel with a second line inside its edge."""
    look = hand.look
    yield Path(notched_rectangle(box, NOTCH), look.shade or None, look.rule, 0.5 * look.lines)
    inner = notched_rectangle(box.grown(-1.0), NOTCH)
    yield Path(inner, None, look.rule, 0.18)


def _medallion(mark: str, x: float, y: float, hand: Typesetter) -> Iterator[Mark]:
    """The mark of a pack on a disc with a milled rim."""
    look, radius = hand.look, RADIUS * INSIDE
    yield Path(circle(x, y, RADIUS), look.title_ground("") or None, look.rule, 0.4 * look.lines)
    yield Path(circle(x, y, RADIUS * RIM), None, look.rule, MILLING[0], dash=MILLING[1:])
    yield Path(circle(x, y, radius), None, look.rule, 0.4 * look.lines)
    yield Path(circle(x, y, radius - 0.6), None, look.rule, 0.12)
    drawn = hand.assets.drawing(f"icons/{mark}", tint=look.rule)
    scale = radius * MARK / max(drawn.box[2:])
    yield Stamp(drawn, x - drawn.box.width * scale / 2, y - drawn.box.height * scale / 2, scale)
