"""Entries of booklets: where what is added to a board stands."""

from cardgen.layout.booklet.entries import _with_added
from cardgen.layout.booklet.parts import FlowBlock, FlowPart
from cardgen.layout.booklet.stack import stack

GAP = 4.0


def block(height: float) -> FlowBlock:
    return FlowBlock((FlowPart(height, lambda x, y: []),), 1.0)


def test_what_is_added_stands_below_the_side_that_says_less() -> None:
    one, other = stack([block(10.0)]), stack([block(30.0)])
    filled, same = _with_added((one, other), [block(16.0)], GAP)
    assert (filled.height, same) == (30.0, other)


def test_nothing_is_added_there_that_makes_a_board_higher() -> None:
    one, other = stack([block(10.0)]), stack([block(30.0)])
    assert _with_added((one, other), [block(16.1)], GAP) == ()
    assert _with_added((one, other), [], GAP) == ()
