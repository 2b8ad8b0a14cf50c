"""The table `build --plan` prints: what each paper, bleed and margin costs in sheets and cuts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.imposition.arrangement import Arrangement
from cardgen.imposition.cutting.arrangement import arrange_to_cut
from cardgen.imposition.cutting.machines import Cutter
from cardgen.imposition.papers import Paper
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.model.finding import Stop
from cardgen.units import Size

BLEEDS = (0.0, 2.0, 3.0)
MARGINS = (5.0, 8.0)
_HEADS = (
    "paper", "bleed", "margin", "a sheet", "plain", "laid", "page", "sheets", "cuts a sheet",
    "edge",
)  # fmt: skip
_LEFT_ALIGNED = frozenset({"paper", "laid", "page"})
COLUMNS_EXPLAINED = (
    "lengths in mm; plain: cards a sheet when none is turned beside the others;"
    " edge: from the outermost bleed to the edge of the paper"
)


class PlanRow(NamedTuple):
    """One way to print a deck; `arrangement` is None where not one card fits.

    `plain` is how many fit a sheet when none is turned beside the others.
    """

    paper: Paper
    bleed: float
    margin: float
    cards: int
    plain: int
    arrangement: Arrangement | None

    @property
    def per_sheet(self) -> int:
        return self.arrangement.count if self.arrangement else 0

    @property
    def sheets(self) -> int:
        """Sheets of paper for the whole deck."""
        return -(-self.cards // self.per_sheet) if self.per_sheet else 0


def compare_papers(
    cards: int,
    card: Size,
    papers: Sequence[Paper],
    *,
    bleeds: Sequence[float] = BLEEDS,
    margins: Sequence[float] = MARGINS,
    fold: bool = False,
    shape: CutShape = SQUARE_CUT,
    cutter: Cutter | None = None,
) -> tuple[PlanRow, ...]:
    """A row for every paper, bleed and margin, for a deck of `cards` cards of one size."""
    return tuple(
        _row(cards, card, paper, bleed=bleed, margin=margin, fold=fold, shape=shape, cutter=cutter)
        for paper in papers
        for bleed in bleeds
        for margin in margins
    )


def _row(
    cards: int,
    card: Size,
    paper: Paper,
    *,
    bleed: float,
    margin: float,
    fold: bool,
    shape: CutShape,
    cutter: Cutter | None,
) -> PlanRow:
    counts: list[Arrangement | None] = []
    for mixed in (False, True):
        try:
            counts.append(
                arrange_to_cut(
                    *(card, paper),
                    cutter=cutter,
                    bleed=bleed,
                    margin=margin,
                    fold=fold,
                    mixed=mixed,
                    shape=shape,
                )
            )
        except Stop:
            counts.append(None)
    plain, best = counts
    return PlanRow(paper, bleed, margin, cards, plain.count if plain else 0, best)


def render_comparison(rows: Sequence[PlanRow], mine: PlanRow | None = None) -> str:
    """The rows as text with aligned columns, lengths in mm; ends with a newline.

    A `>` stands before the row that is like `mine`.
    """
    table = [_HEADS, *(tuple(_cells(row)) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [_line(cells, widths) for cells in table]
    if mine is None:
        return "".join(lines)
    signs = ["  ", *("> " if row == mine else "  " for row in rows)]
    return "".join(sign + line for sign, line in zip(signs, lines, strict=True))


def _cells(row: PlanRow) -> Iterator[str]:
    yield row.paper.title
    yield f"{row.bleed:g}"
    yield f"{row.margin:g}"
    best = row.arrangement
    if best is None:
        yield from ("–",) * (len(_HEADS) - 3)
        return
    yield str(best.count)
    yield str(row.plain)
    yield f"{best.count - best.turned} upright" + (f" + {best.turned} turned" * (best.turned > 0))
    yield "landscape" if best.landscape else "portrait"
    yield str(row.sheets)
    yield str(best.cuts)
    yield f"{best.margin_left:.1f}"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [
        cell.ljust(width) if head in _LEFT_ALIGNED else cell.rjust(width)
        for cell, width, head in zip(cells, widths, _HEADS, strict=True)
    ]
    return "  ".join(padded).rstrip() + "\n"
