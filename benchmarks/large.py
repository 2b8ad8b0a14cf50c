"""`make bench-large`: decks of many cards from YAML to PDF, in whole processes.

Writes the figures to large.md.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from deck import write_root
from everything import Cost, machine, run

HERE = Path(__file__).resolve().parent
SIZES = (1_000, 10_000, 50_000, 100_000)
SHARED = 10_000  # cards, of which a part is made too
PART = ("--split", "2000", "--part", "2/5")
BUILD = ("build", "bench", "--lang", "fr", "--only", "cards")
HEAD = """# Large decks

`make bench-large` wrote this: generated gods (`deck.py`), A4, fronts and backs, whole processes
from nothing, one run each. A deck of more than 10,000 cards is printed as several files. CPU
seconds are user and system; the last two columns are what each card more takes beyond the line
above. A part reads all cards, looks at its own and prints them.
"""


class Built(NamedTuple):
    """A deck of so many cards: what its build took, and what it made."""

    cards: int
    cost: Cost
    files: int
    size: int


def built(count: int, *options: str) -> Built:
    """A deck from nothing, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_root(root, count)
        cost = run(root, *BUILD, "--out", str(root / "out"), *options)
        sizes = [file.stat().st_size for file in (root / "out").glob("*.pdf")]
    deck = Built(count, cost, len(sizes), sum(sizes))
    print(told(deck), *options, file=sys.stderr, flush=True)  # the next one takes long
    return deck


def rows(decks: Sequence[Built]) -> list[str]:
    """A line for each deck."""
    lines = [
        "| cards | files | CPU s | wall s | MB | bytes | ms a card | KB a card |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for before, deck in zip([None, *decks[:-1]], decks, strict=True):
        more = deck.cards - (before.cards if before else 0)
        seconds = deck.cost.cpu - (before.cost.cpu if before else 0)
        memory = deck.cost.megabytes - (before.cost.megabytes if before else 0)
        slopes = f"{seconds / more * 1e3:.2f} | {memory / more * 1024:.1f}" if before else "– | –"
        lines.append(f"{told(deck)} {slopes} |")
    return lines


def told(deck: Built) -> str:
    cost = deck.cost
    return (
        f"| {deck.cards:,} | {deck.files} | {cost.cpu:.1f} | {cost.wall:.1f} | {cost.megabytes:.0f}"
        f" | {deck.size:,} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="numbers of cards")
    parser.add_argument("--no-write", action="store_true", help="leave large.md as it is")
    options = parser.parse_args()
    decks = [built(count) for count in options.sizes]
    lines = [machine(), "", *rows(decks)]
    lines += ["", f"`{' '.join(PART)}` of {SHARED:,} cards:", "", *rows([built(SHARED, *PART)])]
    print("\n".join(lines))
    if not options.no_write:
        (HERE / "large.md").write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
