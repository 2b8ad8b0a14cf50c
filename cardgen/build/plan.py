"""`build --plan`: the answer in a line, then a table to choose from; and what a fold costs."""

from collections.abc import Container, Iterator, Sequence

from cardgen.build.options import PrintOptions
from cardgen.build.selection import PrintRun
from cardgen.imposition.arrangement import arrange_for_knife
from cardgen.imposition.paper_comparison import (
    BLEEDS,
    COLUMNS_EXPLAINED,
    PlanRow,
    compare_papers,
    render_comparison,
)
from cardgen.imposition.papers import PAPERS
from cardgen.model.finding import Stop
from cardgen.suggest import quantity


def plan_lines(
    runs: Sequence[PrintRun], order: PrintOptions, given: Container[str]
) -> Iterator[str]:
    """What is told of each stack; an option that was `given` narrows its table."""
    for run in runs:
        mine = _mine(run, order)
        yield _answer(run, order, mine)
        yield from fold_remarks([run], order)
        table = compare_papers(
            len(run.cards),
            run.size,
            (order.paper,) if "paper" in given else tuple(PAPERS.values()),
            bleeds=(order.bleed,) if "bleed" in given else BLEEDS,
            margins=(order.margin,),
            fold=order.duplex == "fold",
        )
        yield from render_comparison(table, mine).splitlines()
    yield f"{COLUMNS_EXPLAINED}; >: as asked"


def fold_remarks(runs: Sequence[PrintRun], order: PrintOptions) -> Iterator[str]:
    """What folding costs in paper, and with which bleed it costs less."""
    if order.duplex != "fold":
        return
    for run in runs:
        mine, flat = _mine(run, order), _mine(run, order, fold=False)
        if 0 < flat.sheets < mine.sheets:
            yield (
                f"{run.name}: folded, a sheet holds {quantity(mine.per_sheet, 'card')}:"
                f" {quantity(mine.sheets, 'sheet')}, and {flat.sheets} on a printer for both sides"
                f"{_thrifty(run, order, mine)}"
            )


def _thrifty(run: PrintRun, order: PrintOptions, mine: PlanRow) -> str:
    """The largest bleed, in halves of a millimetre, with which more cards fit on a folded sheet."""
    for halves in range(int(order.bleed * 2 - 0.01), -1, -1):
        bleed = halves / 2
        try:
            one = arrange_for_knife(
                run.size, order.paper, bleed=bleed, margin=order.margin, fold=True
            )
        except Stop:
            continue
        if one.count > mine.per_sheet:
            sheets = -(-mine.cards // one.count)
            return f"; with --bleed {bleed:g} it holds {one.count}: {quantity(sheets, 'sheet')}"
    return ""


def _mine(run: PrintRun, order: PrintOptions, *, fold: bool | None = None) -> PlanRow:
    """The row of what would be printed."""
    folds = order.duplex == "fold" if fold is None else fold
    return compare_papers(
        len(run.cards),
        run.size,
        (order.paper,),
        bleeds=(order.bleed,),
        margins=(order.margin,),
        fold=folds,
    )[0]


def _answer(run: PrintRun, order: PrintOptions, mine: PlanRow) -> str:
    size = run.size
    cards = f"{quantity(mine.cards, 'card')} of {size.width:g} × {size.height:g} mm"
    asked = f"{cards} on {order.paper.title} with {order.bleed:g} mm bleed"
    deck = f"{run.view.pack.id} {run.name}"
    if not mine.sheets:
        return f"{deck}: {asked}: none fits"
    pages = mine.sheets * (2 if order.duplex in ("long", "short") else 1)
    return (
        f"{deck}: {asked}: {quantity(mine.sheets, 'sheet')}, {quantity(pages, 'page')} a language"
    )
