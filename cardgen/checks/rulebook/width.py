"""Words and tables of a rulebook that fit no column."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

MOST_LETTERS = 36  # of a word that cannot part, as wide as a column of a booklet that is folded
MOST_COLUMNS = 6
LONG = rf"[^\W_]{{{MOST_LETTERS + 1},}}"
ONE_WORD = " "  # stands for each character of a link or a sign


def check_rulebook_width(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every block of every rulebook."""
    for book in rulebooks.books:
        for block in book.blocks:
            yield from _too_wide(block, book.language)


def _too_wide(block: "Block", language: str) -> Iterator[Finding]:
    check = "rulebook-width"
    for word in re.finditer(LONG, block.masked(ONE_WORD)):
        message = f"a word of {len(word[0])} letters is wider than a column"
        help, place = f"part it by a hyphen or a space: {MOST_LETTERS} letters at most", word.span()
        yield Finding(check, check, block.place(*place), message, help, language=language)
    if block.kind == "cell" and block.row == 0 and block.column == MOST_COLUMNS:
        message = f"a table with more than {MOST_COLUMNS} columns is wider than a page"
        help = "part it into two tables, or turn its columns into rows"
        yield Finding(check, check, block.place(), message, help, language=language)


RULEBOOK_WIDTH = Check(
    slug="rulebook-width",
    title="A word or a table that is wider than a column",
    why="""\
A line ends between two words or at a hyphen. A word that is wider than its column, an address
without its protocol or letters run together, is printed over what stands beside it, and the
columns of a table over each other.
""",
    refused="""\
| I | II | III | IV | V | VI | VII |      <!-- seven columns -->
""",
    mend="""\
Part the word or the table; an address is typed whole, `https://…`, and may part at its slashes.
""",
    over_rulebooks=check_rulebook_width,
    reads="books",
    by_book=True,
    stops_books=True,
)
