"""Languages that say different things where no effect is declared."""

from collections.abc import Iterator

from cardgen.checks.review.hearing.differing import told
from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.model.finding import Finding
from cardgen.phrasebook.difference import differences
from cardgen.phrasebook.verdict import Read

SLUG = "words-drift"


def drift(spoken: Spoken) -> Iterator[Finding]:
    """Each Age of which a language says something else than the first language."""
    first, *others = spoken.languages
    for language in others:
        for saying in spoken.sayings:
            if saying.language == language and not saying.power:
                original = spoken.of(first, saying.ages[0])
                yield from _drifted(spoken, saying, original) if original else ()


def _drifted(spoken: Spoken, saying: Saying, original: Saying) -> Iterator[Finding]:
    here, there = spoken.read(saying), spoken.read(original)
    if isinstance(here, Read) and isinstance(there, Read) and here.power != there.power:
        part = differences(there.power, here.power)[0]
        one, other = map(language_name, (saying.language, original.language))
        named = f" ({part.field})" if part.field else ""
        message = f"{one} says {told(part.said)}{named}, {other} {told(part.declared)}"
        yield Finding(
            *(SLUG, SLUG, spoken.place(saying), message, "give the card a power, or mend one"),
            card=spoken.speaker.id,
            language=saying.language,
        )
