"""Words that concern other people than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Your own city, your neighbours, everybody, the team: who counts, pays or receives is half of a
power, and the half that is most easily left out.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: neighbours}
  text:
    fr: >-
      À l’invocation, recevez 1 pièce par carte verte de votre cité.
    en: >-
      On invocation, gain 1 coin per green card of your neighbours.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each scope that differs, where it is typed."""
    return library.words("words-scope")
