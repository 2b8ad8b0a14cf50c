"""Words of a card: runs of text and inline icons."""

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


def strip_icons(runs: Runs) -> str:
    """The words without icons."""
    return "".join(run for run in runs if isinstance(run, str))
