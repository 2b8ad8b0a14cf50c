"""Texts of cards and boards that are in another language than the one they stand for."""

from collections.abc import Iterator

from cardgen.checks.comparing.messages import another_tongue
from cardgen.model.finding import Finding
from cardgen.model.tongue import WORD, small_words, tongue_of
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Same, TextSpan
from cardgen.project.texts import SubjectTexts, Wording

SLUG = "words-language"


def in_another_tongue(subject: SubjectTexts) -> tuple[tuple[Wording, Finding], ...]:
    """Each wording that is in another language of its pack, with what is told of it."""
    return tuple(_strangers(subject)) if len(subject.languages) > 1 else ()


def _strangers(subject: SubjectTexts) -> Iterator[tuple[Wording, Finding]]:
    for wording in subject.wordings:
        other = "" if isinstance(wording.verdict, Same) else _tongue(subject, wording)
        if other:
            own = subject.language_name(wording.language)
            message, help = another_tongue(own, subject.language_name(other), other)
            place = subject.place(wording, TextSpan(0, len(typed_text(wording.words))))
            yield (
                wording,
                Finding(
                    *(SLUG, SLUG, place, message, help),
                    card=subject.speaker.id,
                    language=wording.language,
                ),
            )


def _tongue(subject: SubjectTexts, wording: Wording) -> str:
    """The other language that words are of; of the same words in two languages, the one that has
    small words among them."""
    profiles = {each: subject.library.profile(each) for each in subject.languages}
    small = {each: small_words(one.typography) for each, one in profiles.items()}
    words, own = typed_text(wording.words), wording.language
    if found := tongue_of(words, own, small):
        return found
    said = {word.casefold() for word in WORD.findall(words)}
    for other in subject.languages:
        twin = subject.of(other, wording.ages[0]) if other != own else None
        if twin and typed_text(twin.words) == words and said & (small[other] - small[own]):
            return "" if said & (small[own] - small[other]) else other
    return ""
