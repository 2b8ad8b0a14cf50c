"""The stack in one piece."""

import sys

import pytest

from cardgen.stack import ROOM, call_in_one_piece


def test_a_function_is_called_from_a_frame_with_room() -> None:
    caller = call_in_one_piece(lambda: sys._getframe(1))
    assert caller.f_code.co_stacksize == ROOM


def test_what_it_returns_and_raises_comes_through() -> None:
    assert call_in_one_piece(lambda: 3) == 3
    with pytest.raises(ZeroDivisionError):
        call_in_one_piece(lambda: 1 // 0)
