"""`make bench-checks`: errors planted in the packs, and what the checks find of them.

Writes the figures to benchmarks/planted.md.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.planted import whole
from benchmarks.planted.alarms import heeded
from benchmarks.planted.controls import controls
from benchmarks.planted.floors import Measured
from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.catalogue import CATALOGUE
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import Project, read_project
from benchmarks.planted.report import report
from benchmarks.planted.trial import tried

RESULTS = Path(__file__).resolve().parent.parent / "planted.md"
SEED = 7
EACH = 60  # mutants of an operator, where it can make so many


def chosen(project: Project, operators: Sequence[Operator], each: int) -> list[Mutant]:
    """Some mutants of each operator, the same ones every time, in the order of the cards."""
    picked = []
    for operator in operators:
        every = list(operator.mutants(project))
        numbers = range(len(every))
        lot = random.Random(f"{SEED} {operator.name}").sample(numbers, min(each, len(every)))
        picked += [every[number] for number in sorted(lot)]
    return picked


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=EACH, help="mutants of an operator")
    parser.add_argument("--only", default="", help="operators whose names hold this")
    parser.add_argument("--no-write", action="store_true", help="leave planted.md as it is")
    options = parser.parse_args()
    operators = [operator for operator in CATALOGUE if options.only in operator.name]
    project = read_project()
    quick, compiled = whole.checked(), whole.compiled()  # first, while nothing else runs
    outcomes = tried(chosen(project, operators, options.each))
    figures = Measured(
        outcomes=[one for one in outcomes if not one.left_out],
        heeded=heeded(tuple(controls(project))),
        reading=whole.reading(),
        quick=quick,
        compiled=compiled,
        played=whole.played(),
        passages=whole.passages(),
        patterns=whole.patterns(),
    )
    text = report(figures, operators, [one for one in outcomes if one.left_out])
    sys.stdout.write(text)
    if not options.no_write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
