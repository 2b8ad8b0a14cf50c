"""A name in the words that is no card’s."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
A card that calls itself or another by a misspelt name sends the player looking for one that does
not exist.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Quand Iriss est invoquée, recevez 3 pièces.
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
Spell the name as the card named spells it.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each name misspelt, where it is typed."""
    return library.words("words-name")
