"""The check `doubled-words`."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.manners import Manners
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose


def check_doubled_words(prose: "Prose") -> Iterator[Finding]:
    """Each word twice, but those that may; each slip of the language's list."""
    twice = re.compile(r"(?<![\w’'-])([^\W\d_]+)[ \u00a0\u202f]+\1(?![\w’'-])", re.IGNORECASE)
    for language in prose.spoken:
        for hit in language.page.found(twice):
            yield from _twice(prose, hit, language.manners)
        listed = {slip.casefold(): slip for slip in language.manners.slips}
        slips = "|".join(map(re.escape, listed)) or r"(?!)"
        for hit in language.page.found(re.compile(rf"\b(?:{slips})\b", re.IGNORECASE)):
            slip = listed[hit.match[0].casefold()]
            yield _slip(prose, hit, slip, language.manners.slips[slip])


def _twice(prose: "Prose", hit: "Hit", how: "Manners") -> Iterator[Finding]:
    word = hit.match[1]
    side = len(word) == 1 and word.isupper() and hit.match[0][-1].islower()  # face A a une…
    if word.casefold() not in how.twice and not side:
        message, span = f'"{word}" stands twice', (hit.start, hit.end)
        yield prose.finding("doubled-words", hit.said, span, message, "leave one out", fix=word)


def _slip(prose: "Prose", hit: "Hit", slip: str, right: str) -> Finding:
    """What is right, with a capital where the slip has one that it need not have."""
    word, span = hit.match[0], (hit.start, hit.end)
    if word[0].isupper() and slip[0].islower():
        right = right[0].upper() + right[1:]
    message, help = f'"{word}" for "{right}"', f'type "{right}"'
    found = prose.finding("doubled-words", hit.said, span, message, help, fix=right)
    return found._replace(code="known-slip")


DOUBLED_WORDS = Check(
    slug="doubled-words",
    title="A word that stands twice in a row, or another slip of the pen that is known",
    why="""\
“Le le joueur”: the eye skips it while writing, and readers stumble. Slips of other kinds that came
up in rulebooks (“points de victoires”) stand in templates/prose/ with what is right.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Le le joueur marque 2 points de victoires.
""",
    mend="""\
Leave one of the two out; of a known slip, type what the finding proposes.
""",
    codes=("doubled-words", "known-slip"),
    over_prose=check_doubled_words,
)
