"""Work shared out between two processes."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from typing import TypeVar

WORKERS = 2
PARTS = 16  # more than workers: some tasks take ten times as long as others
T = TypeVar("T")
R = TypeVar("R")


def shared(
    tasks: Sequence[T], work: Callable[[Sequence[T]], Sequence[R]], *, by: Callable[[T], str]
) -> tuple[R, ...]:
    """What comes of each task, in their order; tasks that are alike in `by` are done together."""
    order = sorted(range(len(tasks)), key=lambda number: by(tasks[number]))
    size = -(-len(order) // PARTS) or 1
    parts = [order[start : start + size] for start in range(0, len(order), size)]
    with ProcessPoolExecutor(WORKERS) as pool:
        done = pool.map(work, [[tasks[number] for number in part] for part in parts])
        found = dict(zip(chain(*parts), chain(*done), strict=True))
    return tuple(found[number] for number in range(len(tasks)))
