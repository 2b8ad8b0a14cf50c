"""`python -m tests`: as `pytest`, on a stack of one piece.

Python takes its stack in chunks of 16 KB and gives each back as soon as it is empty: a loop that
calls a function just where one ends, as the parser does below pytest, asks the system for memory
every time. A frame that wants much gets a chunk of its own, with room for all that is called.
"""

import sys

import pytest

ROOM = 70_000  # values on the stack: a chunk of 1 MB, of which nearly half is left


def main() -> int:
    """The exit code of pytest."""
    return int(pytest.main(sys.argv[1:]))


if __name__ == "__main__":
    main.__code__ = main.__code__.replace(co_stacksize=ROOM)
    raise SystemExit(main())
