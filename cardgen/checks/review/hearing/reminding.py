"""Words that remind of a rule in one language and not in another."""

from collections.abc import Iterator, Mapping

from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.model.finding import Finding
from cardgen.model.place import Place
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Same, Span

SLUG = "words-reminder"
Reminders = Mapping[str, Span]


def reminding(spoken: Spoken) -> Iterator[Finding]:
    """Each reminder that a language lacks, once where its words are typed."""
    met: set[tuple[Place, str]] = set()
    said = tuple(_said(spoken))
    for saying, mine in said:
        for other, theirs in said:
            for name, span in _lacking(spoken, saying, mine, other, theirs):
                where = spoken.place(saying)
                if (where, name) not in met:
                    met.add((where, name))
                    yield _finding(spoken, saying, other, name, span)


def _said(spoken: Spoken) -> Iterator[tuple[Saying, Reminders]]:
    """What says the effect, with what it reminds of, where there are languages to compare."""
    if len(spoken.languages) > 1:
        for saying in spoken.sayings:
            if isinstance(saying.verdict, Same):
                yield saying, spoken.reminders(saying)


def _lacking(
    spoken: Spoken, saying: Saying, mine: Reminders, other: Saying, theirs: Reminders
) -> Iterator[tuple[str, Span]]:
    """The reminders that only the other one of two languages has in an Age they share."""
    if saying.language != other.language and set(saying.ages) & set(other.ages):
        known = spoken.books[saying.language].reminders
        yield from ((name, span) for name, span in theirs.items() if name in known - mine.keys())


def _finding(spoken: Spoken, saying: Saying, other: Saying, name: str, span: Span) -> Finding:
    mine, theirs = map(language_name, (saying.language, other.language))
    said = typed(other.words)[span.start : span.end]
    return Finding(
        *(SLUG, SLUG, spoken.place(saying), f'{theirs} says "{said}" ({name}), {mine} does not'),
        "remind of it in every language, or in none",
        "warning",
        card=spoken.speaker.id,
        language=saying.language,
    )
