"""A number in the words that is not the number of the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
A wrong number is the fault that a player cannot see: the card reads well, and the game is off. The
words of each language are read back to an effect and compared with the declared one.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 4 pièces.         # the effect gives 3
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each number that differs, where it is typed."""
    return library.words("words-number")
