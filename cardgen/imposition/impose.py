"""Cards onto sheets: fronts, backs that lie behind them once the paper is turned, bleeds, marks."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardgen.imposition.arrangement import Arrangement
from cardgen.imposition.blocks import CardSlot
from cardgen.imposition.crop_marks import crop_marks, cut_lines
from cardgen.imposition.figures import CutLine, Patch, Stroke, role_stroke
from cardgen.imposition.geometry import NO_OFFSET, Affine, Mirror, Offset, flip
from cardgen.imposition.sheet import Duplex, Placement, Sheet, Side
from cardgen.units import Box


def bleed_boxes(trims: Sequence[Box], bleed: float, *, further: float, within: Box) -> list[Box]:
    """Each trim with its bleed, and up to `further` mm more where nobody else's paper is touched.

    Between two cards the extra stops half-way; at the edge it stops `within`.
    """
    if further == 0:
        return [trim.grown(bleed) for trim in trims]
    return [_reaching(trim, trims, bleed, bleed + further, within) for trim in trims]


def _reaching(trim: Box, trims: Sequence[Box], least: float, most: float, within: Box) -> Box:
    near = [other for other in trims if other is not trim and _neighbours(trim, other, most)]
    rooms = (
        min([2 * (trim.x - within.x), *_ahead(trim.x - other.right for other in near)]),
        min([2 * (trim.y - within.y), *_ahead(trim.y - other.bottom for other in near)]),
        min([2 * (within.right - trim.right), *_ahead(other.x - trim.right for other in near)]),
        min([2 * (within.bottom - trim.bottom), *_ahead(other.y - trim.bottom for other in near)]),
    )
    left, top, right, bottom = (max(least, min(most, room / 2)) for room in rooms)
    return Box(trim.x - left, trim.y - top, trim.width + left + right, trim.height + top + bottom)


def _neighbours(trim: Box, other: Box, most: float) -> bool:
    return trim.grown(most).meets(other.grown(most))


def _ahead(distances: Iterable[float]) -> list[float]:
    """The distances of cards that lie on this side; cards alongside do not count."""
    return [gap for gap in distances if gap >= -1e-6]


FURTHEST_BACK_BLEED = 1.0


class _Pattern(NamedTuple):
    """What all sheets with equally many cards have in common on one side."""

    side: Side
    slots: tuple[CardSlot, ...]
    bleeds: tuple[Box, ...]
    within: Box
    marks: bool
    cuts: tuple[CutLine, ...] = ()

    def placements(self, cards: Sequence[int]) -> tuple[Placement, ...]:
        """The cards in their slots; a last sheet has fewer cards than slots."""
        return tuple(
            Placement(card, self.side, slot.box, slot.turn, bleed)
            for card, slot, bleed in zip(cards, self.slots, self.bleeds, strict=False)
        )

    def lines(self, count: int) -> tuple[Stroke, ...]:
        """Crop marks of the first `count` cards."""
        if not self.marks:
            return ()
        trims = [slot.box for slot in self.slots[:count]]
        return crop_marks(list(zip(trims, self.bleeds[:count], strict=True)), self.within)


def impose(
    cards: Sequence[int],
    arrangement: Arrangement,
    *,
    duplex: Duplex = "long",
    offset: Offset = NO_OFFSET,
    front_offset: Offset = NO_OFFSET,
    back_bleed: float = 0.0,
    marks_on_backs: bool = False,
) -> tuple[Sheet, ...]:
    """The sheets in printing order: front 1, back 1, front 2, …

    `cards` are face numbers in the order to print, a copy being a number said twice. `none` gives
    fronts only; `fold` one side that carries both and wants an arrangement with a fold. `offset`
    moves backs with their marks, `front_offset` fronts (a folded sheet moves as a whole).
    `back_bleed` is the mm, at most 1, that backs bleed further than fronts.
    """
    if (duplex == "fold") != (arrangement.fold is not None):
        raise ValueError("a fold needs an arrangement made with fold=True, and only a fold does")
    if not 0 <= back_bleed <= FURTHEST_BACK_BLEED:
        raise ValueError(f"back bleed is 0 to {FURTHEST_BACK_BLEED:g} mm; {back_bleed} is not")
    front = _front(arrangement)
    if duplex == "none":
        return tuple(_sides(cards, arrangement, duplex, ((front,), front_offset)))
    mirror = arrangement.fold or flip(arrangement.page, "short" if duplex == "short" else "long")
    back = _back(arrangement, mirror, back_bleed, marks_on_backs)
    if duplex == "fold":
        return tuple(_sides(cards, arrangement, duplex, ((front, back), front_offset)))
    sides = ((front,), front_offset), ((back,), offset)
    return tuple(_sides(cards, arrangement, duplex, *sides))


def _front(arrangement: Arrangement) -> _Pattern:
    trims = [slot.box for slot in arrangement.slots]
    bleeds = bleed_boxes(trims, arrangement.bleed, further=0, within=arrangement.printable)
    # A machine follows its file: a line that is not cut away all along would stay on the card.
    drawn = () if arrangement.cutter else arrangement.slots
    cuts = cut_lines(drawn, arrangement.shape, arrangement.bleed)
    return _Pattern(
        "front", arrangement.slots, tuple(bleeds), arrangement.printable, arrangement.marks, cuts
    )


def _back(arrangement: Arrangement, mirror: Mirror, further: float, marks: bool) -> _Pattern:
    """Every slot reflected, in the fronts' order: an empty front has an empty back."""
    slots = tuple(CardSlot(mirror.box(box), mirror.turn(turn)) for box, turn in arrangement.slots)
    trims = [slot.box for slot in slots]
    bleeds = bleed_boxes(trims, arrangement.bleed, further=further, within=arrangement.printable)
    return _Pattern(
        "back", slots, tuple(bleeds), arrangement.printable, marks and arrangement.marks
    )


def _sides(
    cards: Sequence[int],
    arrangement: Arrangement,
    duplex: Duplex,
    *sides: tuple[tuple[_Pattern, ...], Offset],
) -> Iterator[Sheet]:
    """Each run of cards on each side; marks are found once for full sheets, once for the last."""
    size = arrangement.count
    runs = [cards[start : start + size] for start in range(0, len(cards), size)]
    lines = {
        (len(run), index): _lines(patterns, len(run), arrangement, offset)
        for run in (*runs[:1], *runs[-1:])
        for index, (patterns, offset) in enumerate(sides)
    }
    for number, run in enumerate(runs, 1):
        for index, (patterns, offset) in enumerate(sides):
            yield Sheet(
                number=number,
                total=len(runs),
                side=patterns[0].side if len(patterns) == 1 else "both",
                duplex=duplex,
                paper=arrangement.paper,
                page=arrangement.page,
                printable=arrangement.printable,
                placements=tuple(p for pattern in patterns for p in pattern.placements(run)),
                empty=tuple(s.box for pattern in patterns for s in pattern.slots[len(run) :]),
                lines=lines[len(run), index],
                offset=offset,
                fold=arrangement.fold,
                shape=arrangement.shape,
                cuts=_cuts(patterns, len(run), arrangement, offset),
                patches=_registration(patterns, arrangement),
            )


def _lines(
    patterns: tuple[_Pattern, ...], count: int, arrangement: Arrangement, offset: Offset
) -> tuple[Stroke, ...]:
    """The marks of a side and its fold line, moved as the printer wants."""
    still = [line for pattern in patterns for line in pattern.lines(count)]
    if arrangement.fold is not None:
        still.append(_fold_line(arrangement.fold, arrangement.printable))
    if offset == NO_OFFSET:
        return tuple(still)
    move: Affine = offset.on(arrangement.page)
    return tuple(line.through(move) for line in still)


def _cuts(
    patterns: tuple[_Pattern, ...], count: int, arrangement: Arrangement, offset: Offset
) -> tuple[CutLine, ...]:
    """The outlines of the first `count` slots of a side, moved as the printer wants."""
    each = [line for pattern in patterns for line in pattern.cuts if line.slot < count]
    if offset == NO_OFFSET:
        return tuple(each)
    move = offset.on(arrangement.page)
    return tuple(line.through(move) for line in each)


def _registration(patterns: tuple[_Pattern, ...], arrangement: Arrangement) -> tuple[Patch, ...]:
    """The marks of a cutting machine, which looks at fronts."""
    looked_at = any(pattern.side == "front" for pattern in patterns)
    return arrangement.cutter.patches(arrangement.page) if arrangement.cutter and looked_at else ()


def _fold_line(fold: Mirror, printable: Box) -> Stroke:
    if fold.axis == "vertical":
        return role_stroke("fold", fold.at, printable.y, fold.at, printable.bottom)
    return role_stroke("fold", printable.x, fold.at, printable.right, fold.at)
