"""A free place is found if there is one, at the wished end first."""

from hypothesis import given
from hypothesis import strategies as st

from cardgen.imposition.free_space import SearchRegion, free_place
from cardgen.units import Box, Size
from tests.imposition.cases import steady

REGION = Box(0, 0, 20, 12)
boxes = st.builds(
    Box, st.integers(0, 18), st.integers(0, 10), st.integers(1, 12), st.integers(1, 8)
)


@steady
@given(
    st.lists(boxes, max_size=6), st.integers(1, 10), st.integers(1, 6), st.booleans(), st.booleans()
)
def test_a_place_is_found_exactly_when_there_is_one(
    obstacles: list[Box], width: int, height: int, right: bool, foot: bool
) -> None:
    found = free_place(Size(width, height), SearchRegion(REGION, right, foot), obstacles)
    free = [
        Box(x, y, width, height)
        for x in range(21 - width)
        for y in range(13 - height)
        if not any(Box(x, y, width, height).meets(one) for one in obstacles)
    ]
    assert (found is None) == (not free)
    if found is not None:
        assert REGION.holds(found)
        assert not any(found.meets(one) for one in obstacles)
        assert found.y == (max if foot else min)(one.y for one in free)


def test_the_wished_corner_comes_first() -> None:
    assert free_place(Size(5, 2), SearchRegion(REGION), []) == Box(0, 0, 5, 2)
    assert free_place(Size(5, 2), SearchRegion(REGION, True, True), []) == Box(15, 10, 5, 2)
