"""Papers have the sizes of those in the trays."""

from cardgen.imposition.papers import PAPERS


def test_papers_have_their_true_sizes() -> None:
    sizes = {name: (one.width, one.height) for name, one in PAPERS.items()}
    assert sizes == {
        "a4": (210, 297),
        "letter": (215.9, 279.4),
        "a3": (297, 420),
        "legal": (215.9, 355.6),
    }
