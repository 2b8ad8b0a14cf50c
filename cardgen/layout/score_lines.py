"""The lines of a score pad as they are printed: their signs, words and colour in one language."""

from typing import NamedTuple

from cardgen.model.text import Icon


class PrintedScoreLine(NamedTuple):
    """A line with its name and how it is counted; `path` leads to it in the pad's entry."""

    signs: tuple[Icon, ...]
    name: str
    note: str
    colour: str
    ticked: bool
    path: tuple[str | int, ...]
