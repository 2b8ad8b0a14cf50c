"""Which process makes which files of rulebooks, and what is not made twice for them."""

from types import SimpleNamespace
from typing import Any

import pytest

from cardgen.build.booklets.entries import EntryMaker
from cardgen.build.options import BOOKLETS, kinds_wanted
from cardgen.build.pipeline import _book_tasks
from cardgen.layout.booklet.contents import Heading
from cardgen.model.text import Icon
from cardgen.project.printed.composed_pack import ComposedPack
from tests.layout.booklet.shipped import shipped_book

PAGED = {"booklet", "booklet-print", "booklet-large"}


def tasks(asked: str | None, *books: str) -> list[tuple[str, set[str]]]:
    """The books of each task, `faith/fr faith/en`, and the kinds of files made of them."""
    named = (book.split("/") for book in books)
    made: Any = [
        SimpleNamespace(view=SimpleNamespace(pack=SimpleNamespace(id=pack)), language=language)
        for pack, language in named
    ]
    return [
        (" ".join(f"{one.view.pack.id}/{one.language}" for one in some), {*kinds & BOOKLETS})
        for some, kinds in _book_tasks(made, kinds_wanted(asked))
    ]


def test_a_pack_is_made_by_one_process_and_pages_of_the_web_of_the_last_by_another() -> None:
    every = {*BOOKLETS}
    assert tasks(None, "duel/fr", "duel/en", "faith/fr", "faith/en") == [
        ("duel/fr duel/en", every),
        ("faith/fr faith/en", PAGED),
        ("faith/fr faith/en", {"web"}),
    ]


@pytest.mark.parametrize("kind", ["web", "booklet-large"])
def test_languages_of_the_last_pack_are_parted_where_nothing_else_is_made(kind: str) -> None:
    assert tasks(kind, "duel/fr", "duel/en", "faith/fr", "faith/en") == [
        ("duel/fr duel/en", {kind}),
        ("faith/fr", {kind}),
        ("faith/en", {kind}),
    ]


def test_the_entry_of_a_board_bears_the_signs_of_what_it_needs() -> None:
    book = shipped_book("faith", "fr")
    entries, heading = EntryMaker(book.view, "fr", book.words), Heading(3, ())
    badges = {one.id: entries.board(one, heading, ()).badges for one in book.view.pack.wonders}
    assert badges == {"syracuse": (), "ithaca": (Icon("faith"),)}


def test_a_face_that_checks_have_composed_is_not_composed_for_a_book(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = shipped_book("leaders", "fr")
    assert book.view.composed.faces
    monkeypatch.delattr(ComposedPack, "front")
    entries = EntryMaker(book.view, "fr", book.words)
    card = book.view.pack.cards[0]
    picture = entries.picture(card.id)
    composed = [shown.face.marks for shown, of in book.view.composed.fronts() if of is card]
    assert picture
    assert any(picture.drawing.marks is marks for marks in composed)
