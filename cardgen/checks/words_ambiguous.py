"""Words that can be read in several ways."""

from collections.abc import Iterator

from cardgen.checks.review.differing import told
from cardgen.checks.review.library import Library
from cardgen.checks.review.sayings import Saying, Spoken, language_name
from cardgen.model.finding import Finding
from cardgen.phrasebook.difference import differences
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Ambiguous, Span

WHY = """\
Words with two meanings are played in two ways, and each player takes the better one. One reading is
what a card needs, even if one of several happens to be the effect.
"""
REFUSED = """\
- id: apollo
  text:
    fr: >-
      Prenez 3 pièces.          # from the bank, or from a neighbour?
"""
MEND = """\
Say what the readings listed differ in. Where a reading is absurd, the phrasebook is too broad: mend
its pattern in templates/phrases/.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Each text with several readings."""
    for spoken in library.spoken:
        for saying in spoken.sayings:
            if isinstance(saying.verdict, Ambiguous):
                yield _finding(spoken, saying, saying.verdict)


def _finding(spoken: Spoken, saying: Saying, several: Ambiguous) -> Finding:
    first, *others = several.powers
    parts = (one for other in others for one in differences(first, other))
    ways = (f"{one.field}: {told(one.declared)} or {told(one.said)}" for one in parts)
    message = f"{language_name(saying.language)} can be read in {len(several.powers)} ways"
    place = spoken.place(saying, Span(0, len(typed(saying.words))))
    return Finding(
        *("words-ambiguous", "words-ambiguous", place, message),
        "\n".join(dict.fromkeys(ways)),
        card=spoken.card.id,
        language=saying.language,
    )
