"""Words that the phrasebook cannot read."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
What is not understood cannot be held against the effect, and a rule that nobody compared is a rule
that may be wrong. So the whole of a card's words is read or none of it: nothing is skipped. The
finding says how far the words were understood and what may follow there.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez vite 3 pièces.     # "vite" is no word of the game
    en: >-
      On invocation, gain 3 coins.
"""
MEND = """\
Say it as the finding proposes, or add your wording to templates/phrases/ as a further pattern. If
neither will do, compare the words with the power yourself and vouch for them with the seal that the
finding tells: `reviewed: {fr: kqmtzrb}`. It holds until words or power change.
A phrase that is itself no pattern stops everything, with its place.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Words without a meaning, where it is typed."""
    return library.words("words-unread")
