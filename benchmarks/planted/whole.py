"""Measures of the whole: what is read, how quick it is, whether tests notice what is broken."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.planted.bench import Bench
from benchmarks.planted.project import PACKS, ROOT
from benchmarks.planted.sharing import shared
from cardgen.packs.pack import load_packs
from cardgen.phrasebook.parse.verdict import Ambiguous, Same
from tests.phrasebook.conftest import BOOKS, SAID, Said
from tests.phrasebook.corpus import CORPUS
from tests.phrasebook.deletions import ONCE
from tests.phrasebook.test_every_pattern_counts import PLACES
from tests.phrasebook.test_nothing_is_swallowed import ADDED, _judged, _spans, put_in

PROGRAM = (sys.executable, "-c", "from cardgen.cli.main import main; main()", "--root")
CARDGEN = (*PROGRAM, str(ROOT))
COMPILING = (sys.executable, "-m", "benchmarks.planted.compiling")
REPEATS = 5


class Quick(NamedTuple):
    """What a process took, in seconds: by the clock, and of all processors."""

    clock: float
    processors: float


class Reading(NamedTuple):
    """What becomes of the texts of the packs; `vouched` are objects with reviewed free text."""

    texts: int
    read: int
    vouched: int
    ambiguous: int
    not_written_back: int
    words_added: int
    paraphrased: int
    swallowed: int


def checked() -> Quick:
    """A whole `cardgen check` of the three packs from nothing, the median of several."""
    with tempfile.TemporaryDirectory() as folder:
        root = Bench(Path(folder) / "root").root  # without a folder build/ nothing is kept
        taken = sorted(_check(root) for _ in range(REPEATS))
    clocks, processors = zip(*taken, strict=True)
    return Quick(statistics.median(clocks), statistics.median(processors))


def _check(root: Path) -> Quick:
    before, start = os.times(), time.perf_counter()
    subprocess.run([*PROGRAM, str(root), "check", *PACKS], capture_output=True, check=True)
    clock, after = time.perf_counter() - start, os.times()
    used = after.children_user + after.children_system
    return Quick(clock, used - before.children_user - before.children_system)


def compiled() -> float:
    """Seconds to make the phrasebooks of both languages in a new process, the median of several."""
    runs = (subprocess.run(COMPILING, capture_output=True, check=True) for _ in range(REPEATS))
    return statistics.median(float(run.stdout) for run in runs)


def reading() -> Reading:
    """The texts of the packs read, written, and read with a word too many."""
    run = subprocess.run(
        [*CARDGEN, "check", *PACKS, "--format", "json"], capture_output=True, check=True
    )
    summary: dict[str, Any] = json.loads(run.stdout)["summary"]
    cards = (c for one in load_packs(ROOT, PACKS) if one.pack for c in one.pack.cards)
    swallowed = shared(ONCE, _swallowed, by=lambda said: said.language)
    return Reading(
        texts=summary["sentences"],
        read=summary["read"],
        vouched=sum(bool(card.reviewed) for card in cards),
        ambiguous=sum(isinstance(_verdict(said), Ambiguous) for said in SAID),
        not_written_back=sum(not _written_back(said) for said in SAID),
        words_added=sum(tried for tried, *_ in swallowed),
        paraphrased=sum(told for _, told, _ in swallowed),
        swallowed=sum(lost for *_, lost in swallowed),
    )


def _verdict(said: Said) -> object:
    return BOOKS[said.language].judge(said.words, said.power, said.bearer, said.card)


def _written_back(said: Said) -> bool:
    book = BOOKS[said.language]
    words = book.write(said.power, said.bearer, said.card) if said.power else None
    return words is None or book.judge((words,), said.power, said.bearer, said.card) == Same()


def _swallowed(texts: Sequence[Said]) -> list[tuple[int, int, int]]:
    """For each text, how many words were put into it, with how many of them it was taken for a
    paraphrase, which is told, and how many of them nobody noticed."""
    return [_with_words_added(said) for said in texts]


def _with_words_added(said: Said) -> tuple[int, int, int]:
    book, text = BOOKS[said.language], "".join(map(str, said.words))
    places = [start for start, _ in _spans(said, book)]
    told = lost = 0
    for number, start in enumerate(places):
        word = ADDED[said.language][number % len(ADDED[said.language])]
        verdict = _judged(book, said, put_in(word, text, start))
        if isinstance(verdict, Same):
            told, lost = told + verdict.paraphrase, lost + (not verdict.paraphrase)
    return len(places), told, lost


def played() -> str:
    """What `cardgen run` says in the end."""
    run = subprocess.run([*CARDGEN, "run"], capture_output=True, text=True, check=False)
    return run.stdout.strip().splitlines()[-1]


def passages() -> int:
    """The rules, examples and answers of the rulebooks that some scenario must show."""
    from tests.engine.test_passages import PASSAGES, lines

    return sum(len(lines(text)) for text in PASSAGES.values())


def patterns() -> tuple[int, int]:
    """The patterns of the phrasebooks, each of which is dropped and twisted in tests; sentences."""
    return len(PLACES), sum(len(sentence.says) for sentence in CORPUS)
