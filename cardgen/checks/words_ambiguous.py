"""Words that can be read in several ways."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Words with two meanings are played in two ways, and each player takes the better one. One reading is
what a card needs, even if one of several happens to be the effect.
"""
REFUSED = """\
- id: iris
  text:
    fr: >-
      Prenez 3 pièces.          # from the bank, or from a neighbour?
"""
MEND = """\
Say what the readings listed differ in. Where a reading is absurd, the phrasebook is too broad: mend
its pattern in templates/phrases/.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each text with several readings, where it is typed."""
    return library.words("words-ambiguous")
