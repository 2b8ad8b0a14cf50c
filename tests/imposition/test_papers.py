"""Papers are found by name, and a mistyped one is answered with the nearest."""

import pytest

from cardgen.imposition.papers import PAPERS, UnknownName, find_paper


def test_papers_have_their_true_sizes() -> None:
    sizes = {name: (one.width, one.height) for name, one in PAPERS.items()}
    assert sizes == {
        "a4": (210, 297),
        "letter": (215.9, 279.4),
        "a3": (297, 420),
        "legal": (215.9, 355.6),
    }


def test_case_does_not_matter() -> None:
    assert find_paper(" Letter ") is PAPERS["letter"]


@pytest.mark.parametrize(
    ("typed", "meant"), [("leter", "letter"), ("a44", "a4"), ("Lgal", "legal")]
)
def test_unknown_paper_suggests_the_nearest(typed: str, meant: str) -> None:
    with pytest.raises(
        UnknownName, match=f"unknown paper “{typed}”; did you mean “{meant}”"
    ) as raised:
        find_paper(typed)
    assert raised.value.suggestion == meant


def test_unknown_paper_without_a_neighbour_lists_all() -> None:
    with pytest.raises(ValueError, match="known: a3, a4, legal, letter"):
        find_paper("papyrus")
