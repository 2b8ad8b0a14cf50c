"""Signs of the edition in large print, whose numbers can be read like its words."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from cardgen.build.booklets.book import PrintedBook
from cardgen.layout.assets import Assets
from cardgen.layout.booklet.booklet import compose_booklet
from cardgen.layout.booklet.contents import BookletContents, Entry, Heading
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import Drawn, TextSetter
from cardgen.layout.icons import ICON_UNITS, number_height
from cardgen.layout.marks import Stamp
from cardgen.layout.reference.summaries import CardCost
from cardgen.model.legend import SignNames
from cardgen.model.text import Icon
from cardgen.units import POINTS_PER_MM
from tests.conftest import ROOT
from tests.layout.booklet.shipped import shipped_book
from tests.layout.booklet.trial_words import TRIAL_WORDS

ASSETS = Assets(ROOT)
STYLE = load_style("large", ROOT)
COIN, LAUREL = Icon("coin", "3"), Icon("laurel", "10")
FIGURES = STYLE.figures / STYLE.type["body"].size * 1000
READ = 8.0  # points that figures of 12 points are high


def maker() -> ProseMaker:
    return ProseMaker(TextSetter(PieceMaker(ASSETS, "en", FIGURES), SignNames({})), STYLE)


def stamps(marks: Sequence[Drawn]) -> list[Stamp]:
    return [mark for mark in marks if isinstance(mark, Stamp)]


def figures(stamp: Stamp, icon: Icon) -> float:
    """How many points those of a sign are high."""
    high = stamp.scale * ICON_UNITS * POINTS_PER_MM
    return number_height(icon, ASSETS.signs, ASSETS.faces) * high


def test_numbers_of_signs_among_words_are_as_high_as_those_of_12_points() -> None:
    spans = [BookSpan(icon, "Vollkorn-Regular") for icon in (COIN, LAUREL)]
    text = maker().setter.set(spans, 100.0, STYLE.text("body"))
    for stamp, icon in zip(stamps(text.draw(0, 0)), (COIN, LAUREL), strict=True):
        assert figures(stamp, icon) >= READ


def test_signs_in_lines_below_each_other_do_not_meet() -> None:
    spans = [BookSpan(" we pay ", "Vollkorn-Regular"), BookSpan(COIN, "Vollkorn-Regular")]
    text = maker().setter.set(spans * 3, 28.0, STYLE.text("body"))
    signs = stamps(text.draw(0, 0))
    assert len(text.lines) == len(signs) == 3
    for sign, lower in pairwise(signs):
        assert lower.y - sign.y >= sign.scale * ICON_UNITS - 0.001
    assert text.height == pytest.approx(sum(map(text.line_height, range(3))))


@pytest.mark.parametrize("stones", [2, 9])
def test_costs_of_three_ages_can_be_read_and_keep_within_the_page(stones: int) -> None:
    costs = tuple(CardCost(age, (*[Icon("stone")] * stones, COIN)) for age in ("I", "II", "III"))
    gods = Heading(1, (BookSpan("Gods", "Cinzel-Bold"),), "1", "gods")
    entry = Entry(Heading(3, (BookSpan("Apollo", "Cinzel-Bold"),)), (), costs, (), (), ())
    contents = BookletContents("Trial", "1", "en", (gods, entry), TRIAL_WORDS, SignNames({}))
    made = compose_booklet(lambda _: contents, STYLE, PieceMaker(ASSETS, "en", FIGURES))
    drawn = [mark for page in made.pages for mark in stamps(page.marks)]
    rows = [mark for mark in drawn if mark.drawing.name == str(COIN)]
    ends = [mark.x + mark.drawing.box.width * mark.scale for mark in drawn]
    assert max(ends) <= STYLE.room(2).right + 0.01
    assert len(rows) == 3
    if stones < 5:
        assert all(figures(mark, COIN) >= READ for mark in rows)


def test_a_book_to_read_has_signs_as_cards_have() -> None:
    book: PrintedBook = shipped_book("leaders", "en")
    to_read, large = (book.pieces(book.style(name)) for name in ("booklet", "large"))
    assert to_read.sign_height(COIN) == to_read.sign_height(Icon("coin"))
    assert large.sign_height(COIN) > large.sign_height(Icon("coin"))
    assert large is book.pieces(book.style("large"))
