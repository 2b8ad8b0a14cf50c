"""Words that do something else than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
The words are understood, and they are another power altogether: the player does one thing, and the
engine that tried the card out did another.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Jusqu’à la fin de l’Âge, produisez 1 bois.
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each effect that differs, where it is typed."""
    return library.words("words-effect")
