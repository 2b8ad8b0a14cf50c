"""Work shared out between two processes."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from typing import TypeVar

WORKERS = 2
T = TypeVar("T")
R = TypeVar("R")


def shared(
    tasks: Sequence[T], work: Callable[[Sequence[T]], Sequence[R]], *, by: Callable[[T], str]
) -> tuple[R, ...]:
    """What comes of each task, in their order; tasks that are alike in `by` are done together."""
    order = sorted(range(len(tasks)), key=lambda number: by(tasks[number]))
    parts = [order[number::WORKERS] for number in range(WORKERS)]
    with ProcessPoolExecutor(WORKERS) as pool:
        done = pool.map(work, [[tasks[number] for number in part] for part in parts])
        found = dict(zip(chain(*parts), chain(*done), strict=True))
    return tuple(found[number] for number in range(len(tasks)))
