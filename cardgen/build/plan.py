"""`build --plan`: an answer in a line, and a table to choose from; what folding costs."""

from collections.abc import Container, Iterator, Sequence

from cardgen.build.files.sheets import run_layout
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
from cardgen.suggest import join_words, quantity


def plan_lines(
    runs: Sequence[PrintRun], options: PrintOptions, given: Container[str]
) -> Iterator[str]:
    """What is told of each stack; an option that was `given` narrows its table."""
    for run in runs:
        if len(run.sizes) > 1:
            yield _shared_answer(run, options)
            continue
        mine = _mine(run, options)
        yield _answer(run, options, mine)
        if options.duplex == "fold":
            yield from fold_remarks([run], options)
        table = compare_papers(
            len(run.components),
            run.size,
            (options.paper,) if "paper" in given else tuple(PAPERS.values()),
            bleeds=(options.bleed,) if "bleed" in given else BLEEDS,
            margins=(options.margin,),
            fold=_folded(run, options),
            shape=run.shape,
            cutter=options.cutter,
        )
        yield from render_comparison(table, mine).splitlines()
    yield f"{COLUMNS_EXPLAINED}; >: as asked"


def fold_remarks(runs: Sequence[PrintRun], options: PrintOptions) -> Iterator[str]:
    """What folding costs in paper, and with which bleed it costs less."""
    for run in runs:
        if len(run.sizes) > 1:
            continue
        if not _folded(run, options):
            yield (
                f"{run.name}: no {run.noun} fits on half of a sheet:"
                " printed on both sides, to be turned about the long edge"
            )
            continue
        mine, flat = _mine(run, options), _mine(run, options, fold=False)
        if 0 < flat.sheets < mine.sheets:
            yield (
                f"{run.name}: folded, a sheet holds {quantity(mine.per_sheet, run.noun)}:"
                f" {quantity(mine.sheets, 'sheet')}, and {flat.sheets} on a printer for both sides"
                f"{_thrifty(run, options, mine)}"
            )


def _thrifty(run: PrintRun, options: PrintOptions, mine: PlanRow) -> str:
    """The largest bleed, in halves of a millimetre, with which more cards fit on a folded sheet."""
    for halves in range(int(options.bleed * 2 - 0.01), -1, -1):
        bleed = halves / 2
        try:
            one = arrange_for_knife(
                *(run.size, options.paper),
                bleed=bleed,
                margin=options.margin,
                fold=True,
                shape=run.shape,
            )
        except Stop:
            continue
        if one.count > mine.per_sheet:
            sheets = -(-mine.cards // one.count)
            return f"; with --bleed {bleed:g} it holds {one.count}: {quantity(sheets, 'sheet')}"
    return ""


def _folded(run: PrintRun, options: PrintOptions) -> bool:
    """Whether the sheets of a run are folded, as was asked for and as its size allows."""
    return run_layout(run, options).options.duplex == "fold"


def _mine(run: PrintRun, options: PrintOptions, *, fold: bool | None = None) -> PlanRow:
    """The row of what would be printed."""
    return compare_papers(
        len(run.components),
        run.size,
        (options.paper,),
        bleeds=(options.bleed,),
        margins=(options.margin,),
        fold=_folded(run, options) if fold is None else fold,
        shape=run.shape,
        cutter=options.cutter,
    )[0]


def _shared_answer(run: PrintRun, options: PrintOptions) -> str:
    """Of components of several sizes, which are on one sheet, each part by itself."""
    of = (
        f"{quantity(len(part.members), part.of.kind)} of {part.of.size.width:g} ×"
        f" {part.of.size.height:g} mm"
        for part in run.parts
    )
    asked = f"{join_words(of, joined_by='and')} on {options.paper.title} with {options.bleed:g} mm"
    pages = 1 if options.duplex == "none" or _folded(run, options) else 2
    return (
        f"{run.view.pack.id} {run.name}: {asked} bleed: 1 sheet,"
        f" {quantity(pages, 'page')} a language"
    )


def _answer(run: PrintRun, options: PrintOptions, mine: PlanRow) -> str:
    size = run.size
    cards = f"{quantity(mine.cards, run.noun)} of {size.width:g} × {size.height:g} mm"
    asked = f"{cards} on {options.paper.title} with {options.bleed:g} mm bleed"
    deck = f"{run.view.pack.id} {run.name}"
    if not mine.sheets:
        return f"{deck}: {asked}: none fits"
    sides = 1 if options.duplex == "none" or _folded(run, options) else 2
    pages = mine.sheets * sides
    return (
        f"{deck}: {asked}: {quantity(mine.sheets, 'sheet')}, {quantity(pages, 'page')} a language"
    )
