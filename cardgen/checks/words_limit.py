"""Words with another limit than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Once a turn, once an Age, twice at most: a limit left out makes a power as strong as its owner’s
patience.
"""
REFUSED = """\
- id: iris
  power:
    - trade: {price: 1}
      limit: {times: 1, per: turn}
  text:
    fr: >-
      Vous achetez les ressources pour 1 pièce.   # once a turn
    en: >-
      Once a turn, buy resources for 1 coin each.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each limit that differs, where it is typed."""
    return library.words("words-limit")
