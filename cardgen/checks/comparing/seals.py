"""Seals by which somebody vouches for the words of a card: those that hold no longer, or that
nothing needs."""

from collections.abc import Callable, Iterator

from cardgen.model.finding import Finding
from cardgen.phrasebook.parse.verdict import Ambiguous, Same, TooLong, Unread, Verdict
from cardgen.phrasebook.subjects import review_signature
from cardgen.project.texts import SubjectTexts

OUTDATED = "words-reviewed"


def outdated_reviews(
    subject: SubjectTexts, without_seals: Callable[[str], str]
) -> Iterator[Finding]:
    """Seals that no longer hold, with what is told of words in a language `without_seals`, and
    those that nothing needs."""
    for language, typed_seal in subject.signatures.items():
        if language not in subject.languages:
            continue
        verdicts = [one.verdict for one in subject.wordings if one.language == language]
        if not any(map(_needs_a_reader, verdicts)):
            yield _needless(subject, language)
        elif not subject.is_vouched_for(language):
            yield _outdated(subject, language, typed_seal, without_seals(language))


def _needs_a_reader(verdict: Verdict) -> bool:
    """Whether a person has to compare words with their power, as no phrase does."""
    if isinstance(verdict, Same):
        return verdict.paraphrase
    return isinstance(verdict, Unread | TooLong | Ambiguous)


def _needless(subject: SubjectTexts, language: str) -> Finding:
    message = f"{subject.language_name(language)} is read as it stands: nobody need vouch for it"
    return _at_signature(subject, language, message, f"leave out the seal of {language}", "warning")


def _outdated(subject: SubjectTexts, language: str, old: str, told: str) -> Finding:
    message = (
        f"{subject.language_name(language)} was compared with the power before one of them changed"
    )
    help = (
        f"compare them again, then type {language}: {review_signature(subject.speaker, language)}"
    )
    without = f"without it: {told}\n" if told else ""
    return _at_signature(subject, language, message, f"{without}{help} instead of {old}", "error")


def _at_signature(
    subject: SubjectTexts, language: str, message: str, help: str, severity: str
) -> Finding:
    place = subject.speaker.place("reviewed", language)
    return Finding(
        *(OUTDATED, OUTDATED, place, message, help, severity),  # type: ignore[arg-type]  # one of the two
        card=subject.speaker.id,
        language=language,
    )
