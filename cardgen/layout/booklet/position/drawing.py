"""The table as a scenario begins: mats around what lies between them, seen from above."""

from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.position.kit import Drawable, TableKit, piled
from cardgen.layout.booklet.position.mats import Detail, MatMaker
from cardgen.layout.booklet.position.middle import MiddleMaker
from cardgen.layout.booklet.position.table import PlayerMat, TablePosition
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.marks import Begin, End, Mark, Path
from cardgen.outlines import rectangle
from cardgen.units import Box

PAD, GAP = 2.6, 2.4  # mm from the edge of the table to the mats, and between these
NARROW = 40.0  # mm that a mat is wide at least where two are abreast
WORTH = 1.35  # times as high as across the whole width that a mat alone may be
DETAILS: tuple[Detail, ...] = ("pictures", "cards", "names")


def position_block(said: TablePosition, width: float, maker: ProseMaker) -> FlowBlock:
    """The table as one part, in as much detail as a page has room for; its words as a figure."""
    kit = TableKit(maker)
    most = maker.style.room(1).height
    pad = PAD * kit.unit
    tables = (_table(said, width - 2 * pad, kit, detail) for detail in DETAILS)
    table = next((one for one in tables if one.height + 2 * pad <= most), None)
    table = table or _table(said, width - 2 * pad, kit, DETAILS[-1])
    height = table.height + 2 * pad
    colours = maker.style.colours

    def draw(x: float, y: float) -> list[Drawn]:
        box = Box(x, y, width, height)
        ground = rectangle(box, 2.6 * kit.unit)
        edge = Path(ground, colours["note"], colours["hairline"], 0.3 * kit.unit)
        return [Begin("Figure", alt=said.said, box=box), edge, *table.draw(x + pad, y + pad), End()]

    part = FlowPart(height, draw, (Begin("Div", key=maker.key()),))
    return FlowBlock((part,), maker.style.air * 1.5, shows=True)


def _table(said: TablePosition, width: float, kit: TableKit, detail: Detail) -> Drawable:
    """Two mats at the head, the middle, then the others, clockwise from the left of the head."""
    abreast = 2 if width >= (2 * NARROW + GAP) * kit.unit and len(said.mats) > 1 else 1
    mats = MatMaker(kit, detail)
    middle = MiddleMaker(kit, mats).middle(said, width)
    wide = (width - GAP * kit.unit * (abreast - 1)) / abreast
    mats = MatMaker(kit, detail, halved=mats.halves(said.mats, wide))
    rows = [_row(row, width, mats, kit) for row in _seated(said.mats, abreast)]
    ordered = [*rows[:1], middle, *rows[1:]] if abreast == 2 else [*rows, middle]
    return piled(ordered, GAP * kit.unit)


def _seated(mats: tuple[PlayerMat, ...], abreast: int) -> list[tuple[PlayerMat, ...]]:
    """Rows of mats so that the next player is the next clockwise: down the right, up the left."""
    if abreast == 1 or len(mats) == 1:
        return [(mat,) for mat in mats]
    count = len(mats)
    rows: list[tuple[PlayerMat, ...]] = [mats[:2]]
    low, high = 2, count - 1
    while low < high:
        rows.append((mats[high], mats[low]))
        low, high = low + 1, high - 1
    if low == high:
        rows.append((mats[low],))
    return rows


def _row(row: tuple[PlayerMat, ...], width: float, mats: MatMaker, kit: TableKit) -> Drawable:
    """Mats beside each other, as high as the highest; one alone stands in the middle, or takes the
    whole width where that makes it lower by much."""
    gap = GAP * kit.unit
    wide = (width - gap * (len(row) - 1)) / len(row)
    half = (width - gap) / 2
    left = 0.0
    if len(row) == 1 and half >= NARROW * kit.unit:
        narrow, whole = mats.mat(row[0], half), mats.mat(row[0], wide)
        if narrow.height < whole.height * WORTH:
            wide, left = half, (width - half) / 2
    made = [mats.mat(mat, wide) for mat in row]
    high = max(mat.height for mat in made)
    framed = [mats.framed(mat, high) for mat in made]

    def draw(x: float, y: float) -> list[Mark]:
        marks: list[Mark] = []
        x += left
        for mat in framed:
            marks += mat.draw(x, y)
            x += wide + gap
        return marks

    return Drawable(width, high, draw)
