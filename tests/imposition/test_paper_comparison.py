"""The table a person chooses from before printing."""

from cardgen.imposition.paper_comparison import compare_papers, render_comparison
from cardgen.imposition.papers import PAPERS
from cardgen.units import Size
from tests.imposition.cases import GOD

# fmt: off  # tables, column under column
THE_GODS = """\
paper   bleed  margin  a sheet  plain  laid                  page       sheets  cuts a sheet  edge
A4          0       5        7      6  6 upright + 1 turned  portrait        5            11   7.5
A4          2       5        6      4  4 upright + 2 turned  landscape       6            16  10.5
A4          3       5        5      4  3 upright + 2 turned  landscape       7            14  12.5
Letter      0       5        8      8  8 upright             landscape       5             8   8.0
Letter      2       5        5      4  3 upright + 2 turned  landscape       7            14  17.4
Letter      3       5        5      4  3 upright + 2 turned  landscape       7            14  15.4
"""
# fmt: on


def test_the_table_of_the_gods() -> None:
    rows = compare_papers(33, GOD, (PAPERS["a4"], PAPERS["letter"]), margins=(5,))
    assert render_comparison(rows) == THE_GODS


def test_a_card_that_does_not_fit_has_a_row_that_says_so() -> None:
    rows = compare_papers(
        4, Size(205, 290), (PAPERS["a4"], PAPERS["a3"]), bleeds=(3,), margins=(5,)
    )
    assert [(row.per_sheet, row.sheets) for row in rows] == [(0, 0), (1, 4)]
    assert render_comparison(rows).splitlines()[1].split() == ["A4", "3", "5", *"–––––––"]


def test_every_paper_bleed_and_margin_has_its_row() -> None:
    rows = compare_papers(33, GOD, tuple(PAPERS.values()))
    assert len({(row.paper, row.bleed, row.margin) for row in rows}) == len(rows) == 4 * 3 * 2
    assert all(row.per_sheet >= row.plain > 0 for row in rows)


def test_a_fold_holds_fewer() -> None:
    flat, folded = (
        compare_papers(33, GOD, (PAPERS["a4"],), bleeds=(2,), margins=(5,), fold=fold)[0]
        for fold in (False, True)
    )
    assert (flat.per_sheet, folded.per_sheet, folded.sheets) == (6, 2, 17)


def test_the_row_that_was_asked_for_is_marked() -> None:
    rows = compare_papers(33, GOD, (PAPERS["a4"],), margins=(5,))
    assert [line[0] for line in render_comparison(rows, rows[1]).splitlines()] == [
        " ",
        " ",
        ">",
        " ",
    ]
