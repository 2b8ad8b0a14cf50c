"""Cards onto sheets: fronts, backs that lie behind them once the paper is turned, bleeds, marks."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.imposition.arrangement import Arrangement
from cardgen.imposition.blocks import CardSlot
from cardgen.imposition.crop_marks import crop_marks, cut_lines
from cardgen.imposition.figures import CutLine, Patch, Stroke, role_stroke
from cardgen.imposition.geometry import NO_OFFSET, Mirror, Offset, flip
from cardgen.imposition.sheet import Duplex, Placement, Sheet, Side
from cardgen.units import Box


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
) -> tuple[Sheet, ...]:
    """The sheets in printing order: front 1, back 1, front 2, …

    `cards` are face numbers in the order to print, a copy being a number said twice. `none` gives
    fronts only; `fold` one side that carries both and wants an arrangement with a fold. `offset`
    moves backs alone: nothing lies behind a folded sheet.
    """
    if (duplex == "fold") != (arrangement.fold is not None):
        raise ValueError("a fold needs an arrangement made with fold=True, and only a fold does")
    front = _front(arrangement)
    if duplex == "none":
        return tuple(_sides(cards, arrangement, duplex, ((front,), NO_OFFSET)))
    mirror = arrangement.fold or flip(arrangement.page, "short" if duplex == "short" else "long")
    back = _back(arrangement, mirror)
    if duplex == "fold":
        return tuple(_sides(cards, arrangement, duplex, ((front, back), NO_OFFSET)))
    sides = ((front,), NO_OFFSET), ((back,), offset)
    return tuple(_sides(cards, arrangement, duplex, *sides))


def _front(arrangement: Arrangement) -> _Pattern:
    # A machine follows its file: a line that is not cut away all along would stay on the card.
    drawn = () if arrangement.cutter else arrangement.slots
    return _Pattern(
        "front",
        arrangement.slots,
        _bleeds(arrangement.slots, arrangement),
        arrangement.printable,
        arrangement.marks,
        cut_lines(drawn, arrangement.shape, arrangement.bleed),
    )


def _back(arrangement: Arrangement, mirror: Mirror) -> _Pattern:
    """Every slot reflected, in the fronts' order: an empty front has an empty back.

    Nobody cuts by the backs, so they have no marks.
    """
    slots = tuple(CardSlot(mirror.box(box), mirror.turn(turn)) for box, turn in arrangement.slots)
    return _Pattern("back", slots, _bleeds(slots, arrangement), arrangement.printable, marks=False)


def _bleeds(slots: Sequence[CardSlot], arrangement: Arrangement) -> tuple[Box, ...]:
    return tuple(slot.box.grown(arrangement.bleed) for slot in slots)


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
        (len(run), index): _lines(patterns, len(run), arrangement)
        for run in (*runs[:1], *runs[-1:])
        for index, (patterns, _) in enumerate(sides)
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
                cuts=_cuts(patterns, len(run)),
                patches=_registration(patterns, arrangement),
            )


def _lines(
    patterns: tuple[_Pattern, ...], count: int, arrangement: Arrangement
) -> tuple[Stroke, ...]:
    """The marks of a side, and its fold line."""
    marks = tuple(line for pattern in patterns for line in pattern.lines(count))
    if arrangement.fold is None:
        return marks
    return (*marks, _fold_line(arrangement.fold, arrangement.printable))


def _cuts(patterns: tuple[_Pattern, ...], count: int) -> tuple[CutLine, ...]:
    """The outlines of the first `count` slots of a side."""
    return tuple(line for pattern in patterns for line in pattern.cuts if line.slot < count)


def _registration(patterns: tuple[_Pattern, ...], arrangement: Arrangement) -> tuple[Patch, ...]:
    """The marks of a cutting machine, which looks at fronts."""
    looked_at = any(pattern.side == "front" for pattern in patterns)
    return arrangement.cutter.patches(arrangement.page) if arrangement.cutter and looked_at else ()


def _fold_line(fold: Mirror, printable: Box) -> Stroke:
    if fold.axis == "vertical":
        return role_stroke("fold", fold.at, printable.y, fold.at, printable.bottom)
    return role_stroke("fold", printable.x, fold.at, printable.right, fold.at)
