"""`make bench-books`: all rulebooks in all their editions, and the same text set by others.

Writes the figures to books.md.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pypdfium2 as pdfium
from everything import CARDGEN, COMPILED
from results_file import asked, tell

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
EDITIONS = "booklet", "booklet-print", "booklet-large", "web"
AIM_CPU, AIM_KB, AIM_ALL = 0.05, 15, 20  # seconds and KB a page of a book to read; seconds for all
TYPST = """
import sys, typst
for name in sys.argv[2:]:
    typst.compile(name, output=name[:-4] + ".typst.pdf", font_paths=[sys.argv[1], "."],
                  pdf_standards=["ua-1"])
"""
WEASYPRINT = """
import sys, weasyprint
for name in sys.argv[1:]:
    weasyprint.HTML(name).write_pdf(name[:-5] + ".weasyprint.pdf", pdf_variant="pdf/ua-1")
"""
HEAD = """# Rulebooks

`make bench-books` wrote this, with `books.py`: the rulebooks of all packs in all their languages,
whole processes from an output folder that was not there. CPU seconds are user and system, of all
threads; medians of {repeat} rounds in which all take turns. KB are 1,024 bytes.

Typst and WeasyPrint set the same contents on A5 in two columns, with the same typefaces: headings,
paragraphs, lists, tables, call-outs, pictures of cards and signs, all looked up and drawn for them
beforehand (`book_text.py`), which is not counted. Their pictures are PNG of 300 dots an inch, ours
the drawings themselves. All three write tagged PDF/UA-1, ours PDF/A-2a too. Cardgen's processes
read and check the packs besides, draw the cards, play the examples and set contents and index until
their pages are right; the peers do none of that, nor positions of the table, and their lines are
broken more simply in WeasyPrint. The ratio is cardgen's CPU a page by theirs.
"""


class Cost(NamedTuple):
    """What one process took."""

    cpu: float
    wall: float
    megabytes: float


class Printed(NamedTuple):
    """What it made."""

    pages: int
    size: int


class Runner(NamedTuple):
    """Something to be measured: how it starts, and the files that it leaves."""

    name: str
    command: Sequence[str]
    folder: Path
    made: Callable[[], list[Path]]


def run(runner: Runner) -> Cost:
    """One process, to its end."""
    began = time.perf_counter()
    process = subprocess.Popen(
        runner.command, cwd=runner.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        env=COMPILED,
    )  # fmt: skip
    said = process.stderr.read() if process.stderr else b""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{runner.name} failed: {said.decode()}")
    wall = time.perf_counter() - began
    return Cost(used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024)


def cardgen(folder: Path, packs: Sequence[str]) -> tuple[Runner, Runner]:
    """Cardgen making the edition to read, and making all of them."""
    read, every = folder / "cardgen-read", folder / "cardgen-every"
    build = (*CARDGEN, "--root", str(ROOT), "build", *packs, "--only", ",".join(EDITIONS))
    return (
        Runner("cardgen", (sys.executable, str(HERE / "reading.py"), str(ROOT), str(read), *packs),
               folder, lambda: sorted(read.glob("*.pdf"))),
        Runner("all editions", (*build, "--out", str(every)), folder,
               lambda: sorted(every.glob("*.pdf")) + sorted(every.glob("*.html"))),
    )  # fmt: skip


def peers(folder: Path) -> list[Runner]:
    """The others, with the text laid out for them."""
    from book_text import write_books

    books = write_books(ROOT, folder)
    typst = [book.typst.name for book in books]
    html = [book.html.name for book in books]
    python = sys.executable
    fonts = str(ROOT / "fonts")
    return [
        Runner("Typst", [python, "-c", TYPST, fonts, *typst], folder,
               lambda: sorted(folder.glob("*.typst.pdf"))),
        Runner("WeasyPrint", [python, "-c", WEASYPRINT, *html], folder,
               lambda: sorted(folder.glob("*.weasyprint.pdf"))),
    ]  # fmt: skip


def rounds(runners: Sequence[Runner], folder: Path, repeat: int) -> dict[str, Cost]:
    """Medians; in each round every one has its turn."""
    costs: dict[str, list[Cost]] = {runner.name: [] for runner in runners}
    for _ in range(repeat):
        for out in folder.glob("cardgen-*"):
            shutil.rmtree(out)
        for runner in runners:
            costs[runner.name].append(run(runner))
    return {
        name: Cost(*(statistics.median(column) for column in zip(*every, strict=True)))
        for name, every in costs.items()
    }


def printed(runner: Runner) -> Printed:
    files = runner.made()
    pages = sum(len(pdfium.PdfDocument(file)) for file in files if file.suffix == ".pdf")
    return Printed(pages, sum(file.stat().st_size for file in files))


def reading_table(
    runners: Sequence[Runner], costs: dict[str, Cost], found: dict[str, Printed]
) -> list[str]:
    """A line for each that sets books to read."""
    own = costs["cardgen"].cpu / found["cardgen"].pages
    lines = [
        "| books to read | CPU s | wall s | MB | pages | CPU s a page | KB a page | ratio |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for runner in runners:
        cost, made = costs[runner.name], found[runner.name]
        each = cost.cpu / made.pages
        lines.append(
            f"| {runner.name} | {cost.cpu:.2f} | {cost.wall:.2f} | {cost.megabytes:.0f} |"
            f" {made.pages} | {each:.3f} | {made.size / made.pages / 1024:.1f} |"
            f" {own / each:.2f} |"
        )
    return lines


def by_book(runner: Runner) -> list[str]:
    """The weight of each file."""
    lines = ["| file | pages | bytes | KB a page |", "|---|---:|---:|---:|"]
    for file in runner.made():
        size = file.stat().st_size
        pages = len(pdfium.PdfDocument(file)) if file.suffix == ".pdf" else 1
        lines.append(f"| {file.name} | {pages} | {size:,} | {size / pages / 1024:.1f} |")
    return lines


def main() -> None:
    options = asked(__doc__, "books.md", "rounds")
    packs = sorted(file.parent.parent.name for file in (ROOT / "cards").glob("*/rulebook/fr.md"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        read, every = cardgen(folder, packs)
        runners = [read, *peers(folder)]
        costs = rounds([*runners, every], folder, options.repeat)
        weights, whole, pages = by_book(every), costs[every.name], printed(every).pages
        found = {runner.name: printed(runner) for runner in runners}
    lines = [
        *reading_table(runners, costs, found),
        "",
        f"Aims for books to read: {AIM_CPU} s and {AIM_KB} KB a page.",
        "",
        f"All editions (to read, to print, large, web), {pages} pages of PDF and the pages of the"
        f" web: **{whole.cpu:.1f} s of CPU**, {whole.wall:.1f} s of wall, {whole.megabytes:.0f} MB;"
        f" the aim is {AIM_ALL} s on two cores.",
        "",
        *weights,
    ]
    tell(lines, HEAD, "books.md", options)


if __name__ == "__main__":
    main()
