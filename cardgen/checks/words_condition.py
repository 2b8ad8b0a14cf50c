"""Words with another condition than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
If, unless, only when: a condition that one witness lacks changes when the power works at all.
"""
REFUSED = """\
- id: iris
  power:
    - build: free
      of: green
      if: {symbol: new to self}
  text:
    fr: >-
      Construisez 1 carte verte gratuitement.     # only a new symbol
    en: >-
      Build 1 green card with a symbol you do not own for free.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each condition that differs, where it is typed."""
    return library.words("words-condition")
