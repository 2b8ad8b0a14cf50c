"""Words that belong to another card."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
A card begun as a copy of its neighbour in the file may keep its words.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Au conflit de cet Âge, comptez 2 boucliers de plus.   # that is what Eris does
- id: eris
  power:
    - shields: 2
"""
MEND = """\
Write what this card does. The finding proposes the words of the house.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each text of another card, where it is typed."""
    return library.words("words-copied")
