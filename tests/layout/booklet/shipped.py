"""The books of this repository, composed once for all tests that look at them."""

from functools import cache

from cardgen.build.booklets.book import PrintedBook, printed_books
from cardgen.project.load import Selection, load_project
from cardgen.project.project import Project
from tests.conftest import ROOT

PACKS, LANGUAGES, STYLES = ("faith", "leaders", "duel-leaders"), ("fr", "en"), ("booklet", "large")


@cache
def _project(pack: str) -> Project:
    return load_project(ROOT, Selection((pack,), printed=True, aids=True)).project


@cache
def _books(pack: str) -> dict[str, PrintedBook]:
    project = _project(pack)
    assert project.legend
    return {book.language: book for book in printed_books(project)}


def shipped_book(pack: str, language: str) -> PrintedBook:
    """A book with the pages that it has been given so far."""
    return _books(pack)[language]
