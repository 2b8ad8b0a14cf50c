"""Call-outs: examples, rulings and notes in frames of their own."""

from collections.abc import Callable

from cardgen.layout.booklet.contents import BookPicture, CallOut, ProseBlock
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.pictures.pictures import picture_size, shown_picture
from cardgen.layout.booklet.prose_blocks import TITLE_FACE, ProseMaker
from cardgen.layout.booklet.stack import stack
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.marks import Begin, End, Path, TextLine
from cardgen.outlines import notched_rectangle, polygon, rectangle
from cardgen.units import POINTS_PER_MM, Box

PAD, TIGHT, NOTCH = 2.5, 1.7, 1.6  # mm; rulings are many, and set tight
GAP = 2.4  # mm between pictures, and between these and the words
RIBBON = 4.0  # mm of the ribbon that bears the label
BAR = 0.9  # mm of the bar beside a ruling
PICTURE = 0.36  # of the height of cards as they are shown, in examples
LOOKS = {
    "example": ("example", "example edge"),
    "ruling": ("ruling", "ruling edge"),
    "note": ("note", "gold"),
}

BlocksOf = Callable[..., list[FlowBlock]]


def call_out_block(
    said: CallOut, width: float, maker: ProseMaker, blocks_of: BlocksOf
) -> FlowBlock:
    """A frame as high as what stands in it; the words of an example begin beside its picture."""
    ruled = said.kind == "ruling"
    left, pad = (TIGHT + BAR, TIGHT) if ruled else (PAD, PAD)
    inner_width = width - left - pad
    picture, aside = _picture(said, inner_width, maker)
    first = said.blocks[:1] if aside[0] and isinstance(said.blocks[0], ProseBlock) else ()
    led = [
        maker.smaller.prose(one, inner_width, justified=False, beside=aside)
        for one in first
        if isinstance(one, ProseBlock)
    ]
    led = [_as_high(block, aside[1]) for block in led] if said.blocks[1:] else led
    blocks = [*led, *blocks_of(said.blocks[len(led) :], inner_width, smaller=True)]
    inner = stack([block._replace(above=block.above / 3) for block in blocks] if ruled else blocks)
    ribbon = RIBBON * maker.style.type["label"].size / 7 if said.label else 0.0
    head = ribbon / 2
    above = ribbon / 2 + 1.0 if ribbon else pad
    height = head + above + max(inner.height, aside[1]) + pad * 0.8
    ground, edge = (maker.style.colours[name] for name in LOOKS[said.kind])

    def draw(x: float, y: float) -> list[Drawn]:
        box = Box(x, y + head, width, height - head)
        marks: list[Drawn]
        if ruled:
            bar = Box(box.x, box.y, BAR, box.height)
            marks = [Path(rectangle(box), ground),
                     Path(rectangle(bar), maker.style.colours["ruling bar"])]  # fmt: skip
        else:
            marks = [Path(notched_rectangle(box, NOTCH), ground, edge, 0.3)]
        if said.label:
            marks += _ribbon(said.label, x + 4.0, y, ribbon, edge, maker)
        top = y + head + above
        if picture:
            shown = Box(x + left, top, aside[0] - GAP, aside[1] - GAP / 2)
            marks += shown_picture(picture, shown)
        return [*marks, *inner.draw(x + left, top)]

    part = FlowPart(height, draw, (Begin("Div", key=maker.key()),), (*said.anchors, *inner.anchors))
    return FlowBlock((part,), maker.style.air * (0.9 if ruled else 1.0))


def _as_high(block: FlowBlock, height: float) -> FlowBlock:
    """Words beside a picture with room below them, so that what follows stands below it."""
    short = height - sum(part.height for part in block.parts)
    filler = FlowPart(short, lambda x, y: [])
    return block._replace(parts=(*block.parts, filler)) if short > 0 else block


def _picture(
    said: CallOut, width: float, maker: ProseMaker
) -> tuple[BookPicture | None, tuple[float, float]]:
    """The picture of an example, and the width and height that the words leave to it."""
    if not (said.pictures and maker.style.shown.examples) or maker.base != "body":
        return None, (0.0, 0.0)
    picture = said.pictures[0]
    wide, high = picture_size(picture, width / 3, maker.style.picture * PICTURE)
    return picture, (wide + GAP, high + GAP / 2)


def _ribbon(
    label: str, x: float, y: float, tall: float, colour: str, maker: ProseMaker
) -> list[Drawn]:
    """The label on a ribbon that lies over the upper edge."""
    faces, style = maker.setter.assets.faces, maker.style
    size = style.type["label"].size
    em = size / POINTS_PER_MM / 1000
    words = tuple((TITLE_FACE, word) for word in label.upper().split())
    letters = sum(len(word) for _, word in words) + len(words) - 1
    wide = (faces.advance(words) + faces.space(TITLE_FACE) * (len(words) - 1) + 60 * letters) * em
    right, point = x + wide + 5.0, tall / 3
    corners = ((x, y), (right, y), (right + point, y + tall / 2), (right, y + tall),
               (x, y + tall), (x - point, y + tall / 2))  # fmt: skip
    cap = faces.face(TITLE_FACE).cap_height * em
    dark = style.colours["section"] if colour == style.colours["gold"] else colour
    text = TextLine(x + 2.5, y + tall / 2 + cap / 2, size, style.colours["on head"], words, 60.0)
    return [Path(polygon(corners), dark), Begin("P", key=maker.key()), text, End()]
