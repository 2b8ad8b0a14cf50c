"""Files made by processes of their own while this one makes others, where processors are free.

A process is begun as a copy of this one, with all that is known of the packs. It sends what it
makes; what it does not send, for whatever reason, this process makes itself: so a fault is met
where it is told, and a build whose helpers are lost is slow, not wrong.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from functools import partial
from itertools import chain
from multiprocessing import get_context
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, NamedTuple

from cardgen.build.file_made import FileMade, Job
from cardgen.processes import Pipe, begin_copy, free_processors


class _Task(NamedTuple):
    """Jobs that one process makes, since they share much of their work, and what will be made."""

    jobs: Sequence[Job]
    made: Sequence[Future[FileMade]]


def side_by_side(groups: Sequence[Sequence[Job]]) -> Iterator[Job]:
    """The jobs of all groups, begun in other processes, the first groups first; in this one where
    no process can be copied safely, or there is no processor for it."""
    count = min(free_processors(), len(groups))
    if count < 2:
        return chain.from_iterable(groups)
    tasks = [_Task(jobs, [Future() for _ in jobs]) for jobs in groups]
    taken = get_context("fork").Value("i", 0)  # tasks so far
    ends: dict[Pipe, Any] = {}
    for _ in range(count):
        end, process = begin_copy(partial(_work, tasks, taken), [*ends])
        ends[end] = process
    Thread(target=_receive, args=(tasks, ends), daemon=True).start()
    return (
        (name, partial(_result, future, make))
        for task in tasks
        for (name, make), future in zip(task.jobs, task.made, strict=True)
    )


def _work(tasks: Sequence[_Task], taken: Any, there: Pipe) -> None:
    """What a process does as long as there are tasks: it sends each file with the place of its
    job."""
    while (number := _next(taken)) < len(tasks):
        try:
            for place, (_, make) in enumerate(tasks[number].jobs):
                there.send((number, place, make()))
        except BrokenPipeError:  # the first process has ended, and nobody waits for more
            return
        except Exception:  # the job will be done again where its fault is told
            continue


def _next(taken: Any) -> int:
    with taken.get_lock():
        number: int = taken.value
        taken.value += 1
    return number


def _receive(tasks: Sequence[_Task], ends: dict[Pipe, Any]) -> None:
    """Hand on what processes send, until all have ended."""
    try:
        while ends:
            ready: list[Pipe] = list(wait(ends))
            for end in ready:
                try:
                    number, place, made = end.recv()
                    tasks[number].made[place].set_result(made)
                except EOFError:
                    ends.pop(end).join()  # its time counts as ours
    finally:
        for future in chain.from_iterable(task.made for task in tasks):
            future.cancel()


def _result(future: Future[FileMade], make: Callable[[], FileMade]) -> FileMade:
    try:
        return future.result()
    except CancelledError:  # nobody has made it
        return make()
