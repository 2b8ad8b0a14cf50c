"""Words that can be read in several ways."""

from collections.abc import Iterator

from cardgen.checks.review.hearing.differing import told
from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.model.finding import Finding
from cardgen.phrasebook.difference import differences
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Ambiguous, Span

SLUG = "words-ambiguous"


def ambiguous(spoken: Spoken) -> Iterator[Finding]:
    """Each text with several readings that nobody has vouched for."""
    for saying in spoken.sayings:
        if isinstance(saying.verdict, Ambiguous) and saying.language not in spoken.seals:
            yield _finding(spoken, saying, saying.verdict)


def _finding(spoken: Spoken, saying: Saying, several: Ambiguous) -> Finding:
    first, *others = several.powers
    parts = (one for other in others for one in differences(first, other))
    ways = (f"{one.field}: {told(one.declared)} or {told(one.said)}" for one in parts)
    message = f"{language_name(saying.language)} can be read in {len(several.powers)} ways"
    place = spoken.place(saying, Span(0, len(typed(saying.words))))
    return Finding(
        *(SLUG, SLUG, place, message, "\n".join(dict.fromkeys(ways))),
        card=spoken.speaker.id,
        language=saying.language,
    )
