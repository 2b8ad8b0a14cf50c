"""Prints a large deck on a Dask cluster: a task for each part, on whichever worker is free.

    pip install "dask[distributed]"
    python examples/dask_build.py --parts 8 --out build bench --only cards
    python examples/dask_build.py --parts 8 --out /net/build --scheduler tcp://10.0.0.1:8786 bench

Without a scheduler Dask starts workers on this machine. All workers need cardgen, the same cards
and the same folder to write to. What is no option of this program is passed on to `cardgen build`.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

CARDGEN = (sys.executable, "-m", "cardgen")
Command = tuple[str, ...]


def part_commands(parts: int, out: str, wanted: Sequence[str]) -> list[Command]:
    """What the workers run, in any order and wherever they are: a command for each part."""
    numbers = range(1, parts + 1)
    return [
        (*CARDGEN, "build", *wanted, "--out", out, "--part", f"{number}/{parts}")
        for number in numbers
    ]


def join_command(out: str) -> Command:
    """What makes one build of them, once all have been made."""
    return (*CARDGEN, "join", out)


def run(command: Command) -> "subprocess.CompletedProcess[str]":
    """One command, to its end."""
    return subprocess.run(command, capture_output=True, text=True, check=False)


def on_cluster(commands: Sequence[Command], scheduler: str | None) -> Iterator[Any]:
    """The commands as tasks of a cluster: what became of each, as soon as it is known."""
    from dask.distributed import Client, as_completed

    local = {} if scheduler else {"threads_per_worker": 1}
    with Client(scheduler, **local) as client:
        for future in as_completed(client.map(run, commands, pure=False)):
            yield future.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--parts", type=int, default=8)
    parser.add_argument("--out", required=True, help="a folder that all workers see")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of a cluster; else a local one")
    options, wanted = parser.parse_known_args()
    worst = 0
    for done in on_cluster(part_commands(options.parts, options.out, wanted), options.scheduler):
        print(done.stdout, end="")
        print(done.stderr, end="", file=sys.stderr)
        worst = max(worst, done.returncode)
    if worst:
        sys.exit(worst)
    sys.exit(subprocess.run(join_command(options.out), check=False).returncode)


if __name__ == "__main__":  # workers import this file, and must not begin anew
    main()
