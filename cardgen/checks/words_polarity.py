"""Words that deny what the effect says, or the other way round."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
A lost or added "not", "except" or "without" makes the opposite of a rule, and it is one short word.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, ne recevez pas 3 pièces.
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each denial that differs, where it is typed."""
    return library.words("words-polarity")
