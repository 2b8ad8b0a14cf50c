"""The check `name-spelling`."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.loading.suggest import listed
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.names import Names, Slip
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.checks.review.prose.said import Said

CAPITAL = r"(?<![\w-])[A-ZÀ-ÖØ-ÞŒ][\w-]*\w"


def check_name_spelling(prose: "Prose") -> Iterator[Finding]:
    """Every capitalised word of prose that is no name and is near one; names torn or glued."""
    single, pair = re.compile(CAPITAL), re.compile(rf"{CAPITAL} (?=([A-ZÀ-ÖØ-ÞŒ]\w+))")
    for language in prose.spoken:
        names = prose.names[language.language]
        slips = {word: names.slip(word) for word in set(single.findall(language.page.text))}
        for hit in language.page.found(single):
            slip = slips[hit.match[0]]
            if slip:
                yield _finding(prose, hit.said, (hit.start, hit.end), slip)
        for hit in language.page.found(pair):
            yield from _pair(prose, hit, names)


def _pair(prose: "Prose", hit: "Hit", names: "Names") -> Iterator[Finding]:
    """Two capitalised words that are one name, or two with nothing between them."""
    both, span = hit.match[0] + hit.match[1], (hit.start, hit.span(1)[1])
    slip = names.torn(both)
    if slip:
        yield _finding(prose, hit.said, span, slip)
    elif names.side_by_side(both):
        message, help = f'"{both}" are two names', "put what is lacking between them"
        yield prose.finding("name-spelling", hit.said, span, message, help)


def _finding(prose: "Prose", said: "Said", span: tuple[int, int], slip: "Slip") -> Finding:
    """The slip; its fix is safe where one name alone is meant and the letters are the same."""
    word, near = said.words[slice(*span)], listed(slip.names)
    message = f'"{word}" is spelt otherwise {slip.elsewhere}'
    fix = slip.names[0] if slip.same_letters and len(slip.names) == 1 else None
    help = f"did you mean {near}?"
    return prose.finding("name-spelling", said, span, message, help, severity="error", fix=fix)


NAME_SPELLING = Check(
    slug="name-spelling",
    title="A name that is nearly that of a card",
    why="""\
Whoever reads “Héphestos” looks for a card of that name and finds Héphaïstos. Capitalised words in
prose are held against the names of all cards, Wonders and pantheons of all packs; one that is known
from nowhere else and differs in a letter or two, in an accent, capital or hyphen, is a slip. So is
the rarer spelling of a name that no card has; and two names have a comma or a word between them.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris}
  notes:
    fr:
      - >-
        Iriss prête ses ailes.        # the card is called Iris
""",
    mend="""\
Spell the name as the card does. Where another name is meant, add it to `proper:` in
templates/prose/<language>.yaml.
""",
    over_prose=check_name_spelling,
)
