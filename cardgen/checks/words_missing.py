"""A part of the effect that the words leave out."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
What is not said is not played: nobody at the table looks the effect up.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
    - shields: 1
  text:
    fr: >-
      À l’invocation, recevez 3 pièces.           # and the shield?
    en: >-
      On invocation, gain 3 coins. In this Age’s conflict, count 1 extra shield.
"""
MEND = """\
Say it, or take it out of the power. The finding shows the whole in the words of the house.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each part left out, where it is typed."""
    return library.words("words-missing")
