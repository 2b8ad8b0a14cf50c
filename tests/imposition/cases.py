"""What the sheet tests draw at random: cards, papers, arrangements and ways to turn paper."""

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from cardgen.imposition.arrangement import Arrangement, arrange
from cardgen.imposition.geometry import NO_OFFSET, Offset
from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.sheet import Duplex, Sheet
from cardgen.model.finding import Stop
from cardgen.units import Size

# The same examples every time, and no clock: other work may share the machine.
steady = settings(derandomize=True, deadline=None, max_examples=60)

GOD = Size(65, 100)
DUEL = Size(44, 68)
POKER = Size(63.5, 88.9)


def tenths(low: float, high: float) -> st.SearchStrategy[float]:
    """Lengths as people type them: whole tenths of a millimetre."""
    return st.integers(round(low * 10), round(high * 10)).map(lambda tenth: tenth / 10)


cards = st.sampled_from([GOD, DUEL, POKER]) | st.builds(Size, tenths(25, 130), tenths(25, 130))
papers = st.sampled_from(list(PAPERS.values()))
duplexes: st.SearchStrategy[Duplex] = st.sampled_from(["long", "short", "fold", "none"])


@st.composite
def arrangements(draw: DrawFn, /, *, fold: bool | None = None) -> Arrangement:
    """Any arrangement that holds at least one card."""
    folded = draw(st.booleans()) if fold is None else fold
    try:
        return arrange(
            draw(cards),
            draw(papers),
            bleed=draw(st.sampled_from([0.0, 1.0, 2.0, 3.0])),
            margin=draw(tenths(3, 12)),
            marks=draw(st.booleans()),
            fold=folded,
        )
    except Stop:
        assume(False)
        raise


@st.composite
def impositions(
    draw: DrawFn, /, *, offset: Offset = NO_OFFSET
) -> tuple[Arrangement, int, tuple[Sheet, ...]]:
    """An arrangement, how many cards, and the sheets they make."""
    duplex = draw(duplexes)
    arrangement = draw(arrangements(fold=duplex == "fold"))
    count = draw(st.integers(1, 2 * arrangement.count + 3))
    sheets = impose(range(count), arrangement, duplex=duplex, offset=offset)
    return arrangement, count, sheets
