"""How what is printed together lies on its sheets, and on which sides of them."""

from typing import NamedTuple

from cardgen.build.options import PrintOptions
from cardgen.build.selection import PrintRun
from cardgen.imposition.arrangement import Arrangement, arrange_for_knife
from cardgen.model.finding import Stop


class RunLayout(NamedTuple):
    """An arrangement with the options that it is printed with.

    These are those asked for, except that what is too large for a folded sheet is printed on both
    sides of the paper.
    """

    arrangement: Arrangement
    options: PrintOptions


def run_layout(run: PrintRun, options: PrintOptions) -> RunLayout:
    """How the components of a run lie on the paper; Stop when not one fits."""
    try:
        return RunLayout(_arranged(run, options), options)
    except Stop:
        if options.duplex != "fold" or run.of_cards:
            raise
    unfolded = options._replace(duplex="long")
    return RunLayout(_arranged(run, unfolded), unfolded)


def _arranged(run: PrintRun, options: PrintOptions) -> Arrangement:
    return arrange_for_knife(
        *(run.size, options.paper),
        bleed=options.bleed,
        margin=options.margin,
        fold=options.duplex == "fold",
        shape=run.shape,
        noun=run.noun,
    )
