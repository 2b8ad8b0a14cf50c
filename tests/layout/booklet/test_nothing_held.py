"""What a booklet needed goes with its pages: commands look for no circles, which would hold it."""

import gc
import sys
from collections.abc import Iterator

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.booklet import ComposedBooklet, compose_booklet
from cardgen.layout.booklet.contents import BookletContents, Heading, ProseBlock
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.model.legend import SignNames
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.kept_forms import KeptForms
from cardgen.pdf.pages import PrintPage
from tests.conftest import ROOT
from tests.layout.booklet.test_entries import ENTRY
from tests.layout.booklet.trial_words import TRIAL_WORDS

LAYOUT = ("TextSetter", "SetText", "PageRun", "PageEnds", "_EntryWords")
FILE = ("Painter", "Document")


@pytest.fixture
def no_collection() -> Iterator[None]:
    """As commands run; what was there before is not looked at: it is frozen, rings and all, since
    to look for these among all that tests keep takes seconds."""
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def _pages() -> ComposedBooklet:
    spans = (BookSpan("The wind blows over the sea.", "Vollkorn-Regular"),)
    blocks = Heading(1, spans, anchor="wind"), ProseBlock(spans), ENTRY
    contents = BookletContents("Trial", "1", "en", blocks, TRIAL_WORDS, SignNames({}))
    style, words = load_style("booklet", ROOT), PieceMaker(Assets(ROOT), "en")
    return compose_booklet(lambda _: contents, style, words)


def _left() -> list[str]:
    """The classes of ours of which something is still there."""
    held = {type(one) for one in gc.get_objects()}
    ours = {one.__name__ for one in held if one.__module__.startswith("cardgen.")}
    return sorted(ours & {*LAYOUT, *FILE})


def test_the_classes_are_called_so() -> None:
    """Or nothing would be found of them."""
    modules = (one for name, one in sys.modules.items() if name.startswith("cardgen."))
    assert {*LAYOUT, *FILE} <= {name for module in modules for name in vars(module)}


@pytest.mark.usefixtures("no_collection")
def test_what_a_booklet_needed_is_gone_with_its_pages() -> None:
    made = _pages()
    assert made.pages
    assert not _left()


@pytest.mark.usefixtures("no_collection")
def test_what_a_file_needed_is_gone_with_it() -> None:
    style = load_style("booklet", ROOT)
    pages = [PrintPage(style.page, (), page.marks) for page in _pages().pages]
    faces = Assets(ROOT).faces
    assert pdf_bytes(pages, DocumentInfo("trial", "en"), shapes=faces, drawn=KeptForms())
    assert not _left()
