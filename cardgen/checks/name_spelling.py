"""A name that is nearly that of a card."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.loading.suggest import listed
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.names import Slip
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.checks.review.prose.said import Said

WHY = """\
Whoever reads “Héphestos” looks for a card of that name and finds Héphaïstos. Capitalised words in
prose are held against the names of all cards, Wonders and pantheons of all packs; one that is known
from nowhere else and differs in a letter or two, in an accent, capital or hyphen, is a slip. So is
the rarer spelling of a name that no card has.
"""
REFUSED = """\
- id: iris
  name: {fr: Iris, en: Iris}
  notes:
    fr:
      - >-
        Iriss prête ses ailes.        # the card is called Iris
"""
MEND = """\
Spell the name as the card does. Where another name is meant, add it to `proper:` in
templates/prose/<language>.yaml.
"""


def check_prose(prose: "Prose") -> Iterator[Finding]:
    """Every capitalised word of prose that is no name and is near one; names torn in two."""
    capital = r"(?<![\w-])[A-ZÀ-ÖØ-ÞŒ][\w-]*\w"
    single, pair = re.compile(capital), re.compile(rf"{capital} (?=([A-ZÀ-ÖØ-ÞŒ]\w+))")
    for language in prose.spoken:
        names = prose.names[language.language]
        slips = {word: names.slip(word) for word in set(single.findall(language.page.text))}
        for hit in language.page.found(single):
            slip = slips[hit.match[0]]
            if slip:
                yield _finding(prose, hit.said, (hit.start, hit.end), slip)
        for hit in language.page.found(pair):
            slip = names.torn(hit.match[0] + hit.match[1])
            if slip:
                yield _finding(prose, hit.said, (hit.start, hit.span(1)[1]), slip)


def _finding(prose: "Prose", said: "Said", span: tuple[int, int], slip: "Slip") -> Finding:
    """The slip; its fix is safe where one name alone is meant and the letters are the same."""
    word, near = said.words[slice(*span)], listed(slip.names)
    message = f'"{word}" is spelt otherwise {slip.elsewhere}'
    fix = slip.names[0] if slip.same_letters and len(slip.names) == 1 else None
    help = f"did you mean {near}?"
    return prose.finding("name-spelling", said, span, message, help, severity="error", fix=fix)
