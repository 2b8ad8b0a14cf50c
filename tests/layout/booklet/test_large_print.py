"""What the edition in large print sets otherwise, for eyes that see little."""

from collections.abc import Iterator
from typing import Literal

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.blocks import BlockMaker
from cardgen.layout.booklet.contents import BookPicture, CardPlate, ListItem, ProseBlock
from cardgen.layout.booklet.pointers import SIZE, PointerLook, pointed_picture
from cardgen.layout.booklet.prose_blocks import ProseMaker
from cardgen.layout.booklet.style import load_style
from cardgen.layout.booklet.text.pieces import BookSpan, PieceMaker
from cardgen.layout.booklet.text.text_lines import TextSetter
from cardgen.layout.marks import Drawing, Stamp, TextLine
from cardgen.model.legend import SignNames
from cardgen.units import Box
from tests.conftest import ROOT
from tests.layout.booklet.shipped import shipped_book
from tests.layout.marks_seen import said

ASSETS = Assets(ROOT)
LARGE, READ = (load_style(name, ROOT) for name in ("large", "booklet"))
ITALIC = "Vollkorn-Italic"


def maker(name: str = "large") -> ProseMaker:
    style = {"large": LARGE, "booklet": READ}[name]
    return ProseMaker(TextSetter(PieceMaker(ASSETS, "en"), SignNames({})), style)


@pytest.mark.parametrize("kind", ["flavour", "question"])
def test_long_italics_are_set_upright(kind: Literal["flavour", "question"]) -> None:
    prose = ProseBlock((BookSpan("Does the Squall count?", ITALIC),), kind)
    faces = {
        name: {
            face
            for part in maker(name).prose(prose, 100.0).parts
            for mark in part.draw(0.0, 0.0)
            if isinstance(mark, TextLine)
            for face, _ in mark.words
        }
        for name in ("large", "booklet")
    }
    assert faces == {"large": {LARGE.faces[kind]}, "booklet": {ITALIC}}
    assert ITALIC not in LARGE.faces.values()


def test_the_cover_says_that_it_is_large_print() -> None:
    book = shipped_book("faith", "fr")
    covers = [book.contents(name).cover for name in ("booklet", "large")]
    words = [" ".join(_words(cover)).replace("\u00a0", " ") for cover in covers if cover]
    assert ["gros caractères" in one for one in words] == [False, True]


def _words(drawing: Drawing) -> Iterator[str]:
    for mark in drawing.marks:
        if isinstance(mark, TextLine):
            yield said(mark)
        elif isinstance(mark, Stamp):
            yield from _words(mark.drawing)


def test_a_card_to_be_read_stands_over_its_words_with_numbers_no_smaller_than_these() -> None:
    card = BookPicture(Drawing("iris", Box(0, 0, 65, 100), ()), "Iris")
    look = PointerLook(ASSETS.faces, LARGE.colours)
    pointed = pointed_picture(card, [(10.0, 10.0), (50.0, 80.0)], "Iris", look)
    told = BookSpan("What stands there says what it costs. " * 5, "Vollkorn-Regular")
    items = tuple(ListItem((told,), 1, number=number) for number in (1, 2, 3))
    (plate,) = BlockMaker(maker(), {}).blocks([CardPlate(pointed, items)])
    (part,) = plate.parts
    assert part.height < LARGE.room(1).height * 0.9
    marks = part.draw(0.0, 0.0)
    (shown,) = (mark for mark in marks if isinstance(mark, Stamp))
    assert shown.scale * SIZE >= LARGE.type["body"].size
    foot = shown.y + shown.scale * pointed.drawing.box.height
    assert min(mark.y for mark in marks if isinstance(mark, TextLine)) > foot
