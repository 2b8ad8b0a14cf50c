"""A word that stands twice in a row, or another slip of the pen that is known."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose

CODES = ("doubled-words", "known-slip")
WHY = """\
“Le le joueur”: the eye skips it while writing, and readers stumble. Slips of other kinds that came
up in rulebooks (“points de victoires”) stand in templates/prose/ with what is right.
"""
REFUSED = """\
- id: iris
  notes:
    fr:
      - >-
        Le le joueur marque 2 points de victoires.
"""
MEND = """\
Leave one of the two out; of a known slip, type what the finding proposes.
"""


def check_prose(prose: "Prose") -> Iterator[Finding]:
    """Each word twice, but those that may; each slip of the language's list."""
    twice = re.compile(r"(?<![\w’'-])([^\W\d_]+)[ \u00a0\u202f]+\1(?![\w’'-])", re.IGNORECASE)
    for language in prose.spoken:
        how = language.manners
        for hit in language.page.found(twice):
            word = hit.match[1]
            side = len(word) == 1 and word.isupper() and hit.match[0][-1].islower()  # face A a une…
            if word.casefold() not in how.twice and not side:
                message, span = f'"{word}" stands twice', (hit.start, hit.end)
                help = "leave one out"
                yield prose.finding("doubled-words", hit.said, span, message, help, fix=word)
        rights = {slip.casefold(): right for slip, right in how.slips.items()}
        slips = "|".join(map(re.escape, rights)) or r"(?!)"
        for hit in language.page.found(re.compile(rf"\b(?:{slips})\b", re.IGNORECASE)):
            word, span = hit.match[0], (hit.start, hit.end)
            right = rights[word.casefold()]
            right = right[0].upper() + right[1:] if word[0].isupper() else right
            message, help = f'"{word}" for "{right}"', f'type "{right}"'
            found = prose.finding("doubled-words", hit.said, span, message, help, fix=right)
            yield found._replace(code="known-slip")
