"""The contents of a booklet, which stand on its first pages."""

from collections.abc import Mapping
from typing import Any, Literal

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet import booklet
from cardgen.layout.booklet.back_cover import closing_pages
from cardgen.layout.booklet.booklet import compose_booklet
from cardgen.layout.booklet.computed import page_line_blocks
from cardgen.layout.booklet.contents import BookletContents, Heading, PageLine, PageLines
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.model.finding import Stop
from cardgen.model.legend import SignNames
from tests.conftest import ROOT
from tests.layout.booklet.trial_words import TRIAL_WORDS


def test_a_heading_that_no_page_of_contents_holds_stops() -> None:
    """It has no place of its own in the contents, so that the message tells which page it is."""
    long = BookSpan(" ".join(["The wind blows over the sea."] * 200), "AlegreyaSans-Bold")
    heading = Heading(1, (long,), anchor="wind")
    names = SignNames({})
    contents = BookletContents("Trial", "1", "en", (heading,), TRIAL_WORDS, names)
    with pytest.raises(Stop) as stopped:
        compose_booklet(
            lambda _: contents, load_style("booklet", ROOT), PieceMaker(Assets(ROOT), "en")
        )
    finding = stopped.value
    assert "a line of the contents is" in str(finding)
    assert "shorten the heading" in finding.help


@pytest.mark.parametrize("kind", ["contents", "index"])
def test_lines_that_end_in_a_page_stand_alike_in_all_columns(
    kind: Literal["contents", "index"],
) -> None:
    """Their gaps do not grow to bring a column down to the foot of the one beside it."""
    words = (BookSpan("The wind", "AlegreyaSans-Bold"),)
    lines = tuple(PageLine(words, "wind", number % 2 + 1) for number in range(9))
    maker = ProseMaker(
        TextSetter(PieceMaker(Assets(ROOT), "en"), SignNames({})), load_style("booklet", ROOT)
    )
    blocks = page_line_blocks(PageLines(lines, kind), 60.0, maker, {})
    assert all(block.firm for block in blocks)


def test_the_aid_is_drawn_once_however_often_the_booklet_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Until the pages in its contents are right; how many pages close it is counted before."""
    drawn: list[int] = []

    def once(contents: BookletContents, number: int, *how: Any) -> list[Any]:
        drawn.append(number)
        return list(closing_pages(contents, number, *how))

    monkeypatch.setattr(booklet, "closing_pages", once)
    heading = Heading(1, (BookSpan("The wind", "AlegreyaSans-Bold"),), anchor="wind")
    contents = BookletContents("Trial", "1", "en", (heading,), TRIAL_WORDS, SignNames({}))
    asked: list[dict[str, str]] = []

    def contents_of(pages: Mapping[str, str]) -> BookletContents:
        asked.append(dict(pages))
        return contents

    compose_booklet(contents_of, load_style("booklet", ROOT), PieceMaker(Assets(ROOT), "en"))
    assert (len(asked), len(drawn)) == (2, 1)
