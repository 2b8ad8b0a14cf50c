"""The contents of a booklet, which stand on its first pages."""

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.booklet import compose_booklet
from cardgen.layout.booklet.contents import BookletContents, Heading
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.model.finding import Stop
from cardgen.model.legend import SignNames
from tests.conftest import ROOT


def test_a_heading_that_no_page_of_contents_holds_stops() -> None:
    """It has no place of its own in the contents, so that the message tells which page it is."""
    long = BookSpan(" ".join(["The wind blows over the sea."] * 200), "AlegreyaSans-Bold")
    heading = Heading(1, (long,), anchor="wind")
    names = SignNames({})
    contents = BookletContents("Trial", "1", "en", (heading,), {"contents": "Contents"}, names)
    with pytest.raises(Stop) as stopped:
        compose_booklet(
            lambda _: contents, load_style("booklet", ROOT), PieceMaker(Assets(ROOT), "en")
        )
    finding = stopped.value
    assert "a line of the contents is" in str(finding)
    assert "shorten the heading" in finding.help
