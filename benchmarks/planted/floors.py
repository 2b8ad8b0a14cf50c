"""The table of how good the checks must be, with what was measured."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from benchmarks.planted.alarms import Heeded
from benchmarks.planted.outcome import Outcome
from benchmarks.planted.rates import Rate, rate
from benchmarks.planted.whole import Quick, Reading

MOST_VOUCHED, FOUND, WORST, NAMED, PLACED = 3, 99.5, 97.0, 90.0, 90.0
SECONDS, COMPILED = 2.0, 0.2


class Floor(NamedTuple):
    """One measure; `met` is None where it could not be taken."""

    measure: str
    floor: str
    measured: str
    met: bool | None

    def __str__(self) -> str:
        said = "not measured" if self.met is None else "met" if self.met else "**not met**"
        return f"| {self.measure} | {self.floor} | {self.measured} | {said} |"


class Measured(NamedTuple):
    """All that was measured."""

    outcomes: Sequence[Outcome]
    heeded: Sequence[Heeded]
    reading: Reading
    quick: Quick
    compiled: float
    played: str
    passages: int
    patterns: tuple[int, int]


def floors(measured: Measured) -> Iterator[Floor]:
    """Every row of the table."""
    yield from _reading(measured.reading)
    yield from _planted(measured.outcomes)
    yield _false(measured.heeded)
    yield from _rules(measured)
    yield from _time(measured)


def _reading(reading: Reading) -> Iterator[Floor]:
    whole = Rate(reading.read, reading.texts)
    yield Floor(
        "texts of the three packs read in full, both languages, all Ages",
        f"100 %, reviewed free text on at most {MOST_VOUCHED} objects",
        f"{whole} % of {whole.of}, {reading.vouched} reviewed",
        whole.hits == whole.of and reading.vouched <= MOST_VOUCHED,
    )
    wrong = reading.ambiguous, reading.not_written_back, reading.swallowed
    yield Floor(
        "ambiguous readings, texts not written back the same, swallowed words",
        "0",
        f"{wrong[0]}, {wrong[1]}, {wrong[2]} of {reading.words_added:,} words put in"
        f" ({reading.paraphrased} more leave a paraphrase, of which a warning tells)",
        not any(wrong),
    )


def _planted(outcomes: Sequence[Outcome]) -> Iterator[Floor]:
    found = rate(outcomes, lambda one: one.detected)
    each = (
        (rate([o for o in outcomes if o.mutant.operator == name], lambda o: o.detected), name)
        for name in sorted({one.mutant.operator for one in outcomes})
    )
    worst, name = min(each, key=lambda one: one[0].percent)
    low, high = found.interval
    yield Floor(
        "planted errors found",
        f"≥ {FOUND} %, worst operator ≥ {WORST:.0f} %",
        f"{found} % of {found.of:,} ({low:.1f}–{high:.1f}), worst {worst} % ({name})",
        found.percent >= FOUND and worst.percent >= WORST,
    )
    hits = [one for one in outcomes if one.by_check]
    named, placed = rate(hits, lambda o: o.named), rate(hits, lambda o: o.placed)
    yield Floor(
        "… with the right check named, at the changed word",
        f"≥ {NAMED:.0f} %, ≥ {PLACED:.0f} %",
        f"{named} %, {placed} %",
        named.percent >= NAMED and placed.percent >= PLACED,
    )


def _false(heeded: Sequence[Heeded]) -> Floor:
    false = rate(heeded, lambda one: bool(one.false))
    return Floor(
        "false errors where nothing is wrong: shipped packs, registered paraphrases, numbers as"
        " words, icons, files laid out otherwise",
        "0",
        f"{false.hits} of {false.of}",
        not false.hits,
    )


def _rules(measured: Measured) -> Iterator[Floor]:
    yield Floor(
        "worked examples, answers and numeric rules of the rulebooks",
        "100 % run",
        f"{measured.passages} passages, each cited by a scenario (a test holds it);"
        f" {measured.played}",
        "all come true" in measured.played,
    )
    patterns, sentences = measured.patterns
    yield Floor(
        "the validator mutated: a pattern dropped, two slots swapped",
        "its tests fail",
        f"each of {patterns:,} patterns dropped and twisted is missed by one of {sentences:,}"
        " sentences (a test holds it)",
        True,
    )


def _time(measured: Measured) -> Iterator[Floor]:
    clock, processors = measured.quick
    yield Floor(
        "`cardgen check` of the three packs, whole process, full phrasebook",
        f"≤ {SECONDS:.0f} s on two cores",
        f"{clock:.2f} s by the clock, {processors:.2f} s of processors",
        clock <= SECONDS,
    )
    yield Floor(
        "the phrasebooks of both languages made",
        f"≤ {COMPILED} s",
        f"{measured.compiled:.2f} s",
        measured.compiled <= COMPILED,
    )
