"""`build --plan`: the answer in a line, then a table to choose from; and what a fold costs."""

from collections.abc import Container, Iterator, Sequence

from cardgen.cli.printing.choosing import Stack
from cardgen.cli.printing.order import Order
from cardgen.model.finding import Stop
from cardgen.sheets.laying import lay
from cardgen.sheets.papers import PAPERS
from cardgen.sheets.plan import BLEEDS, EXPLAINED, PlanRow, plan, render


def planned(stacks: Sequence[Stack], order: Order, given: Container[str]) -> Iterator[str]:
    """What is told of each stack; an option that was `given` narrows its table."""
    for stack in stacks:
        mine = _mine(stack, order)
        yield _answer(stack, order, mine)
        yield from folded([stack], order)
        table = plan(
            len(stack.cards),
            stack.size,
            (order.paper,) if "paper" in given else tuple(PAPERS.values()),
            bleeds=(order.bleed,) if "bleed" in given else BLEEDS,
            margins=(order.margin,),
            fold=order.duplex == "fold",
        )
        yield render(table, mine).rstrip("\n")
    yield f"{EXPLAINED}; >: as asked"


def folded(stacks: Sequence[Stack], order: Order) -> Iterator[str]:
    """What folding costs in paper, and with which bleed it costs less."""
    if order.duplex != "fold":
        return
    for stack in stacks:
        mine, flat = _mine(stack, order), _mine(stack, order, fold=False)
        if 0 < flat.sheets < mine.sheets:
            yield (
                f"{stack.name}: folded, a sheet holds {counted(mine.per_sheet, 'card')}:"
                f" {counted(mine.sheets, 'sheet')}, and {flat.sheets} on a printer for both sides"
                f"{_thrifty(stack, order, mine)}"
            )


def _thrifty(stack: Stack, order: Order, mine: PlanRow) -> str:
    """The largest bleed, in halves of a millimetre, with which more cards fit on a folded sheet."""
    for halves in range(int(order.bleed * 2 - 0.01), -1, -1):
        bleed = halves / 2
        try:
            one = lay(stack.size, order.paper, bleed=bleed, margin=order.margin, fold=True)
        except Stop:
            continue
        if one.count > mine.per_sheet:
            sheets = -(-mine.cards // one.count)
            return f"; with --bleed {bleed:g} it holds {one.count}: {counted(sheets, 'sheet')}"
    return ""


def _mine(stack: Stack, order: Order, *, fold: bool | None = None) -> PlanRow:
    """The row of what would be printed."""
    folds = order.duplex == "fold" if fold is None else fold
    return plan(
        len(stack.cards),
        stack.size,
        (order.paper,),
        bleeds=(order.bleed,),
        margins=(order.margin,),
        fold=folds,
    )[0]


def _answer(stack: Stack, order: Order, mine: PlanRow) -> str:
    size = stack.size
    cards = f"{counted(mine.cards, 'card')} of {size.width:g} × {size.height:g} mm"
    asked = f"{cards} on {order.paper.title} with {order.bleed:g} mm bleed"
    deck = f"{stack.material.pack.id} {stack.name}"
    if not mine.sheets:
        return f"{deck}: {asked}: none fits"
    pages = mine.sheets * (2 if order.duplex in ("long", "short") else 1)
    return f"{deck}: {asked}: {counted(mine.sheets, 'sheet')}, {counted(pages, 'page')} a language"


def counted(number: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
