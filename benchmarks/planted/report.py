"""What was measured, as Markdown."""

import os
import platform
from collections import Counter
from collections.abc import Iterator, Sequence

from benchmarks.planted.alarms import Heeded
from benchmarks.planted.controls import KINDS
from benchmarks.planted.floors import Measured, floors
from benchmarks.planted.outcome import Outcome
from benchmarks.planted.planting import Operator
from benchmarks.planted.rates import rate
from benchmarks.planted.simpler import METHODS

HEAD = """# Planted errors

`make bench-checks` wrote this. Errors are planted in the cards of the three packs, always the same
ones, and the checks are run: is the error *found* (of a slip of form: a warning and no error),
under the name of the *right check*, or told to seem of its kind (“seems to say … (when: …)”), *at
the word* that was changed, and in *one* finding only? A change of a power or cost that no check
minds is played by the scenarios, which may object too. Beside it, on the very same errors, what
simpler methods find: the JSON *schema* that editors use; the *numbers* of one language compared
with those of the other; the *text* compared letter by letter with the one that the phrasebook
writes. In brackets, Wilson's interval of 95 %.
"""
MOST = 60  # mutants listed that were not found


def report(
    measured: Measured,
    operators: Sequence[Operator],
    left_out: Sequence[Outcome],
) -> str:
    """The whole of it."""
    parts = [
        [HEAD, _machine()],
        ["## How good it must be", "", "| measure | floor | measured | |", "|---|---|---|---|"],
        [str(floor) for floor in floors(measured)],
        ["", "## By operator", ""],
        _operators(measured.outcomes, operators),
        ["", *_unfound(measured.outcomes)],
        ["", "## Nothing wrong", ""],
        _controls(measured.heeded),
        ["", "## Left out", ""],
        _left_out(left_out),
    ]
    return "\n".join(line for part in parts for line in part) + "\n"


def _machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}\n"


def _operators(outcomes: Sequence[Outcome], operators: Sequence[Operator]) -> Iterator[str]:
    yield (
        "| operator | errors | found % | right check % | at the word % | one finding %"
        " | by scenario | schema % | numbers % | text % |"
    )
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
    for operator in operators:
        own = [one for one in outcomes if one.mutant.operator == operator.name]
        if own:
            yield _row(operator.name, own, lone=operator.lone)
    yield _row("**all**", outcomes, lone=False)


def _row(name: str, outcomes: Sequence[Outcome], *, lone: bool) -> str:
    found = rate(outcomes, lambda one: one.detected)
    hits = [one for one in outcomes if one.by_check]
    low, high = found.interval
    cells = [
        name,
        f"{len(outcomes):,}",
        f"**{found}** ({low:.1f}–{high:.1f})",
        rate(hits, lambda one: one.named),
        rate(hits, lambda one: one.placed),
        rate(hits, lambda one: len(one.told) == 1) if lone else "",
        sum(one.by_scenario for one in outcomes) or "",
        *(rate(outcomes, lambda one, m=method: m in one.simpler) for method in METHODS),  # type: ignore[misc]  # the method at hand
    ]
    return f"| {' | '.join(map(str, cells))} |"


def _unfound(outcomes: Sequence[Outcome]) -> Iterator[str]:
    lost = [one for one in outcomes if not one.detected]
    if lost:
        yield f"Not found ({len(lost)}):"
        yield ""
    for one in lost[:MOST]:
        mutant = one.mutant
        yield f"- {mutant.operator}: {mutant.pack}/{mutant.card}: {mutant.told}"
    if len(lost) > MOST:
        yield f"- … and {len(lost) - MOST} more"


def _controls(heeded: Sequence[Heeded]) -> Iterator[str]:
    yield (
        "| what | files | false errors | not read | a part unsaid | too long to print | schema"
        " | numbers | text |"
    )
    yield f"|---{'|---:' * 8}|"
    for kind in KINDS:
        own = [one for one in heeded if one.control.kind == kind]
        simpler = Counter(method for one in own for method in one.simpler)
        alone = [one for one in own if one.control.card]
        counts = [simpler[method] if alone else "" for method in METHODS]
        cells = [
            kind,
            len(own),
            sum(bool(one.false) for one in own),
            sum(one.unread for one in own),
            sum(one.unsaid for one in own),
            sum(one.too_long for one in own),
            *counts,
        ]
        yield f"| {' | '.join(map(str, cells))} |"


def _left_out(left_out: Sequence[Outcome]) -> Iterator[str]:
    yield "Mutants that mean what the untouched card means, or that are no power at all."
    yield ""
    yield "| operator | why | mutants |"
    yield "|---|---|---:|"
    counts = Counter((one.mutant.operator, one.left_out) for one in left_out)
    yield from (f"| {name} | {why} | {count} |" for (name, why), count in counts.items())
    yield ""
    yield from (
        f"- {one.mutant.operator}: {one.mutant.pack}/{one.mutant.card}: {one.mutant.told}"
        for one in left_out
        if one.mutant.part == "words"
    )
