"""Cards in a booklet, with their pictures in several sizes."""

from collections.abc import Sequence

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.contents import (
    BookPicture,
    ContentBlock,
    Entry,
    EntryRow,
    Heading,
    ProseBlock,
)
from cardgen.layout.booklet.entries import TIMES, entry_blocks
from cardgen.layout.booklet.parts import FlowBlock
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Drawing
from cardgen.model.legend import SignNames
from cardgen.units import Box
from tests.conftest import ROOT

WORDS = (BookSpan("The wind blows over the sea, and the ships lie still.", "Vollkorn-Regular"),)
ENTRY = Entry(
    Heading(3, WORDS[:1], anchor="card:iris"),
    (BookPicture(Drawing("iris", Box(0, 0, 65, 100), ()), "Iris"),),
    (), (EntryRow("", WORDS),), (), (ProseBlock(WORDS * 3), ProseBlock(WORDS * 5)),
)  # fmt: skip


def test_words_are_set_once_for_each_width_beside_the_picture() -> None:
    """A booklet has many entries: what stands below a picture is the same for all its sizes, and a
    smaller picture leaves the words as much room as the usual one."""
    maker = ProseMaker(TextSetter(Assets(ROOT), "en", SignNames({})), load_style("booklet", ROOT))
    widths = []

    def blocks_of(contents: Sequence[ContentBlock], width: float) -> list[FlowBlock]:
        widths.append(round(width, 6))
        return [maker.prose(one, width) for one in contents if isinstance(one, ProseBlock)]

    (made,) = entry_blocks(ENTRY, maker.style.width, maker, blocks_of)
    assert len(made.sizes) == len(TIMES)
    beside = len({max(times, 1.0) for times in TIMES})
    assert len(widths) == beside + 2  # and below it: in a column, or the last across all
    assert len(set(widths)) == len(widths)
