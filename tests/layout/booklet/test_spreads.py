"""Spreads of shipped books that were looked at and accepted, one of each kind: what stands where.

What is printed of a card is its own golden's; here it is one drawing with its box.
"""

from collections.abc import Iterator

import pytest

from cardgen.layout.booklet.booklet import BookletPage
from cardgen.layout.marks import Mark, Path, Stamp, TextLine
from tests.golden_files import Goldens
from tests.layout.booklet.shipped import shipped_book
from tests.layout.marks_seen import path_box, said, stamp_box

SPREADS = {
    "contents": ("leaders", "en", "goal"),
    "set-up": ("duel-leaders", "fr", "setup"),
    "entries": ("leaders", "fr", "card:hypatia"),
    "table": ("faith", "en", "pantheons"),
    "call-outs": ("faith", "fr", "example/apollo-before-aqueduct"),
    "board": ("leaders", "fr", "wonder:rome"),
    "index": ("duel-leaders", "en", "index"),
}


@pytest.mark.parametrize("kind", SPREADS)
def test_a_spread_looks_as_it_was_accepted(goldens: Goldens, kind: str) -> None:
    pack, language, anchor = SPREADS[kind]
    made = shipped_book(pack, language).pages("booklet")
    left = made.anchors[anchor] // 2 * 2
    seen = (line for page in made.pages[left - 1 : left + 1] for line in _described(page))
    goldens.check_text(f"spreads/{kind}.txt", "".join(f"{line}\n" for line in seen))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rome_stands_on_one_spread(language: str) -> None:
    made = shipped_book("leaders", language).pages("booklet")
    first, last = made.anchors["wonder:rome"], made.anchors["example/rome-b-extra-leaders"]
    assert first // 2 == last // 2


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_steps_of_a_turn_with_a_god_stand_on_one_page(language: str) -> None:
    """They are looked at while people play; seals bear their numbers."""
    made = shipped_book("faith", language).pages("booklet")
    page = made.pages[made.anchors["turn"] - 1]
    said_there = [said(mark) for mark in page.marks if isinstance(mark, TextLine)]
    steps = [number for number in said_there if number in tuple("123456")]
    assert steps[-6:] == list("123456")


def _described(page: BookletPage) -> Iterator[str]:
    yield "page"
    for mark in page.marks:
        yield from _line(mark)


def _line(mark: Mark) -> Iterator[str]:
    """Words with their beginning, drawings and grounds with their box, in tenths of a millimetre;
    rules and leaders are ornament."""
    if isinstance(mark, TextLine):
        yield f'{mark.x:.1f} {mark.y:.1f} "{said(mark)}" {mark.size:g} pt'
    elif isinstance(mark, Stamp):
        x, y, width, height = stamp_box(mark)
        yield f"{x:.1f} {y:.1f} {mark.drawing.name} {width:.1f} × {height:.1f}"
    elif isinstance(mark, Path) and mark.fill:
        x, y, width, height = path_box(mark)
        yield f"{x:.1f} {y:.1f} ground {width:.1f} × {height:.1f}"
