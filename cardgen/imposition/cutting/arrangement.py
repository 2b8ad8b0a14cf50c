"""Cards laid for a cutting machine: within its reach, out of the way of its marks."""

from dataclasses import replace

from cardgen.imposition.arrangement import (
    PRINTER_LIMIT,
    Arrangement,
    arrange,
    arrange_for_knife,
)
from cardgen.imposition.blocks import CardSlot
from cardgen.imposition.cutting.machines import CLEAR_OF_CARDS, Cutter
from cardgen.imposition.papers import Paper
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.model.finding import Stop
from cardgen.units import Size


def arrange_to_cut(
    card: Size,
    paper: Paper,
    *,
    cutter: Cutter | None,
    bleed: float,
    margin: float = PRINTER_LIMIT,
    fold: bool = False,
    mixed: bool = True,
    shape: CutShape = SQUARE_CUT,
    noun: str = "card",
) -> Arrangement:
    """The fullest arrangement for a machine, or for a knife where there is none.

    Trims stay within the inset and bleeds clear of the marks: a slot that meets one is left out.
    Stop says when not one card fits.
    """
    if cutter is None:
        return arrange_for_knife(
            card, paper, bleed=bleed, margin=margin, fold=fold, mixed=mixed, shape=shape, noun=noun
        )
    found: list[Arrangement] = []
    for inset in (cutter.inset - bleed, cutter.inset + CLEAR_OF_CARDS, cutter.clear):
        try:
            laid = arrange(
                *(card, paper),
                bleed=bleed,
                margin=max(margin, inset),
                marks=False,
                mixed=mixed,
                noun=noun,
            )
        except Stop:
            if not found:
                raise
            break
        found.append(replace(laid, shape=shape, cutter=cutter, slots=_clear_slots(laid, cutter)))
    best = max(found, key=lambda one: one.count)
    if not best.count:
        message = f"no {noun} of {card.width:g} × {card.height:g} mm fits on {paper.title}"
        raise Stop(f"{message} beside the registration marks", help="choose a larger paper")
    return best


def _clear_slots(laid: Arrangement, cutter: Cutter) -> tuple[CardSlot, ...]:
    """The slots whose bleed no mark comes near."""
    marks = [patch.box.grown(CLEAR_OF_CARDS) for patch in cutter.patches(laid.page)]
    return tuple(
        slot
        for slot in laid.slots
        if not any(mark.meets(slot.box.grown(laid.bleed)) for mark in marks)
    )
