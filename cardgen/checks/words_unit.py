"""Words that give another thing than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Coins, victory points, shields, and one resource instead of another: the number may be right while
what is counted is not.
"""
REFUSED = """\
- id: iris
  power:
    - vp: 3
  text:
    fr: >-
      En fin de partie, recevez 3 pièces.         # points, says the effect
    en: >-
      At the end of the game, score 3 victory points.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each unit that differs, where it is typed."""
    return library.words("words-unit")
