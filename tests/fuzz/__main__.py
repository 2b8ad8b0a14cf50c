"""Tries many damaged inputs: `python -m tests.fuzz 10000`, with `--from 20000` other ones.

Each has ten seconds of processor time and four gigabytes; what fails is told with its number, which
`python -m tests.fuzz 1 --from NUMBER` tries alone.
"""

import resource
import signal
import sys
from argparse import ArgumentParser
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from tests.fuzz.inputs import fuzz_input, sound_root
from tests.fuzz.trial import faults_of

SECONDS, GIGABYTES = 10, 4
SHARE = 100  # inputs that one process tries


def main() -> int:
    """The exit code: 1 where an input was not answered as it should be."""
    parser = ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("--from", type=int, default=1_000, dest="first")
    asked = parser.parse_args()
    shares = range(asked.first, asked.first + asked.count, SHARE)
    tried = partial(_share, asked.first + asked.count)
    with get_context("fork").Pool(maxtasksperchild=1) as pool:
        found = sum(_told(faults) for faults in pool.imap_unordered(tried, shares))
    _told([f"{asked.count} inputs, {found} faults"])
    return bool(found)


def _told(lines: list[str]) -> int:
    """How many lines there are, each printed at once: a night is long."""
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()
    return len(lines)


def _share(end: int, first: int) -> list[str]:
    """The faults of the inputs from `first` on, in a process of their own."""
    most = GIGABYTES * 2**30
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    signal.signal(signal.SIGPROF, _too_slow)
    with TemporaryDirectory() as folder:
        root = sound_root(Path(folder) / "root")
        numbers = range(first, min(first + SHARE, end))
        return [fault for number in numbers for fault in _one(number, root, Path(folder) / "out")]


class TooSlow(BaseException):
    """An input that takes too long; no `except Exception` of the program may catch it."""


def _too_slow(*_: object) -> None:
    raise TooSlow


def _one(number: int, root: Path, out: Path) -> list[str]:
    given, begun = fuzz_input(number, root), process_time()
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        faults = faults_of(given, root, out)
    except BaseException as fault:
        faults = [f"{type(fault).__name__}: {fault}"]
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    took = process_time() - begun
    return [f"{number} {' '.join(given.arguments)} ({took:.1f} s): {each}" for each in faults]


if __name__ == "__main__":
    sys.exit(main())
