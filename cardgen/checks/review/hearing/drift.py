"""Languages that say different things where no effect is declared."""

from collections.abc import Iterator

from cardgen.checks.review.hearing.differing import told
from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.checks.review.hearing.unread import amiss
from cardgen.model.finding import Finding
from cardgen.phrasebook.declared import Power
from cardgen.phrasebook.difference import differences
from cardgen.phrasebook.verdict import Read, Span

SLUG = "words-drift"
MEND = "give the card a power, or mend one"


def drift(spoken: Spoken) -> Iterator[Finding]:
    """Each Age of which a language says something else than the first one that can be read.

    Words that no language says in a way that can be read are nobody's business.
    """
    for saying in spoken.sayings:
        original = None if saying.power else _original(spoken, saying)
        if original and original.language != saying.language:
            yield from _drifted(spoken, saying, original)


def _original(spoken: Spoken, saying: Saying) -> Saying | None:
    """What the first language that can be read says in the Age of a saying."""
    each = (spoken.of(language, saying.ages[0]) for language in spoken.languages)
    return next((one for one in each if one and isinstance(spoken.read(one), Read)), None)


def _drifted(spoken: Spoken, saying: Saying, original: Saying) -> Iterator[Finding]:
    here, there = spoken.read(saying), spoken.read(original)
    if not isinstance(there, Read):
        return
    if not isinstance(here, Read):
        yield from _unlike(spoken, saying, original.language, there.power)
    elif here.power != there.power:
        part = differences(there.power, here.power)[0]
        one, other = map(language_name, (saying.language, original.language))
        named = f" ({part.field})" if part.field else ""
        message = f"{one} says {told(part.said)}{named}, {other} {told(part.declared)}"
        yield _finding(spoken, saying, message, MEND)


def _unlike(spoken: Spoken, saying: Saying, other: str, meant: Power) -> Iterator[Finding]:
    """Words that cannot be read, beside another language that can.

    In a pack of no game, whose words are free, only if it is certain what is wrong with them.
    """
    mistakes = spoken.mistakes(saying._replace(power=meant))
    known = mistakes[0] if len(mistakes) == 1 and mistakes[0].certain else None
    if not spoken.rules and known is None:
        return
    one, where = language_name(saying.language), amiss(saying, known) if known else ""
    message = f"{one} does not say what {language_name(other)} says{where}"
    house = spoken.house(meant, saying.language)
    help = f"in the words of the house: {house}\n{MEND}" if house else MEND
    yield _finding(spoken, saying, message, help, known.span if known else None)


def _finding(
    spoken: Spoken, saying: Saying, message: str, help: str, span: Span | None = None
) -> Finding:
    return Finding(
        *(SLUG, SLUG, spoken.place(saying, span), message, help),
        card=spoken.speaker.id,
        language=saying.language,
    )
