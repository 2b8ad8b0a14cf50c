"""What happened: told to people, and what abilities react to."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened to `who`: `what` is a verb of the story, the rest its details.

    `kind` is the kind of card that caused it, `whom` the other player concerned.
    """

    what: str
    who: str
    cards: tuple[str, ...] = ()
    kind: str = ""
    whom: str = ""
    number: Fraction | int = 0
