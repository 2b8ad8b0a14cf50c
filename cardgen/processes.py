"""Processes begun as copies of this one, with all that it knows, where processors are free."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from threading import active_count
from typing import Any

Pipe = Any  # an end of it: what multiprocessing gives has no type of its own on all systems


def free_processors() -> int:
    """How many processes may run; a copy of a process with several threads could wait for ever."""
    if sys.platform != "linux" or active_count() > 1:  # elsewhere libraries may run threads
        return 1
    return len(os.sched_getaffinity(0))


def begin_copy(work: Callable[[Pipe], None], others: Sequence[Pipe] = ()) -> tuple[Pipe, Any]:
    """A process that does its work, behind the end of the pipe into which it sends; `others` are
    those of the processes begun before."""
    context: Any = get_context("fork")  # of which not all systems have processes
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(work, there, (*others, here)), daemon=True)
    process.start()
    there.close()  # else nobody would hear that the process has ended
    return here, process


def _work(work: Callable[[Pipe], None], there: Pipe, ends: Sequence[Pipe]) -> None:
    for end in ends:  # copies, with which no pipe would break when the first process has ended
        end.close()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    work(there)
