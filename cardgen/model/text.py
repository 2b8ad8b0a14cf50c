"""Words of a card: runs of text and inline icons."""

from collections.abc import Iterable
from typing import NamedTuple


class Icon(NamedTuple):
    """A sign of the icon family with the number set in it: `{coin:3}` is `Icon("coin", "3")`."""

    name: str
    number: str = ""

    def __str__(self) -> str:
        return f"{self.name}:{self.number}" if self.number else self.name


STOPS = tuple(".!?…")  # what a sentence ends with
Run = str | Icon
Runs = tuple[Run, ...]


def icons_text(icons: Iterable[Icon]) -> str:
    """Icons as they are told, one after the other."""
    return " ".join(map(str, icons))
