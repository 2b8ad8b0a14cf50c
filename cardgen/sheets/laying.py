"""How a deck is laid for a knife: with marks at both ends of every cut, wherever a card allows."""

from cardgen.model.finding import Stop
from cardgen.sheets.arrangement import PRINTER_LIMIT, Arrangement, arrange
from cardgen.sheets.papers import Paper
from cardgen.units import Size


def lay(
    card: Size,
    paper: Paper,
    *,
    bleed: float,
    margin: float = PRINTER_LIMIT,
    fold: bool = False,
    mixed: bool = True,
) -> Arrangement:
    """The fullest arrangement that can be cut along its marks both ways.

    A card without bleed that leaves no room for them is laid all the same: its own edges show
    where to cut. Stop says when not one card fits.
    """
    try:
        return arrange(
            card, paper, bleed=bleed, margin=margin, fold=fold, mixed=mixed, mark_all=True
        )
    except Stop:
        if bleed > 0:
            raise
        return arrange(card, paper, bleed=bleed, margin=margin, fold=fold, mixed=mixed)
