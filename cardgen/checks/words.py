"""The function that all checks of words share; what it needs is loaded when it is first called."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding


def check_words(library: Library) -> Iterator[Finding]:
    """Every text of a card or a board against its power, and where there is none, against the
    texts in other languages."""
    if library.texts:
        from cardgen.checks.review.hearing.hearing import compare_texts

        yield from compare_texts(library)
