"""The function that all checks of words share; what it needs is loaded when it is first called."""

from collections.abc import Iterator

from cardgen.model.finding import Finding
from cardgen.project.project import Project


def check_words(project: Project) -> Iterator[Finding]:
    """Every text of a card or a board against its power, and where there is none, against the
    texts in other languages."""
    if project.texts:
        from cardgen.checks.comparing.compare_texts import compare_texts

        yield from compare_texts(project)
