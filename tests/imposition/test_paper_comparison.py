"""The table a person chooses from before printing: `cardgen build --plan`."""

from tests.cli.run import run
from tests.conftest import ROOT

THE_GODS = """\
paper   bleed  margin  a sheet  plain  laid                   page       sheets  cuts a sheet  edge
A4          0       5        7      6  6 upright + 1 turned   portrait        6            11   7.5
A4          2       5        6      4  4 upright + 2 turned   landscape       7            16  10.5
A4          3       5        5      4  3 upright + 2 turned   landscape       8            14  12.5
Letter      0       5        8      8  8 upright              landscape       5             8   8.0
Letter      2       5        5      4  3 upright + 2 turned   landscape       8            14  17.4
Letter      3       5        5      4  3 upright + 2 turned   landscape       8            14  15.4
A3          0       5       16     16  16 upright             portrait        3            10  10.0
A3          2       5       14     12  12 upright + 2 turned  portrait        3            20  10.5
A3          3       5       11     10  9 upright + 2 turned   portrait        4            18  11.5
Legal       0       5       10     10  10 upright             landscape       4             9   8.0
Legal       2       5        7      6  4 upright + 3 turned   landscape       6            18  17.4
Legal       3       5        7      6  4 upright + 3 turned   landscape       6            18  15.4
""".splitlines()
GODS = "gods+guilds+leaders"
TOLD = f"faith {GODS}: 37 cards of 65 × 100 mm on A4 with "


def plan(deck: str, *options: str) -> list[str]:
    """What is told of a deck: the answer, what may follow it, and the table."""
    sheets = ("--only", "card,board")  # rulebooks are composed before their pages are counted
    lines = run("build", "faith", "--plan", *sheets, *options, root=ROOT).out.splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("faith ")]
    (begin,) = (at for at in starts if lines[at].startswith(f"faith {deck}: "))
    return lines[begin : next((at for at in starts if at > begin), -1)]


def test_the_table_of_the_gods() -> None:
    answer, *table = plan(GODS)
    assert answer == f"{TOLD}2 mm bleed: 7 sheets, 14 pages a language"
    assert [line[2:] for line in table] == THE_GODS


def test_the_row_that_was_asked_for_is_marked() -> None:
    assert [line[:2] for line in plan(GODS)[1:5]] == ["  ", "  ", "> ", "  "]
    assert sum(line.startswith(">") for line in plan(GODS)) == 1


def test_what_does_not_fit_has_a_row_that_says_so() -> None:
    _, _, bare, asked, wide = plan("boards", "--margin", "21", "--paper", "a4")
    assert wide.split() == ["A4", "3", "21", *"–––––––"]
    assert bare.split()[:5] == ["A4", "0", "21", "1", "1"]
    assert asked.split()[:6] == [">", "A4", "2", "21", "1", "1"]


def test_what_was_given_narrows_the_table() -> None:
    _, _, *rows = plan(GODS, "--bleed", "2", "--paper", "letter")
    assert [row.split()[:4] for row in rows] == [[">", "Letter", "2", "5"]]


def test_a_fold_holds_fewer() -> None:
    answer, dearer, _, row = plan(GODS, "--bleed", "2", "--paper", "a4", "--duplex", "fold")
    assert answer == f"{TOLD}2 mm bleed: 19 sheets, 19 pages a language"
    assert dearer == (
        f"{GODS}: folded, a sheet holds 2 cards: 19 sheets, and 7 on a printer for both sides;"
        " with --bleed 1.5 it holds 3: 13 sheets"
    )
    assert row.split()[:5] == [">", "A4", "2", "5", "2"]
