"""The tasks of a check, shared out between this process and a copy of it.

This one takes them from the first on, the copy from the last, until they meet: so those that lie
together, which share much of their work, are mostly done in one process. Before, it does those of
its own, of which the copy would have to do much again. What the copy does not send, because it
failed or was ended, is done here: so a fault is met where it is told, and a check whose copy is
lost is slow, not wrong.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from cardgen.processes import Pipe, begin_copy, free_processors
from cardgen.project.found_out import FoundOut

Result = TypeVar("Result")
Task = Callable[[], Result]
MOST_TASKS = 4096  # claims that a pipe holds on every system


def may_share(tasks: Sequence[Any]) -> bool:
    """Whether there is a processor for a copy, and enough to do for two."""
    return free_processors() > 1 and 1 < len(tasks) <= MOST_TASKS


def share_out(
    own: Sequence[Task[Result]], tasks: Sequence[Task[Result]], memory: FoundOut
) -> list[Result]:
    """What comes of the tasks, in their order, those that are this process's `own` before the
    others; what the copy has found out besides is learned."""
    claims = _claims(len(tasks))
    copied: tuple[Pipe, Any] | None = None
    with suppress(OSError):  # where no further process may be had all is done here
        copied = begin_copy(partial(_from_the_last, tasks, claims, memory, os.getpid()))
    first = [task() for task in own]
    done = {number: tasks[number]() for number in _claimed(claims)}
    os.close(claims)
    if copied:
        done |= _received(*copied, memory)
    rest = (done[number] if number in done else task() for number, task in enumerate(tasks))
    return [*first, *rest]


def _claims(count: int) -> int:
    """A pipe with a byte for each task: who takes it does one. A lock would stay held where its
    holder was killed."""
    claims, given = os.pipe()
    os.write(given, bytes(count))
    os.close(given)
    return claims


def _claimed(claims: int) -> Iterator[int]:
    """0, 1, 2, …, as long as a task is left that no process has taken."""
    number = 0
    while os.read(claims, 1):
        yield number
        number += 1


def _from_the_last(
    tasks: Sequence[Task[Any]], claims: int, memory: FoundOut, first: int, there: Pipe
) -> None:
    """What the copy does; it sends all at once, when no task is left."""
    done = {}
    for taken in _claimed(claims):
        if os.getppid() != first:  # it has ended, and nobody waits
            return
        number = len(tasks) - 1 - taken
        with suppress(Exception):  # the task will be done again where its fault is told
            done[number] = tasks[number]()
    with suppress(Exception):  # nobody is left to read it, or there is no memory for it
        there.send((done, memory.tell()))


def _received(end: Pipe, process: Any, memory: FoundOut) -> dict[int, Any]:
    """What the copy has done; nothing where it was ended, perhaps within a word."""
    done: dict[int, Any] = {}
    with suppress(EOFError, OSError):
        done, found_out = end.recv()
        memory.learn(found_out)
    process.join()  # its time counts as ours
    return done
