"""`make bench`: cards from YAML to PDF, whole processes, beside Typst on the very same files.

Writes the figures to results.md. Times are CPU seconds, user and system, of all threads.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import pikepdf
from deck import write_root

from cardgen.output.cache_file import DRAWINGS

HERE = Path(__file__).resolve().parent
CARDGEN = (sys.executable, "-c", "from cardgen.cli.main import main; main()")  # as installed
COMPILED = {name: set_ for name, set_ in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
BUILD = ("build", "bench", "--lang", "fr", "--only", "cards")
REPEATS = {120: 41, 1_000: 7, 10_000: 3}  # short runs are disturbed more
FLOORS = {120: (0.95, 0.75), 1_000: (0.55, 0.40), 10_000: (0.40, 0.30)}
AT_ONCE = 10  # files of 100 cards in one document of the peer: all at once take 2 GB at 10,000


class Cost(NamedTuple):
    """What one process took."""

    seconds: float
    megabytes: float
    bytes: int


class Figures(NamedTuple):
    """One size: ours, Typst fitting words as we do, Typst at one fixed size of words."""

    count: int
    ours: Cost
    fitted: Cost
    fixed: Cost


def run(command: Sequence[str], output: Path) -> Cost:
    """Run to the end; `output` is the PDF or the folder of PDFs whose bytes count."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=COMPILED
    )
    said = process.stderr.read() if process.stderr else b""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)}\nfailed: {said.decode()}")
    files = output.rglob("*.pdf") if output.is_dir() else [output]
    size = sum(file.stat().st_size for file in files)
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, size)


def ours(root: Path, *, fresh: bool = True) -> Cost:
    """A build by cardgen, from nothing but drawings unless it may use all the last one left."""
    out = root / "out"
    if fresh:
        for file in [file for file in out.rglob("*") if file.is_file() and file.name != DRAWINGS]:
            file.unlink()
    return run([*CARDGEN, "--root", str(root), *BUILD, "--out", str(out)], out)


def peer(root: Path, prepared: Path, *, fit: bool) -> Cost:
    """Typst, in several documents where one would take much memory."""
    files = len(list((root / "cards/bench/gods").glob("*.yaml")))
    parts = [
        _typst(root, prepared, (first, min(AT_ONCE, files - first)), fit=fit)
        for first in range(0, files, AT_ONCE)
    ]
    most = max(part.megabytes for part in parts)
    return Cost(sum(part.seconds for part in parts), most, sum(part.bytes for part in parts))


def _typst(root: Path, prepared: Path, files: tuple[int, int], *, fit: bool) -> Cost:
    """One document of the cards of so many `files` from the first one on."""
    target, (first, count) = root / "peer.pdf", files
    inputs = {"pack": str(root / "cards/bench"), "prepared": str(prepared)}
    inputs |= {"first": str(first), "files": str(count)}
    inputs["fit"] = "yes" if fit else "no"
    fonts = [str(root / "fonts"), str(prepared)]
    code = (
        f"import typst; typst.compile({str(HERE / 'typst/cards.typ')!r}, output={str(target)!r},"
        f" root='/', font_paths={fonts!r}, ignore_system_fonts=True, sys_inputs={inputs!r})"
    )
    return run([sys.executable, "-c", code], target)


def measured(root: Path, prepared: Path, count: int, repeat: int) -> Figures:
    """The median of interleaved runs, so that a busy moment of the machine touches all alike."""
    ours(root)  # compiles the program and prepares the drawings
    taken: dict[str, list[Cost]] = {"ours": [], "fitted": [], "fixed": []}
    for _ in range(repeat):
        taken["ours"].append(ours(root))
        taken["fitted"].append(peer(root, prepared, fit=True))
        taken["fixed"].append(peer(root, prepared, fit=False))
    return Figures(count, *(_median(costs) for costs in taken.values()))


def _median(costs: list[Cost]) -> Cost:
    return Cost(*(statistics.median(column) for column in zip(*costs, strict=True)))


def edited(root: Path) -> tuple[float, bool]:
    """Seconds for a build after one card's words changed, and whether a clean one is the same."""
    ours(root)
    files = sorted((root / "cards/bench/gods").glob("*.yaml"))
    file = files[len(files) // 2]
    words = file.read_text(encoding="utf-8")
    middle = words.index("recevez", len(words) // 2)
    file.write_text(words[:middle] + "acceptez" + words[middle + 7 :], encoding="utf-8")
    again = ours(root, fresh=False)
    kept = _contents(root / "out")
    ours(root)
    same = kept == _contents(root / "out")
    file.write_text(words, encoding="utf-8")
    return again.seconds, same


def _contents(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in sorted(folder.rglob("*.pdf"))]


def table(figures: Sequence[Figures]) -> list[str]:
    lines = [
        "| cards | cardgen s | Typst, fitted s | ratio | floor (aim) | Typst, fixed size s | ratio"
        " | cardgen MB | Typst MB | cardgen bytes | Typst bytes |",
        "|---:" * 11 + "|",
    ]
    for count, our, fitted, fixed in figures:
        floor, aim = FLOORS.get(count, ("–", "–"))
        lines.append(
            f"| {count:,} | {our.seconds:.3f} | {fitted.seconds:.3f}"
            f" | **{our.seconds / fitted.seconds:.2f}** | {floor} ({aim}) | {fixed.seconds:.3f}"
            f" | {our.seconds / fixed.seconds:.2f} | {our.megabytes:.0f} | {fitted.megabytes:.0f}"
            f" | {our.bytes:,.0f} | {fitted.bytes:,.0f} |"
        )
    return lines


def slopes(small: Figures, large: Figures) -> list[str]:
    """What each further card costs, and what a file has without cards."""
    more = large.count - small.count
    memory = (large.ours.megabytes - small.ours.megabytes) * 1024 / more
    size = (large.ours.bytes - small.ours.bytes) / more
    return [
        f"- memory a card: {memory:.1f} KB (floor 15)",
        f"- bytes a card, icons and backs included: {size:.0f};"
        f" fixed, all drawings included: {(small.ours.bytes - size * small.count) / 1000:.0f} KB",
    ]


def weight(folder: Path) -> str:
    """What a card of words alone adds to a file, and what a file has besides cards and drawings."""
    sizes, drawings = [], 0
    for count in (120, 1_000):
        root = write_root(folder / f"words-{count}", count, words_only=True).parent.parent
        sizes.append(ours(root).bytes)
        drawings = sum(_forms(file) for file in (root / "out").rglob("*.pdf"))
    each = (sizes[1] - sizes[0]) / (1_000 - 120)
    fixed = (sizes[0] - 120 * each - drawings) / 1000
    return (
        f"- bytes a card of words alone: {each:.0f} (floor 500);"
        f" fixed: {fixed:.0f} KB (floor 80), and {drawings / 1000:.0f} KB of drawings"
    )


def _forms(file: Path) -> int:
    """The bytes of the drawings in a PDF."""
    with pikepdf.open(file) as pdf:
        streams = [each for each in pdf.objects if isinstance(each, pikepdf.Stream)]
        forms = [each for each in streams if each.get("/Subtype") == "/Form"]
        return sum(len(form.read_raw_bytes()) for form in forms)


def machine() -> str:
    names = ("pydyf", "PyYAML", "uharfbuzz", "typst")
    versions = [
        f"Python {platform.python_version()}",
        *(f"{name} {version(name)}" for name in names),
    ]
    return ", ".join([f"{os.cpu_count()} cores", platform.machine(), *versions])


HEAD = """# Measured

`make bench` wrote this. CPU seconds (user and system) of whole processes from YAML to PDF: A4, six
cards a sheet, fronts and backs. Medians of interleaved runs. Drawings are prepared for both and not
counted: Typst gets grounds, emblems and friezes as PDF pages and icons as a colour font, cardgen
the file of drawings that its last build left. The floors are held against “fitted”: words in the
larger of two sizes if they have room, and room shared out among the Ages. The peer (`typst/`) is
written for speed: each word is measured once, lines are counted in arithmetic, each card is laid
out once. Cardgen does more: it checks the deck, breaks lines evenly, chooses one size for the deck,
and leaves what the next build need not do again. “Fixed size” sets all words at 7 pt.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[*REPEATS])
    parser.add_argument("--repeat", type=int, help="runs of each size (default: fewer for more)")
    parser.add_argument("--no-write", action="store_true", help="leave results.md as it is")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        prepared = Path(folder) / "prepared"
        first = write_root(Path(folder) / "prepare", 120).parent.parent
        subprocess.run(
            [sys.executable, str(HERE / "peer.py"), str(first), str(prepared)], check=True
        )
        figures = []
        for count in options.sizes:
            root = write_root(Path(folder) / str(count), count).parent.parent
            repeat = options.repeat or REPEATS.get(count, 3)
            figures.append(measured(root, prepared, count, repeat))
            print("\n".join(table(figures)[-1:]), flush=True)
        lines = ["", machine(), "", *table(figures), ""]
        if len(figures) > 1:
            lines += slopes(*figures[-2:])
        lines.append(weight(Path(folder)))
        seconds, same = edited(root)
        lines.append(
            f"- one card edited of {count:,}: {seconds:.2f} s,"
            f" {seconds / figures[-1].ours.seconds:.2f} of a full build (floor 0.15, aim 0.10);"
            f" bytes {'equal' if same else 'DIFFERENT FROM'} a clean build's"
        )
    print("\n".join(lines))
    if not options.no_write:
        (HERE / "results.md").write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
