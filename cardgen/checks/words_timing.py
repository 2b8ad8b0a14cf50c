"""Words that act at another time than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
At once, at the end of the Age, at the end of the game: the same gain is worth more or less, and
cards are played in another order for it.
"""
REFUSED = """\
- id: iris
  power:
    - vp: 3                                     # scored at the end of the game
  text:
    fr: >-
      À l’invocation, marquez 3 points de victoire.
    en: >-
      At the end of the game, score 3 victory points.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each moment that differs, where it is typed."""
    return library.words("words-timing")
