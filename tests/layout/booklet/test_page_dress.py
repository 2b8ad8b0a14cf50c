"""What surrounds the words of a page: heads that do not meet, folios that printers print, dots that
are seen."""

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.computed import page_line_blocks
from cardgen.layout.booklet.contents import BookletContents, PageLine, PageLines
from cardgen.layout.booklet.dress import BESIDE, PageDress
from cardgen.layout.booklet.pages.bands import FlowPage
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Mark, Path, TextLine
from cardgen.model.legend import SignNames
from cardgen.units import POINTS_PER_MM
from tests.conftest import ROOT
from tests.layout.contrast import contrast, rgb
from tests.layout.marks_seen import said

ASSETS = Assets(ROOT)
LARGE = load_style("large", ROOT)
UNPRINTED = 6.0  # mm at the edges of a sheet that some printers leave white


def marks(running: str, section: str = "") -> list[Mark]:
    words = {"booklet": "Livret de règles"}
    contents = BookletContents("Duel : Leaders", "", "fr", (), words, SignNames({}))
    page = FlowPage(10, [], [], LARGE.room(10), 0.0, running=running)
    return list(PageDress(contents, LARGE, ASSETS, ()).marks(page, False, section))


def head(running: str, section: str = "") -> list[TextLine]:
    lines = [mark for mark in marks(running, section) if isinstance(mark, TextLine)]
    return sorted((line for line in lines if line.y < LARGE.margins.head), key=lambda one: one.x)


def test_what_stands_beside_a_long_chapter_keeps_clear_of_it_or_is_left_out() -> None:
    left, right = head("Jouer un Leader", "7.2 Un tour")
    faces = ASSETS.faces
    letters = sum(len(word) for _, word in left.words) + len(left.words) - 2
    wide = faces.advance(left.words) + faces.space("Cinzel-Bold") + left.tracking * letters
    assert right.x - left.x - wide * left.size / POINTS_PER_MM / 1000 >= BESIDE
    (alone,) = head("Le choix des Leaders et des Merveilles", "9.3 Un titre qui est long aussi")
    assert said(alone).startswith("LE CHOIX")
    assert head("Jouer")[1].words[-1][1] == "règles"


def test_the_folio_lies_where_all_printers_print_and_clear_of_the_words() -> None:
    discs = [mark for mark in marks("Jouer") if isinstance(mark, Path) and mark.fill == "#17466B"]
    ys = [place[-1] for disc in discs for place in disc.segments if len(place) > 1]
    assert LARGE.page.height - max(ys) >= UNPRINTED
    assert min(ys) - LARGE.room(10).bottom >= UNPRINTED / 2


@pytest.mark.parametrize("ink", ["", "-low-ink"])
def test_dots_that_lead_to_a_page_are_seen_by_weak_eyes(ink: str) -> None:
    style = load_style(f"large{ink}", ROOT)
    maker = ProseMaker(TextSetter(PieceMaker(ASSETS, "fr"), SignNames({})), style)
    lines = PageLines((PageLine(tuple(maker.spans("Les dieux")), "gods"),), "index")
    (block,) = page_line_blocks(lines, 100.0, maker, {"gods": 7})
    (dots,) = [one for one in block.parts[0].draw(0.0, 0.0) if isinstance(one, Path)]
    assert dots.width * POINTS_PER_MM >= 1.3
    assert dots.dash
    assert dots.dash[1] * POINTS_PER_MM <= 4.0
    assert dots.stroke
    assert contrast(rgb(dots.stroke), rgb(style.colours["paper"])) >= 4.5
