"""Languages that say different things where no effect is declared."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
A card without a power (of a pack with `game: none`, or one that is blank) has no effect to compare
its words with; but the languages can be compared with each other.
"""
REFUSED = """\
- id: iris
  power:
    []
  text:
    fr: >-
      À l’invocation, recevez 4 pièces.
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
Mend the language that is wrong, or give the card its power: it is then compared with that.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each language that drifted, where it is typed."""
    return library.words("words-drift")
