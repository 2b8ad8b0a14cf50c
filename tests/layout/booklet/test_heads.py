"""Heads of pages: the section that goes on there, and sections that other books name."""

import re
from itertools import pairwise

import pytest

from cardgen.build.booklets.headings import entry_anchors, section_numbers
from cardgen.layout.booklet.anchors import sections_going_on, told_pages
from cardgen.layout.booklet.pages.bands import FlowPage, band_of
from cardgen.layout.booklet.pages.columns import FlowItem
from cardgen.layout.booklet.parts import FlowPart
from cardgen.layout.marks import Begin, TextLine
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.booklet.shipped import LANGUAGES, PACKS, STYLES, shipped_book
from tests.layout.marks_seen import said

TITLES = {"costs": (1, "8 Costs"), "coins": (2, "8.1 Coins"), "stage": (2, "8.2 Stage"),
          "card:hera": (3, "Hera")}  # fmt: skip


def page(number: int, *anchors: str) -> FlowPage:
    parts = [FlowPart(5.0, lambda x, y: [], (), (name,) if name else ()) for name in anchors]
    items = [FlowItem(one, 0.0, free=True) for one in parts]
    return FlowPage(number, [band_of((items,), 0.0)], [(0.0, 0.0)], Box(0, 0, 100, 100), 5.0)


def test_a_page_says_which_section_goes_on_there_unless_another_begins_at_its_head() -> None:
    pages = [
        page(1, "costs", "coins"), page(2, "", "stage"), page(3, "card:hera"), page(4, "coins"),
        page(5, "", "costs", ""), page(6, ""),
    ]  # fmt: skip
    told = ["", "8.1 Coins", "8.2 Stage", "", "8.1 Coins", ""]
    assert list(sections_going_on(pages, TITLES)) == told


def test_no_section_goes_on_where_a_drawing_of_an_earlier_chapter_heads_a_page() -> None:
    begins, drawn, after = page(1, "costs", "coins"), page(2, ""), page(3, "")
    begins.leaves, drawn.running, after.running = "Costs", "Setup", "Costs"
    assert list(sections_going_on([begins, drawn, after], TITLES)) == ["", "", "8.1 Coins"]


def test_a_reference_tells_both_pages_of_what_goes_over_onto_another() -> None:
    """Chapters, sections and entries; one that ends where another begins a page is on one."""
    pages = [page(1, "costs", "coins"), page(2, "", "stage"), page(3, "card:hera"), page(4, "")]
    told = {"costs": "1–4", "coins": "1–2", "stage": "2–4", "card:hera": "3–4"}
    assert told_pages(pages, TITLES) == told
    begun = [page(1, "costs", "coins"), page(2, "stage"), page(3, "example/hera")]
    told = {"costs": "1–3", "coins": "1", "stage": "2–3", "example/hera": "3"}
    assert told_pages(begun, TITLES) == told


@pytest.mark.parametrize("edition", STYLES)
@pytest.mark.parametrize("pack", PACKS)
def test_a_book_tells_the_pages_on_which_its_sections_came_to_stand(
    pack: str, edition: str
) -> None:
    """However the words that tell them move what they tell of."""
    book = shipped_book(pack, "fr")
    made, numbers = book.pages(edition), dict(section_numbers(book.book))
    told = {id: made.told[id] for id in numbers.keys() & made.told.keys()}
    lines = (said(mark) for page in made.pages for mark in page.marks if isinstance(mark, TextLine))
    printed = "".join("".join(line.split()) for line in lines)
    named = {str(link.id) for block in book.book.blocks for link in block.links("see")}
    sections = (named & told.keys()) - dict(entry_anchors(book.book)).keys()
    missed = [id for id in sections if f"§{numbers[id]},p.{told[id]}" not in printed]
    assert missed == []
    assert sum("–" in told[id] for id in sections) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaders_names_the_section_of_faith_on_two_cards_in_a_turn(language: str) -> None:
    text = (ROOT / f"cards/leaders/rulebook/{language}.md").read_text(encoding="utf-8")
    named = re.findall(r"§ ([0-9.]+) (?:of the Faith booklet|du livret de Faith)", text)
    numbers = dict(section_numbers(shipped_book("faith", language).book))
    assert named == [numbers["two-cards"]]


@pytest.mark.parametrize("edition", ["booklet", "large"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_no_level_of_headings_is_skipped(pack: str, language: str, edition: str) -> None:
    """However often an entry was set in other widths before it was placed."""
    marks = (
        mark for page in shipped_book(pack, language).pages(edition).pages for mark in page.marks
    )
    kinds = [mark.kind for mark in marks if isinstance(mark, Begin) and re.match(r"H\d", mark.kind)]
    levels = [0, *(int(kind[1]) for kind in kinds)]
    assert [n for n, (one, after) in enumerate(pairwise(levels)) if after > one + 1] == []
    assert max(levels) == 3
