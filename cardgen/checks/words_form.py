"""Words that are understood but not spelt as they should be."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Agreement, elision, commas, the full stop: a slip in these changes no rule, but it is read by every
player. The phrasebook knows how its own sentences are spelt, and tells where yours differ.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièce.           # pièces
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
Type what the finding proposes.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each fault of form, where it is typed."""
    return library.words("words-form")
