"""Parts that were placed as one list of marks, each within the elements that it lies in."""

from collections.abc import Iterable, Iterator

from cardgen.layout.booklet.parts import FlowPart
from cardgen.layout.booklet.text.text_lines import Drawn
from cardgen.layout.marks import Begin, End

PlacedPart = tuple[FlowPart, float, float]  # its left and top


def drawn_parts(parts: Iterable[PlacedPart]) -> Iterator[Drawn]:
    """The marks of parts in order; elements that go on from one to the next stay open."""
    open_path: tuple[Begin, ...] = ()
    for part, x, y in parts:
        same = _shared(open_path, part.path)
        yield from (End() for _ in open_path[same:])
        yield from part.path[same:]
        open_path = part.path
        yield from part.draw(x, y)
    yield from (End() for _ in open_path)


def _shared(one: tuple[Begin, ...], other: tuple[Begin, ...]) -> int:
    """How many elements two paths have in common."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count
