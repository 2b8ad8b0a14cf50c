"""A choice in the words where the effect has none, or the other way round."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
“You may” lets a player refuse; without it the power happens even when it hurts.
"""
REFUSED = """\
- id: iris
  power:
    - build: free
      of: green
      optional: true
  text:
    fr: >-
      Construisez 1 carte verte gratuitement.     # you may
    en: >-
      You may build 1 green card for free.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each choice that differs, where it is typed."""
    return library.words("words-optional")
