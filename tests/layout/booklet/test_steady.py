"""Pages that tell where things stand, and move these by what they tell."""

from cardgen.layout.booklet.pages.steady import AFTER, SteadyHeights
from cardgen.layout.booklet.parts import FlowBlock, FlowPart


def block(*heights: float) -> FlowBlock:
    return FlowBlock(tuple(FlowPart(height, lambda x, y: []) for height in heights))


def test_a_block_that_once_was_higher_keeps_its_height_but_not_before_it_is_needed() -> None:
    steady, low, high = SteadyHeights(), [block(5.0)], [block(5.0, 5.0)]
    free = [steady.kept(blocks)[0].height for blocks in (high, low, high)]
    assert (len(free), free) == (AFTER, [10.0, 5.0, 10.0])
    assert [steady.kept(blocks)[0].height for blocks in (low, high, low)] == [5.0, 10.0, 10.0]


def test_the_white_is_below_the_last_part_in_every_size() -> None:
    steady = SteadyHeights()
    low = block(5.0, 1.0)._replace(sizes=(block(4.0, 1.0).parts,))
    for _ in range(AFTER + 1):
        steady.kept([block(9.0)])
    (made,) = steady.kept([low])
    assert [part.height for part in made.parts] == [5.0, 4.0]
    assert [part.height for part in made.sizes[0]] == [4.0, 4.0]
