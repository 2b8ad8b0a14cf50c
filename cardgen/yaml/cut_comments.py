"""Words cut off at a `#` that a sign follows at once, as in `Olymp #2`: to YAML a comment.

A comment that is meant has a space behind its `#`, nearly always."""

import re
from collections.abc import Iterator

from cardgen.model.finding import Report
from cardgen.model.located import Map, Seq, Spot
from cardgen.yaml.hint import quote

CUT = re.compile(r" +(#[^\s#].*?) *$")


def report_cut_comments(text: str, tree: Map | Seq, line: int, report: Report) -> None:
    """Warn of each value behind which such a comment stands; the text begins at `line` (from 0)."""
    lines = text.split("\n")
    for value, spot in _words(tree):
        typed = lines[spot.end_line - line]
        cut = CUT.match(typed, spot.end_column)
        if cut and lines[spot.line - line][spot.column] not in "\"'":
            place = spot._replace(line=spot.end_line, column=cut.start(1), end_column=cut.end(1))
            whole = quote(f"{value}{typed[spot.end_column : cut.end(1)]}")
            report.add(
                code="words-cut",
                place=place.place(tree.file),
                message=f'"{cut[1]}" is a comment to YAML, and no part of "{value}"',
                help=f"if it is a part, put all in quotes: type {whole}; "
                f"if not, put a space behind the sign: # {cut[1][1:]}",
                severity="warning",
            )


def _words(held: object, spot: Spot | None = None) -> Iterator[tuple[str, Spot]]:
    """Each text of a tree, with where it stands; of a block nothing is cut."""
    if isinstance(held, Map):
        for key, value in held.items():
            yield from _words(value, held.spots[key])
    elif isinstance(held, Seq):
        for number, value in enumerate(held):
            yield from _words(value, held.spots[number])
    elif isinstance(held, str) and spot and not spot.is_block:
        yield held, spot
