"""The stack of functions that are called, in one piece of memory.

CPython takes its stack in chunks of 16 KB and gives each back as soon as it is empty: a loop that
calls a function just where one ends asks the system for memory every time. A check with 57 mistakes
in words did so for a sixth of its time. A frame that wants much gets a chunk of its own, with room
for all that is called from it.
"""

from collections.abc import Callable
from typing import TypeVar

Returned = TypeVar("Returned")
ROOM = 70_000  # values on the stack: a chunk of 1 MB, of which nearly half is left


def call_in_one_piece(function: Callable[[], Returned]) -> Returned:
    """What a function returns, called where there is room for all that it calls."""

    def call() -> Returned:
        return function()

    call.__code__ = call.__code__.replace(co_stacksize=ROOM)
    return call()
