"""Pictures of cards, boards and tokens: the very marks of their faces, made smaller."""

from cardgen.layout.booklet.contents import BookPicture, CardPlate, Gallery
from cardgen.layout.booklet.entry_parts import BlocksOf
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.stack import stack
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.marks import Begin, End, Stamp
from cardgen.units import Box

GAP = 3.0  # mm between two pictures
PLATE, BESIDE = 46.0, 5.0  # mm that a card to be read is wide in type of 9 points, and beside it
WIDE = 0.72  # of the height of a card, for what is wider than high


def shown_picture(picture: BookPicture, box: Box) -> list[Drawn]:
    """A picture that fills a box of its own shape."""
    scale = box.width / picture.drawing.box.width
    stamp = Stamp(picture.drawing, box.x, box.y, scale)
    return [Begin("Figure", alt=picture.said, box=box), stamp, End()]


def picture_size(picture: BookPicture, width: float, height: float) -> tuple[float, float]:
    """The width and height of a picture that fits into a room."""
    own = picture.drawing.box
    scale = min(width / own.width, height / own.height)
    return own.width * scale, own.height * scale


def gallery_block(said: Gallery, width: float, maker: ProseMaker) -> FlowBlock:
    """Pictures beside each other in the middle, in as many rows as they need."""
    tall = maker.style.picture * 0.5
    sizes = [picture_size(one, width, tall) for one in said.pictures]
    rows: list[list[int]] = [[]]
    used = 0.0
    for number, (wide, _) in enumerate(sizes):
        if rows[-1] and used + GAP + wide > width + 1e-6:
            rows.append([])
            used = 0.0
        used += wide + (GAP if rows[-1] else 0.0)
        rows[-1].append(number)

    def part(row: list[int]) -> FlowPart:
        height = max(sizes[n][1] for n in row)

        def draw(x: float, y: float) -> list[Drawn]:
            whole = sum(sizes[n][0] for n in row) + GAP * (len(row) - 1)
            at = x + (width - whole) / 2
            marks: list[Drawn] = []
            for n in row:
                wide, high = sizes[n]
                box = Box(at, y + (height - high) / 2, wide, high)
                marks += shown_picture(said.pictures[n], box)
                at += wide + GAP
            return marks

        return FlowPart(height + GAP / 2, draw, (Begin("Div", key=maker.key()),))

    parts = tuple(part(row) for row in rows)
    return FlowBlock(parts, maker.style.air * 1.4, frozenset(range(1, len(parts))), said.leads)


def plate_block(said: CardPlate, width: float, maker: ProseMaker, blocks_of: BlocksOf) -> FlowBlock:
    """A card large enough to be read, what is said of it at its right."""
    most = PLATE * maker.style.type["body"].size / 9
    wide, high = picture_size(said.picture, most, maker.style.room(1).height / 2)
    words = stack(blocks_of(said.items, width - wide - BESIDE))

    def draw(x: float, y: float) -> list[Drawn]:
        shown = shown_picture(said.picture, Box(x, y, wide, high))
        return [*shown, *words.draw(x + wide + BESIDE, y)]

    part = FlowPart(max(high, words.height), draw, (), words.anchors)
    return FlowBlock((part,), maker.style.air * 1.4, spans=True)
