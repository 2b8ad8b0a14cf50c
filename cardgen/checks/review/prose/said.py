"""A piece of prose: what is said, in which language, by which card, and where it is typed."""

from collections.abc import Callable
from typing import NamedTuple

from cardgen.loading.report import Where
from cardgen.model.text import Runs

MASK = "\ufffc"  # stands for each character of an icon, which is no prose

Key = tuple[str | int, ...]


class Seat(NamedTuple):
    """The value that holds a piece, and which it is of the Ages that share the value."""

    where: Where
    age: int = 0


class Said(NamedTuple):
    """A piece of prose in one language.

    `kind` is the key it stands under: name, wonder, text, flavour, notes, title, pantheons,
    question, ruling, reason or says. `key` is the same in every language. `seat` finds the value in
    its file, which may have to be read again. `card` is the id of the card or Wonder that says it.
    """

    kind: str
    language: str
    words: str
    key: Key
    seat: Callable[[], Seat]
    card: str = ""


def masked(runs: Runs) -> str:
    """Words with icons made unreadable, each as long as it is typed: `{coin:3}` is 8 characters."""
    parts = (run if isinstance(run, str) else MASK * (len(str(run)) + 2) for run in runs)
    return "".join(parts)
