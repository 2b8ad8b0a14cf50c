"""Words that cannot be read: what keeps them from it, and what would be right."""

from collections.abc import Iterator

from cardgen.checks.comparing.effect_beside import effect_beside, strange_numbers
from cardgen.checks.comparing.messages import CODES
from cardgen.effects.power.ability import Ability
from cardgen.model.finding import Finding, Place
from cardgen.phrasebook.diagnose.localise import Diagnosis
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import (
    LONGEST,
    Ambiguous,
    Different,
    Same,
    TextSpan,
    TooLong,
    Unread,
)
from cardgen.phrasebook.subjects import Power, Variation, review_signature
from cardgen.project.texts import SubjectTexts, Wording

SLUG = "words-unread"
MOST = 6  # expectations: more of them tell nothing
TOLD = {"{n}": "a number", "{self}": "the name of the card"}
ALSO = 3  # further mistakes told
QUOTED = 10  # words quoted in full; of more, ENDS at both ends
ENDS = 3


def unread_texts(subject: SubjectTexts) -> Iterator[Finding]:
    """Words without a meaning that nobody has vouched for, once where they are typed; those that
    could be read, if they said their power.

    Those typed once for several Ages are compared once, unless one mistake is all there is: to
    find out how words differ that nobody would have written takes long.
    """
    met: set[tuple[Place, str]] = set()
    lost: set[Place] = set()
    for wording in subject.wordings:
        if (
            isinstance(wording.verdict, Unread | TooLong)
            and wording.language not in subject.signatures
            and not is_wordless(subject, wording)
        ):
            typed_at = subject.place(wording)
            if typed_at in lost:
                continue
            finding = _told(subject, wording, wording.verdict)
            if finding.code == SLUG:
                lost.add(typed_at)
            if (finding.place, wording.language) not in met:
                met.add((finding.place, wording.language))
                yield finding


def is_wordless(subject: SubjectTexts, wording: Wording) -> bool:
    """Whether words should say a power that no phrase of their language says, and say no other."""
    verdict = wording.verdict
    other = isinstance(verdict, Different) and not _lacks_an_option(wording, verdict)
    if other or isinstance(verdict, Same | Ambiguous):
        return False
    return has_no_words(subject, wording.power, wording.language)


def has_no_words(subject: SubjectTexts, power: Power, language: str) -> bool:
    """Whether a language has phrases for cards of a kind, and none for a power."""
    known = subject.bearer in subject.books[language].bearers
    return known and bool(power) and subject.house(power, language) is None


def _lacks_an_option(wording: Wording, verdict: Different) -> bool:
    """Whether words lack nothing but that something is optional which is so by its `else`."""
    return all(
        one.path[-1:] == ("optional",)
        and one.declared is True
        and _is_free(wording.power[int(one.path[0])])
        for one in verdict.differences
    )


def _is_free(one: Ability | Variation) -> bool:
    return isinstance(one, Ability) and bool(one.else_) and one.effect.else_frees


def _told(subject: SubjectTexts, wording: Wording, found: Unread | TooLong) -> Finding:
    if subject.bearer not in subject.books[wording.language].bearers:
        return _no_sentences(subject, wording)
    if isinstance(found, Unread):
        return _finding(subject, wording, found)
    why = f"{found.characters} characters" if found.characters else "it can be taken in many ways"
    message = f"{subject.language_name(wording.language)} is too long to be read: {why}"
    most = f", in at most {LONGEST} characters" if found.characters else ""
    return Finding(
        *(SLUG, SLUG, subject.place(wording), message),
        "\n".join((f"say each thing once{most}", *mends(subject, wording))),
        card=subject.speaker.id,
        language=wording.language,
    )


def _finding(subject: SubjectTexts, wording: Wording, found: Unread) -> Finding:
    """A single mistake of a certain kind is told as what it is; all else is unread."""
    mistakes = subject.mistakes(wording)
    mistake = mistakes[0] if mistakes else None
    told = mistake is not None and len(mistakes) == 1 and mistake.certain
    slug = CODES[mistake.kind] if mistake and told else SLUG
    span = mistake.span if mistake else _word(wording, found)
    sound = bool(mistakes) and subject.is_proposable(wording, mistakes)
    where = amiss(wording, mistake, sound=sound) if mistake else _from(wording, span)
    message = f"{subject.language_name(wording.language)} cannot be read{where}"
    also = tuple(f"also{amiss(wording, one, sound=sound)}" for one in mistakes[1 : 1 + ALSO])
    help = "\n".join((*also, *_understood(wording, found, span), *mends(subject, wording)))
    return Finding(
        *(slug, slug, subject.place(wording, span), message, help),
        card=subject.speaker.id,
        language=wording.language,
    )


def _no_sentences(subject: SubjectTexts, wording: Wording) -> Finding:
    """A language that has phrases, and none for cards of this kind."""
    language, kind = wording.language, subject.bearer
    message = f"{subject.language_name(language)} cannot be read: it has no sentences for {kind}"
    file = f"templates/languages/{language}/phrases.yaml"
    help = f"write them in {file}, under sentences: {kind}:\n{mends(subject, wording)[1]}"
    return Finding(
        *(SLUG, SLUG, subject.place(wording), message, help),
        card=subject.speaker.id,
        language=language,
    )


def _understood(wording: Wording, found: Unread, span: TextSpan) -> Iterator[str]:
    """What could stand where reading stopped, if that is where the finding stands and little enough
    to be of use; else how far the words were understood."""
    if span.start != found.column:
        words = typed_text(wording.words)[: found.column].split()
        yield f'understood up to "{" ".join(words[-ENDS:])}"' if words else "nothing is understood"
    elif expected := _expected(found):
        yield f"expected there: {expected}"


def mends(subject: SubjectTexts, wording: Wording, *, apart: bool = True) -> tuple[str, str]:
    """What to type instead of words that cannot be read, or beside them; how they are `apart` from
    the effect unless that was said."""
    house = subject.house(wording.power, wording.language)
    shown = f"in the words of the house: {house}" if house else "no phrase says this effect"
    beside = strange_numbers(wording, house) if house and apart else ()
    beside = beside if house else effect_beside((wording,))
    seal_ = f"{{{wording.language}: {review_signature(subject.speaker, wording.language)}}}"
    return (
        "\n".join((shown, *beside)),
        f"or compare them with the power yourself, and vouch for them: reviewed: {seal_}",
    )


def _expected(found: Unread) -> str:
    """What could have stood there, if that is little enough to be of use."""
    told = (TOLD.get(one, "" if one[0] == "{" else one) for one in found.expected)
    some = [one for one in told if one]
    return ("" if len(some) > MOST else ", ".join(some)) if found.expected else "the end"


def amiss(wording: Wording, mistake: Diagnosis, *, sound: bool = True) -> str:
    """What is too much, missing or said otherwise in words, to end a message with.

    What would be right is told if it makes them `sound`: it is of the nearest wording, and need not
    go with the rest of theirs.
    """
    found = _brief(typed_text(wording.words)[mistake.span.start : mistake.span.end])
    if not mistake.wanted:
        return f': "{found}" is too much here'
    if not found:
        return f': "{mistake.wanted}" is missing here' if sound else ": words are missing here"
    if not sound:
        return f': "{found}" is not understood here'
    return f': it says "{found}" where "{mistake.wanted}" would be understood'


def _brief(words: str) -> str:
    """Words as they are quoted: few by themselves, of many the ends."""
    each = words.split(" ")
    return words if len(each) <= QUOTED else " ".join((*each[:ENDS], "…", *each[-ENDS:]))


def _from(wording: Wording, span: TextSpan) -> str:
    words = typed_text(wording.words)[span.start : span.end]
    return f' from "{words}" on' if words else " to its end"


def _word(wording: Wording, found: Unread) -> TextSpan:
    """The word at which reading ended."""
    words = typed_text(wording.words)
    end = words.find(" ", found.column)
    return TextSpan(found.column, end if end > found.column else len(words))
