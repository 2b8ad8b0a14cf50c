"""What surrounds the words of a page: heads that do not meet, folios that printers print, dots that
are seen."""

from collections.abc import Sequence

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.booklet import compose_booklet
from cardgen.layout.booklet.contents import BookletContents, Heading, ProseBlock
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.marks import Mark, Path, TextLine
from cardgen.model.legend import SignNames
from cardgen.units import POINTS_PER_MM
from tests.conftest import ROOT
from tests.layout.contrast import contrast, rgb
from tests.layout.marks_seen import said

ASSETS = Assets(ROOT)
LARGE = load_style("large", ROOT)
WORDS = {
    "booklet": "Livret de règles",
    "contents": "Sommaire",
    "summary": "Résumé",
    "notes": "Notes",
    "signs": "Signes",
}
UNPRINTED = 6.0  # mm at the edges of a sheet that some printers leave white
CLEAR = 8.0  # mm between what stands at the left of a head and at its right


def pages(chapter: str, section: str, style: str = "large") -> list[Sequence[Mark]]:
    """A booklet of one chapter, whose section goes on over pages: its contents, then these."""
    headings = [
        Heading(1, (BookSpan(chapter, "Cinzel-Bold"),), "7", "chapter"),
        Heading(2, (BookSpan(section, "Cinzel-Bold"),), "7.2", "section"),
    ]
    wind = BookSpan("Le vent souffle sur la mer. " * 60, "Vollkorn-Regular")
    blocks = (*headings, *[ProseBlock((wind,))] * 4)
    contents = BookletContents("Duel : Leaders", "1", "fr", blocks, WORDS, SignNames({}))
    made = compose_booklet(lambda _: contents, load_style(style, ROOT), PieceMaker(ASSETS, "fr"))
    return [page.marks for page in made.pages]


def head(chapter: str, section: str) -> list[TextLine]:
    """What stands above a page on which the section goes on, from left to right."""
    lines = [mark for mark in pages(chapter, section)[2] if isinstance(mark, TextLine)]
    return sorted((line for line in lines if line.y < LARGE.margins.head), key=lambda one: one.x)


def test_what_stands_beside_a_long_chapter_keeps_clear_of_it_or_is_left_out() -> None:
    left, right = head("Jouer un Leader", "Un tour")
    faces = ASSETS.faces
    wide = faces.advance(left.words) + faces.space(left.words[0][0])
    letters = sum(len(word) for _, word in left.words) + len(left.words) - 2
    wide += left.tracking * letters
    assert right.x - left.x - wide * left.size / POINTS_PER_MM / 1000 >= CLEAR
    assert "Un tour" in said(left) + said(right)
    (alone,) = head("Le choix des Leaders et des Merveilles", "Un titre qui est long aussi")
    assert said(alone).startswith("LE CHOIX")


def test_the_folio_lies_where_all_printers_print_and_clear_of_the_words() -> None:
    marks = pages("Jouer", "Un tour")[2]
    discs = [mark for mark in marks if isinstance(mark, Path) and mark.fill == "#17466B"]
    places = [place for disc in discs for place in disc.segments if len(place) > 1]
    ys = [place[-1] for place in places if place[-1] > LARGE.page.height / 2]
    tabs = LARGE.room(2).bottom  # a thumb tab has the same colour, and ends above
    assert LARGE.page.height - max(ys) >= UNPRINTED
    assert min(y for y in ys if y > tabs) - tabs >= UNPRINTED / 2


@pytest.mark.parametrize("ink", ["", "-low-ink"])
def test_dots_that_lead_to_a_page_are_seen_by_weak_eyes(ink: str) -> None:
    marks = pages("Jouer", "Un tour", f"large{ink}")[0]
    paper = load_style(f"large{ink}", ROOT).colours["paper"]
    lines = [mark for mark in marks if isinstance(mark, Path) and mark.dash]
    assert len(lines) == 2
    for dots in lines:
        assert dots.width * POINTS_PER_MM >= 1.3
        assert dots.dash
        assert dots.dash[1] * POINTS_PER_MM <= 4.0
        assert dots.stroke
        assert contrast(rgb(dots.stroke), rgb(paper)) >= 4.5
