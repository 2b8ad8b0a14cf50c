"""“And” where the effect has “or”, or the other way round."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Wood and stone are two resources, wood or stone is one: the shortest words of a card change it the
most.
"""
REFUSED = """\
- id: iris
  power:
    - produce: [wood, stone]
  text:
    fr: >-
      Produisez 1 bois ou 1 pierre.               # both, says the effect
    en: >-
      Produce 1 wood and 1 stone.
"""
MEND = """\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each joining that differs, where it is typed."""
    return library.words("words-and-or")
