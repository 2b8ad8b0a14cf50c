"""Heads of pages: the section that goes on there, and sections that other books name."""

import re
from itertools import pairwise

import pytest

from cardgen.build.booklets.headings import section_numbers
from cardgen.layout.booklet.booklet import sections_going_on
from cardgen.layout.booklet.pages.bands import FlowPage, band_of
from cardgen.layout.booklet.pages.columns import FlowItem
from cardgen.layout.booklet.parts import FlowPart
from cardgen.layout.marks import Begin
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.booklet.shipped import LANGUAGES, PACKS, shipped_book

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
