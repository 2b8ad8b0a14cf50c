"""Plays whole games by lot: `python -m tests.games 500`, with `--from 2000` other ones.

Whatever breaks a law is told with the number of its game, which `python -m tests.games 1 --from
NUMBER` plays alone.
"""

import sys
from argparse import ArgumentParser
from multiprocessing import get_context

from tests.games.mixes import mix_of
from tests.games.playing import faults_of


def main() -> int:
    """The exit code: 1 where a game broke a law."""
    parser = ArgumentParser(prog="python -m tests.games", description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--from", type=int, default=1_000, dest="first")
    asked = parser.parse_args()
    with get_context("fork").Pool() as pool:
        numbers = range(asked.first, asked.first + asked.count)
        found = sum(_told(faults) for faults in pool.imap_unordered(played, numbers))
    _told([f"{asked.count} games, {found} faults"])
    return bool(found)


def played(number: int) -> list[str]:
    """The faults of one game; one that cannot go on has a fault too."""
    mix = mix_of(number)
    try:
        return faults_of(mix)
    except Exception as fault:
        return [f"{mix}: {type(fault).__name__}: {fault}"]


def _told(lines: list[str]) -> int:
    """How many lines there are, each printed at once: many games take a while."""
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()
    return len(lines)


if __name__ == "__main__":
    sys.exit(main())
