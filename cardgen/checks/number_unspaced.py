"""The check `number-unspaced`."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose


def check_number_unspaced(prose: "Prose") -> Iterator[Finding]:
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


NUMBER_UNSPACED = Check(
    slug="number-unspaced",
    title="A number that sticks to its word, or is said twice",
    why="""\
“3PV”, “5pièces” are read as one word, and break at no space. “2ème” is written 2e. “Une 1 pièce”
says the number twice: one of the two was meant to go.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        À la 2ème étape, recevez 5pièces, sinon une 1 pièce.
""",
    mend="""\
Type what the finding proposes: À la 2e étape, recevez 5 pièces, sinon 1 pièce.
""",
    over_prose=check_number_unspaced,
)
