"""`python -m tests`: as `pytest`, on a stack of one piece, since the parser calls deep below it."""

import sys
from functools import partial

import pytest

from cardgen.stack import call_in_one_piece

if __name__ == "__main__":
    raise SystemExit(int(call_in_one_piece(partial(pytest.main, sys.argv[1:]))))
