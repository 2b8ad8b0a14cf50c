"""A rule that one language reminds of and another does not."""

from collections.abc import Iterator

from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
Some words change nothing that the effect does: they remind of a rule that holds anyway (the rest
goes back to the box, a fixed price brings nothing). Left out in one language they leave its readers
asking what those of the other are told. The phrases looked for are the `reminder` of each phrase
file.
"""
REFUSED = """\
- id: iris
  power:
    - build from: unused black cards
  text:
    fr: >-
      … construisez-en 1 gratuitement. Rangez le reste dans la boîte.
    en: >-
      … build 1 for free.                # the rest
"""
MEND = """\
Remind of it in every language, or in none.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each language that lacks a reminder, where it is typed."""
    return library.words("words-reminder")
