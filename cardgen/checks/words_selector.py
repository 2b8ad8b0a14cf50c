"""Words that select other things than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
A colour, a kind of card, a symbol or a token put for another turns a card into a different one.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: self}
  text:
    fr: >-
      À l’invocation, recevez 1 pièce par carte bleue de votre cité.
    en: >-
      On invocation, gain 1 coin per green card in your city.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each selection that differs, where it is typed."""
    return library.words("words-selector")
