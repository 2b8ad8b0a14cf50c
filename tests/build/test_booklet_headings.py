"""Headings of a booklet: numbers, and ids of cards, which lead to the page of the card."""

from cardgen.build.booklets.headings import entry_anchors, section_numbers
from cardgen.build.booklets.spans import BookletNames
from cardgen.model.rulebook import Link, Rulebook
from cardgen.project.load import Selection, load_project
from tests.conftest import ROOT


def book(pack: str) -> Rulebook:
    """The English rulebook of a shipped pack."""
    project = load_project(ROOT, Selection((pack,), ("en",), ("full",))).project
    return next(one for held in project.rulebooks for one in held.books if one.language == "en")


def test_an_id_of_a_card_lies_in_the_section_of_the_card() -> None:
    numbers = dict(section_numbers(book("leaders")))
    assert numbers["hiram"] == numbers["at-the-end"] == "12.3"
    assert numbers["courtesans-guild"] == numbers["guilds"]


def test_it_leads_to_the_card() -> None:
    anchors = dict(entry_anchors(book("leaders")))
    assert anchors["hiram"] == "card:hiram"
    assert "at-the-end" not in anchors


def test_its_page_is_that_of_the_card_without_the_number_of_a_section_that_begins_elsewhere() -> (
    None
):
    said, pages = "§ {number}, p. {page}", {"at-the-end": "21–23", "card:hiram": "22"}
    numbers, entries = {"hiram": "12.3", "at-the-end": "12.3"}, {"hiram": "card:hiram"}
    page_of = {"card": "p. {page}"}
    names = BookletNames({}, {}, numbers, pages, said, entries, page_of, frozenset())
    assert names.printed(Link("see", "hiram")) == ("p. 22", "#card:hiram")
    assert names.printed(Link("see", "at-the-end")) == ("§ 12.3, p. 21–23", "#at-the-end")


def test_a_call_out_is_found_by_its_page() -> None:
    page_of = {"example": "p. {page}", "ruling": "the question"}
    pages = {"example/iris-pays": "7", "ruling/one-sun": "8"}
    names = BookletNames({}, {}, {}, pages, "§ {number}, p. {page}", {}, page_of, frozenset())
    example, ruling = Link("see", "example/iris-pays"), Link("see", "ruling/one-sun")
    assert names.printed(example) == ("p. 7", "#example/iris-pays")
    assert names.printed(ruling) == ("the question", "#ruling/one-sun")
