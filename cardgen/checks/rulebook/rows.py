"""Rows of tables that begin with a sign and do not tell it."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.comparing.told_signs import called_signs, where_told
from cardgen.model.finding import Finding
from cardgen.model.text import Icon

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Rulebook
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks


def check_rulebook_row_sign(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every row of every table, below the head, whose first cell is one sign alone. What signs are
    called where no rules play is not known."""
    legend = prose.project.legend if rulebooks.pack.game.rules else None
    for book in rulebooks.books if legend else ():
        called = called_signs(legend, book.language) if legend else ()
        for cell, words in _rows(book).items():
            sign = _alone(cell)
            known = any(sign in each for each in called)
            if known and where_told(sign, words, called) is None:
                yield _finding(cell, sign, book.language)


def _rows(book: "Rulebook") -> "Mapping[Block, str]":
    """The words of each row beside its first cell, by that cell."""
    rows: dict[tuple[int, int], list[Block]] = {}
    for block in book.blocks:
        if block.kind == "cell" and block.row:
            rows.setdefault((block.table, block.row), []).append(block)
    return {cells[0]: " ".join(cell.words for cell in cells[1:]) for cells in rows.values()}


def _alone(cell: "Block") -> str:
    """The name of the sign that a cell consists of, if it does."""
    signs = [one.what.name for one in cell.insets if isinstance(one.what, Icon)]
    return signs[0] if len(signs) == 1 and not cell.masked(" ").strip() else ""


def _finding(cell: "Block", sign: str, language: str) -> Finding:
    message = f"the row does not tell the sign {{{sign}}} that it begins with"
    help = "show the sign that it explains, or say its name or meaning in templates/legend.yaml"
    code = "rulebook-row-sign"
    return Finding(code, code, cell.place(), message, help, language=language)


RULEBOOK_ROW_SIGN = Check(
    slug="rulebook-row-sign",
    title="A row of a table that explains another sign than it shows",
    why="""\
Where a row begins with a sign alone, the rest of the row explains it. It has a word of what
templates/legend.yaml calls the sign or says that it means, in each language; else a sign was taken
for another.
""",
    refused="""\
| Sign | |
|---|---|
| {card-black} | You need Leader cards. |
""",
    mend="""\
Show the sign that the row explains, or use a word of its name.
""",
    over_rulebooks=check_rulebook_row_sign,
    reads="books",
    by_book=True,
)
