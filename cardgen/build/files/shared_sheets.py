"""Discs of several sizes on one sheet, so that a marker does not take a sheet for itself."""

from collections.abc import Sequence

from cardgen.build.options import PrintOptions
from cardgen.build.selection import PrintRun
from cardgen.imposition.arrangement import Arrangement
from cardgen.imposition.rows import arrange_rows


def share_sheets(runs: Sequence[PrintRun], options: PrintOptions) -> tuple[PrintRun, ...]:
    """The runs, those of a pack that are cut out as discs joined where one sheet holds them all."""
    found: list[PrintRun] = []
    for run in runs:
        before = next((n for n, other in enumerate(found) if _may_share(other, run)), None)
        both = None if before is None else found[before].joined(run)
        if before is not None and both and arranged_together(both, options):
            found[before] = both
        else:
            found.append(run)
    return tuple(found)


def arranged_together(run: PrintRun, options: PrintOptions) -> Arrangement | None:
    """How components, of several sizes too, lie amid one sheet; None where not all have room."""
    sizes = [part.of.size for part in run.parts for _ in part.members]
    return arrange_rows(
        sizes,
        options.paper,
        bleed=options.bleed,
        margin=options.margin,
        fold=options.duplex == "fold",
        shape=run.shape,
        cutter=options.cutter,
    )


def _may_share(one: PrintRun, other: PrintRun) -> bool:
    """Whether two runs are discs of one pack."""
    return one.view is other.view and is_round(one) and is_round(other)


def is_round(run: PrintRun) -> bool:
    """Whether its components are discs, which no straight cut frees."""
    return run.shape.form == "circle" and not run.of_cards
