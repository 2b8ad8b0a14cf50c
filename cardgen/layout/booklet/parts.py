"""What pages are filled with: parts that no column end parts, in blocks."""

from collections.abc import Callable
from typing import NamedTuple

from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.marks import Begin


class FlowPart(NamedTuple):
    """Something that no column end parts: `height` mm high, drawn for the left and top it has.

    `path` are the elements of the document that it lies in, from the outermost. `anchors` are
    the names by which links find it.
    """

    height: float
    draw: Callable[[float, float], list[Drawn]]
    path: tuple[Begin, ...] = ()
    anchors: tuple[str, ...] = ()


class FlowBlock(NamedTuple):
    """Parts one below the other, `above` mm below what stands before, but at the head of a column.

    `breaks` are the parts before which a column may end; there the next one begins with the
    `head`, if there is one, or with its first part too where it `goes_on` from before. Before
    parts of `spread` a page may end, better a left-hand one. A block that `leads` stands in one
    column with the beginning of the next one. `spans` is across all columns; if it `floats`, it
    may stand on the next page while what follows fills this one. It begins a page where less
    than `room` mm are left. `running` is what the head of the page says from there. One that
    `shows` is a drawing of what its chapter tells. One that `begins` a section or an entry
    stands well apart from what is before it, and below what waits for the head of the next
    page. `sizes` are the same parts with pictures from smaller to larger, for pages with more
    room. One that is `listed` goes on with the list above it, which a page better does not part.
    A page on which what stands in columns goes on with one has `again` above them, the name of
    what it belongs to. The gap above one that is `firm` grows on no page. A `row` is what it
    is beside the next block, where one page holds both.
    """

    parts: tuple[FlowPart, ...]
    above: float = 0.0
    breaks: frozenset[int] = frozenset()
    leads: bool = False
    spans: bool = False
    room: float = 0.0
    running: str = ""
    floats: bool = False
    head: FlowPart | None = None
    spread: frozenset[int] = frozenset()
    sizes: tuple[tuple[FlowPart, ...], ...] = ()
    begins: bool = False
    shows: bool = False
    goes_on: bool = False
    listed: bool = False
    again: FlowPart | None = None
    firm: bool = False
    row: FlowPart | None = None

    @property
    def height(self) -> float:
        """The height of all parts together, in mm."""
        return sum(part.height for part in self.parts)
