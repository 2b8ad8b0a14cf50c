"""A part in the words that the effect does not have."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
What is said is played, whatever the engine believes, and whoever reads the card has no other
source to doubt it by.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièces. En fin de partie, marquez 2 points de victoire.
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
Take it out of the words, or give the power what they say.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each part added, where it is typed."""
    return library.words("words-added")
