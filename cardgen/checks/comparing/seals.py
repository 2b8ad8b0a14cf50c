"""Seals by which somebody vouches for the words of a card: those that hold no longer, or that
nothing needs."""

from collections.abc import Callable, Iterator

from cardgen.checks.comparing.effect_beside import strange_numbers
from cardgen.model.finding import Finding, Place
from cardgen.phrasebook.parse.verdict import Ambiguous, Same, TooLong, Unread, Verdict
from cardgen.phrasebook.subjects import review_signature
from cardgen.project.texts import SubjectTexts

OUTDATED, SEALED = "words-reviewed", "words-sealed"
UNCERTAIN = ("words-unread", "words-paraphrased", OUTDATED)
MOST_TOLD = 3  # of what is told of words without their seal
SHOWN = ("in the words of the house", "the effect")  # how lines begin that words are compared with
VOUCH = "or compare them with the power"
ACCEPT = "mend one of them; if both say the same, accepts: {words-sealed: why they do}"


def outdated_reviews(
    subject: SubjectTexts, without_seals: Callable[[str], tuple[Finding, ...]]
) -> Iterator[Finding]:
    """Seals that no longer hold, with what is told of words in a language `without_seals`, those
    that nothing needs, and what is surely said otherwise in words that somebody vouches for."""
    for language, typed_seal in subject.signatures.items():
        if language not in subject.languages:
            continue
        verdicts = [one.verdict for one in subject.wordings if one.language == language]
        if not any(map(_needs_a_reader, verdicts)):
            yield _needless(subject, language)
        elif not subject.is_vouched_for(language):
            yield _outdated(subject, language, typed_seal, without_seals(language))
        else:
            told = [one for one in without_seals(language) if one.code not in UNCERTAIN]
            yield from map(_otherwise, told) if told else _other_numbers(subject, language)


def _needs_a_reader(verdict: Verdict) -> bool:
    """Whether a person has to compare words with their power, as no phrase does."""
    if isinstance(verdict, Same):
        return verdict.paraphrase
    return isinstance(verdict, Unread | TooLong | Ambiguous)


def _needless(subject: SubjectTexts, language: str) -> Finding:
    message = f"{subject.language_name(language)} is read as it stands: nobody need vouch for it"
    return _at_signature(subject, language, message, f"leave out the seal of {language}", "warning")


def _other_numbers(subject: SubjectTexts, language: str) -> Iterator[Finding]:
    """Numbers in words that somebody vouches for, and in no part of the effect; of one that no
    phrase says nobody knows how it is told."""
    met: set[Place] = set()
    for wording in (one for one in subject.wordings if one.language == language):
        house, place = subject.house(wording.power, language), subject.place(wording)
        for strange in strange_numbers(wording, house) if house and place not in met else ():
            met.add(place)
            message = f"vouched for all the same: {strange}"
            told = Finding(SEALED, SEALED, place, message, ACCEPT, "warning")
            yield told._replace(card=subject.speaker.id, language=language)


def _otherwise(told: Finding) -> Finding:
    """What words say that somebody vouches for: who seals words unseen does not see it either."""
    message = f"vouched for all the same: {told.message}"
    help = f"{told.help.partition(VOUCH)[0].rstrip()}\n{ACCEPT}"
    return told._replace(check=SEALED, code=SEALED, message=message, help=help, severity="warning")


def _outdated(
    subject: SubjectTexts, language: str, old: str, found: tuple[Finding, ...]
) -> Finding:
    message = (
        f"{subject.language_name(language)} was compared with the power before one of them changed"
    )
    help = (
        f"compare them again, then type {language}: {review_signature(subject.speaker, language)}"
    )
    told = [*dict.fromkeys(f"without it: {one.message}\n" for one in found[:MOST_TOLD])]
    shown = [*dict.fromkeys(f"{line}\n" for one in found for line in _compared(one))]
    without = "".join((*told, *shown))
    return _at_signature(subject, language, message, f"{without}{help} instead of {old}", "error")


def _compared(told: Finding) -> list[str]:
    """What a finding shows words to be compared with."""
    return [line for line in told.help.split("\n") if line.startswith(SHOWN)]


def _at_signature(
    subject: SubjectTexts, language: str, message: str, help: str, severity: str
) -> Finding:
    place = subject.speaker.place("reviewed", language)
    return Finding(
        *(OUTDATED, OUTDATED, place, message, help, severity),  # type: ignore[arg-type]  # one of the two
        card=subject.speaker.id,
        language=language,
    )
