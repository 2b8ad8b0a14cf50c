"""`make bench-everything`: all that `make cards` prints, of all packs, and checks of them, in whole
processes.

Writes the figures to everything.md.
"""

import json
import os
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from results_file import asked, tell

HERE = Path(__file__).resolve().parent
CARDGEN = (sys.executable, "-c", "from cardgen.cli.main import main; main()")  # as installed
COMPILED = {name: set_ for name, set_ in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
HEAD = """# Everything

`make bench-everything` wrote this: `make cards` on A4, all packs in all their languages, whole
processes. CPU seconds are user and system, of all threads; wall is what a clock on the wall shows.
From nothing means an output folder that was not there, or for a check an empty one; medians of
{repeat} runs each. The card changed has other words of the same meaning in one language, and so
have ten texts of several files. A wrong word is one that no phrase has, and not the first, for
which the thesaurus was compiled. Watched is a card changed while `check --watch` runs, the second
one: CPU from the save to what is said of it, wall with what it waits for a file to be written to
its end.
"""
CARDS, SAID, MEANT = "cards/faith/gods/greek.yaml", "gain 3 coins", "receive 3 coins"
WRONG = ("snatch 3 coins", "fetch 3 coins")
MEANT_TOO = ("collect 3 coins", "get 3 coins")
MANY, MANY_SAID, MANY_MEANT = 10, re.compile(r"\bgain(?= \d coin)"), "take"
REST = 1  # second, in which a check that stays tidies up


class Cost(NamedTuple):
    """What one build or check took."""

    cpu: float
    wall: float
    megabytes: float


def run(root: Path, *arguments: str) -> Cost:
    """One process, to its end."""
    began = time.perf_counter()
    command = [*CARDGEN, "--root", str(root), *arguments]
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=COMPILED
    )
    said = process.stderr.read() if process.stderr else b""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode > (arguments[0] == "check"):  # which may find something
        raise SystemExit(f"{' '.join(command)}\nfailed: {said.decode()}")
    wall = time.perf_counter() - began
    return Cost(used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024)


def measured(out: Path, repeat: int) -> tuple[Cost, Cost]:
    """A build from nothing, and one when nothing has changed."""
    fresh, again = [], []
    for _ in range(repeat):
        shutil.rmtree(out, ignore_errors=True)
        for costs in (fresh, again):
            costs.append(run(HERE.parent, "build", "--out", str(out)))
    return _median(fresh), _median(again)


def checked(root: Path, repeat: int) -> dict[str, Cost]:
    """A check of a copy that nothing is left for, others of another card, one of nothing
    changed."""
    for part in ("cards", "templates", "fonts"):
        shutil.copytree(HERE.parent / part, root / part)
    words = (root / CARDS).read_text("utf-8")
    costs: list[dict[str, Cost]] = []
    for _ in range(repeat):
        shutil.rmtree(root / "build", ignore_errors=True)
        (root / "build").mkdir()
        first = run(root, "check")
        edited, again = _edited(root, words, MEANT), run(root, "check")
        wrong = [_edited(root, words, said) for said in WRONG][-1]
        (root / CARDS).write_text(words, "utf-8")
        rows = {"a card changed": edited, "nothing has changed": again, "a wrong word": wrong}
        rows["a card changed, watched"] = _watched(root, words)
        rows["ten texts changed"] = _many_edited(root)
        costs.append({"from nothing": first, **rows})
    return {name: _median([one[name] for one in costs]) for name in costs[0]}


def _edited(root: Path, words: str, said: str) -> Cost:
    """A check after one edit."""
    (root / CARDS).write_text(words.replace(SAID, said, 1), "utf-8")
    return run(root, "check")


def _many_edited(root: Path) -> Cost:
    """A check after edits in several files, which are taken back."""
    left, before = MANY, dict[Path, str]()
    for file in sorted((root / CARDS).parent.glob("*.yaml")):
        before[file] = words = file.read_text("utf-8")
        found = len(MANY_SAID.findall(words))
        if left and found:
            file.write_text(MANY_SAID.sub(MANY_MEANT, words, count=left), "utf-8")
            left = max(0, left - found)
    cost = run(root, "check")
    for file, words in before.items():
        file.write_text(words, "utf-8")
    return cost


def _watched(root: Path, words: str) -> Cost:
    """What a check that stays takes from a save until it has told of it."""
    command = [*CARDGEN, "--root", str(root), "check", "--watch"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=COMPILED
    ) as process:
        assert process.stdout
        process.stdout.readline()
        for said in MEANT_TOO:
            time.sleep(REST)
            used, began = _cpu_and_memory(process.pid), time.perf_counter()
            (root / CARDS).write_text(words.replace(SAID, said, 1), "utf-8")
            process.stdout.readline()
            wall = time.perf_counter() - began
            cpu, megabytes = _cpu_and_memory(process.pid)
        process.send_signal(signal.SIGINT)
    (root / CARDS).write_text(words, "utf-8")
    return Cost(cpu - used[0], wall, megabytes)


def _cpu_and_memory(process: int) -> tuple[float, float]:
    """The seconds that a running process has taken, and the most memory, as Linux tells them."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    status = Path(f"/proc/{process}/status").read_text()
    most = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
    ticks = int(stat[11]) + int(stat[12])
    return ticks / os.sysconf("SC_CLK_TCK"), int(most) / 1024


def _median(costs: Sequence[Cost]) -> Cost:
    return Cost(*(statistics.median(column) for column in zip(*costs, strict=True)))


def printed(out: Path) -> Iterator[str]:
    """A line for each kind of file, and one for all: files, pages, pieces, bytes."""
    files: list[dict[str, Any]] = json.loads((out / "manifest.json").read_text("utf-8"))["files"]
    yield "| kind | files | pages | pieces | bytes |"
    yield "|---|---:|---:|---:|---:|"
    of_kind = sorted(files, key=_kind)
    for kind, alike in groupby(of_kind, key=_kind):
        yield _line(kind, [*alike])
    yield _line("**all**", files)


def _kind(file: dict[str, Any]) -> str:
    return str(file["kind"])


def _line(name: str, files: Sequence[dict[str, Any]]) -> str:
    pages, pieces, size = (sum(one[key] for one in files) for key in ("pages", "cards", "bytes"))
    return f"| {name} | {len(files)} | {pages} | {pieces or '–'} | {size:,} |"


def timed(what: str, rows: Mapping[str, Cost]) -> list[str]:
    return [
        f"| {what} | CPU s | wall s | MB |",
        "|---|---:|---:|---:|",
        *(
            f"| {name} | {c.cpu:.2f} | {c.wall:.2f} | {c.megabytes:.0f} |"
            for name, c in rows.items()
        ),
        "",
    ]


def machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def main() -> None:
    options = asked(__doc__, "everything.md", "runs of each build")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        fresh, again = measured(out, options.repeat)
        builds = {"from nothing": fresh, "nothing has changed": again}
        checks = checked(Path(folder) / "root", options.repeat)
        times = [*timed("build", builds), *timed("check", checks)]
        lines = [machine(), "", *times, *printed(out)]
    tell(lines, HEAD, "everything.md", options)


if __name__ == "__main__":
    main()
