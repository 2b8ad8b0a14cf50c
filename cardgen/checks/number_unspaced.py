"""A number that sticks to its word, or is said twice."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose

WHY = """\
“3PV”, “5pièces” are read as one word, and break at no space. “2ème” is written 2e. “Une 1 pièce”
says the number twice: one of the two was meant to go.
"""
REFUSED = """\
- id: iris
  notes:
    fr:
      - >-
        À la 2ème étape, recevez 5pièces, sinon une 1 pièce.
"""
MEND = """\
Type what the finding proposes: À la 2e étape, recevez 5 pièces, sinon 1 pièce.
"""


def check_prose(prose: "Prose") -> Iterator[Finding]:
    """Digits with letters behind them, and the figure 1 with its article."""
    stuck = re.compile(r"(?<![\w.,])(\d+[½⅓⅔¼¾]?|[½⅓⅔¼¾])([^\W\d_½⅓⅔¼¾]+)(?!\w)")
    for language in prose.spoken:
        ordinals = language.manners.ordinals
        for hit in language.page.found(stuck):
            number, letters = hit.match.groups()
            proper = ordinals.get(letters)
            if proper != letters:
                right = number + proper if proper else f"{number} {letters}"
                yield _finding(prose, hit, f'"{hit.match[0]}" is no word', right)
        ones = "|".join(language.manners.ones)
        twice = re.compile(rf"\b(?:{ones}) 1(?![\w,.]\w)\b", re.IGNORECASE)
        for hit in language.page.found(twice) if ones else ():
            yield _finding(prose, hit, f'"{hit.match[0]}" says the number twice', "1")


def _finding(prose: "Prose", hit: "Hit", message: str, right: str) -> Finding:
    span, help = (hit.start, hit.end), f'type "{right}"'
    return prose.finding("number-unspaced", hit.said, span, message, help, fix=right)
