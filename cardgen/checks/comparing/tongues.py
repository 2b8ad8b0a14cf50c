"""Texts of cards and boards that are in another language than the one they stand for."""

from collections.abc import Iterator

from cardgen.checks.comparing.messages import another_tongue
from cardgen.model.finding import Finding
from cardgen.model.tongue import (
    WORD,
    foreign_stretches,
    small_words,
    spoken_words,
    tongue_of,
)
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Different, Same, TextSpan, Unread
from cardgen.project.texts import SubjectTexts, Wording

SLUG = "words-language"


def in_another_tongue(subject: SubjectTexts) -> tuple[tuple[Wording, Finding], ...]:
    """Each wording that is in another language of its pack, with what is told of it."""
    return tuple(_strangers(subject)) if len(subject.languages) > 1 else ()


def _strangers(subject: SubjectTexts) -> Iterator[tuple[Wording, Finding]]:
    for wording in subject.wordings:
        if isinstance(wording.verdict, Same):
            continue
        if other := _tongue(subject, wording):
            whole = TextSpan(0, len(typed_text(wording.words)))
            yield wording, _finding(subject, wording, other, whole)
        elif isinstance(wording.verdict, Unread | Different) and wording.power:
            yield from (
                (wording, _finding(subject, wording, *one)) for one in _in_part(subject, wording)
            )


def _finding(subject: SubjectTexts, wording: Wording, other: str, span: TextSpan) -> Finding:
    """Words that are in another language; of a part of a text, with what the whole would be."""
    own = subject.language_name(wording.language)
    message, help = another_tongue(own, subject.language_name(other), other)
    if span.end - span.start < len(typed_text(wording.words)):
        house = subject.house(wording.power, wording.language)
        help = f"type them in {own}"
        help += f"\nin the words of the house: {house}" if house else ""
    return Finding(
        *(SLUG, SLUG, subject.place(wording, span), message, help),
        card=subject.speaker.id,
        language=wording.language,
    )


def _in_part(subject: SubjectTexts, wording: Wording) -> Iterator[tuple[str, TextSpan]]:
    """Each stretch of words that is in another language than the rest, with that language.

    Words are known by the small ones of a language and by those that say this power, in the own one
    as the house does, in the other one as its text does: some of that one's, and none of the own
    one's between them.
    """
    house = subject.house(wording.power, wording.language) or ""
    own = _words_of(subject, wording.language, house)
    for other in subject.languages:
        twin = subject.of(other, wording.ages[0]) if other != wording.language else None
        if twin:
            theirs = _words_of(subject, other, typed_text(twin.words))
            for span in foreign_stretches(typed_text(wording.words), own, theirs):
                yield other, TextSpan(*span)


def _words_of(subject: SubjectTexts, language: str, text: str) -> frozenset[str]:
    """The words by which a language is known beside a text: small ones, and those of the text."""
    small = small_words(subject.library.profile(language).typography)
    return small | {each for each, _ in spoken_words(text)}


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
