"""Pictures in a row, each over its name."""

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.contents import BookPicture, Gallery
from cardgen.layout.booklet.pictures.pictures import gallery_block
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Drawing, Stamp, TextLine
from cardgen.model.legend import SignNames
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.marks_seen import said


def test_each_picture_has_its_name_below_it_on_as_many_lines_as_it_needs() -> None:
    setter = TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({}))
    maker = ProseMaker(setter, load_style("booklet", ROOT))
    cards = [BookPicture(Drawing(name, Box(0, 0, 65, 100), ()), name) for name in
             ("Iris", "Guild of the Winds")]  # fmt: skip
    part = gallery_block(Gallery(tuple(cards)), maker.style.column, maker).parts[0]
    marks = part.draw(0.0, 0.0)
    first, second = (mark for mark in marks if isinstance(mark, Stamp))
    lines = [mark for mark in marks if isinstance(mark, TextLine)]
    assert [said(line) for line in lines] == ["Iris", "Guild of", "the Winds"]
    foot = 100 * first.scale
    assert all(foot < line.y < part.height for line in lines)
    assert first.x < lines[0].x < first.x + 65 * first.scale
    assert all(line.x >= second.x for line in lines[1:])
