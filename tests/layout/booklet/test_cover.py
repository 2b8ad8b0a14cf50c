"""The cover of a booklet: the front of the first box, with the title of the pack."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardgen.build.booklets.book import printed_books
from cardgen.layout.marks import Drawing, Stamp, TextLine
from cardgen.project.load import Selection, load_project
from tests.conftest import ROOT
from tests.layout.marks_seen import said


def _lines(drawing: Drawing) -> Iterator[str]:
    for mark in drawing.marks:
        if isinstance(mark, TextLine):
            yield said(mark)
        elif isinstance(mark, Stamp):
            yield from _lines(mark.drawing)


@pytest.mark.parametrize(
    ("title", "shown"),
    [("Winds", "WINDS"), ("The Winds of the Northern Sea and of its Isles", "FAITH")],
)
def test_a_title_that_fits_stands_there_else_the_name_of_the_box(title: str, shown: str) -> None:
    project = load_project(ROOT, Selection(("faith",), printed=True, aids=True)).project
    (view,) = project.packs
    titled = replace(view, pack=replace(view.pack, title=dict.fromkeys(view.languages, title)))
    cover = printed_books(replace(project, packs=(titled,)))[0].contents("booklet").cover
    assert cover
    assert [line for line in _lines(cover) if line in ("WINDS", "FAITH")] == [shown]
