"""Words that belong to another Age of the card."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Texts by Age are typed one below the other, and are easily put in the wrong row.
"""
REFUSED = """\
- id: iris
  power:
    I: [{coins: 3}]
    III: [{shields: 2}]
  text:
    fr:
      I: >-
        Au conflit de cet Âge, comptez 2 boucliers de plus.
      III: >-
        À l’invocation, recevez 3 pièces.
"""
MEND = """\
Put the texts, or the powers, in the Ages they belong to.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each text of another Age, where it is typed."""
    return library.words("words-ages")
