"""Words that cannot be read: what keeps them from it, and what would be right."""

from collections.abc import Iterator

from cardgen.checks.review.hearing.differing import CODES
from cardgen.checks.review.hearing.languages import language_name
from cardgen.checks.review.hearing.sayings import Saying, Spoken
from cardgen.checks.review.hearing.seal import seal
from cardgen.model.finding import Finding
from cardgen.model.place import Place
from cardgen.phrasebook.diagnosis import Diagnosis
from cardgen.phrasebook.phrasebook import LONGEST
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import Ambiguous, Span, TooLong, Unread

SLUG = "words-unread"
STALE = "words-reviewed"
MOST = 30  # expectations: more of them tell nothing
TOLD = {"{n}": "a number", "{self}": "the name of the card"}
ALSO = 3  # further mistakes told
QUOTED = 10  # words quoted in full; of more, ENDS at both ends
ENDS = 3


def unread(spoken: Spoken) -> Iterator[Finding]:
    """Words without a meaning that nobody has vouched for, once where they are typed.

    Those typed once for several Ages are compared once, unless one mistake is all there is: to
    find out how words differ that nobody would have written takes long.
    """
    met: set[tuple[Place, str]] = set()
    lost: set[Place] = set()
    for saying in spoken.sayings:
        if isinstance(saying.verdict, Unread | TooLong) and saying.language not in spoken.seals:
            typed_at = spoken.place(saying)
            if typed_at in lost:
                continue
            finding = _told(spoken, saying, saying.verdict)
            if finding.code == SLUG:
                lost.add(typed_at)
            if (finding.place, saying.language) not in met:
                met.add((finding.place, saying.language))
                yield finding


def reviewed(spoken: Spoken) -> Iterator[Finding]:
    """Seals that no longer hold, and those that nothing needs."""
    for language, typed_seal in spoken.seals.items():
        if language not in spoken.languages:
            continue
        verdicts = [one.verdict for one in spoken.sayings if one.language == language]
        if not any(isinstance(one, Unread | TooLong | Ambiguous) for one in verdicts):
            yield _needless(spoken, language)
        elif not spoken.sealed(language):
            yield _stale(spoken, language, typed_seal)


def _needless(spoken: Spoken, language: str) -> Finding:
    message = f"{language_name(language)} is read as it stands: nobody need vouch for it"
    return _at_seal(spoken, language, message, f"leave out the seal of {language}", "warning")


def _stale(spoken: Spoken, language: str, old: str) -> Finding:
    message = f"{language_name(language)} was compared with the power before one of them changed"
    help = f"compare them again, then type {language}: {seal(spoken.speaker, language)}"
    return _at_seal(spoken, language, message, f"{help} instead of {old}", "error")


def _at_seal(spoken: Spoken, language: str, message: str, help: str, severity: str) -> Finding:
    place = spoken.speaker.place("reviewed", language)
    return Finding(
        *(STALE, STALE, place, message, help, severity),  # type: ignore[arg-type]  # one of the two
        card=spoken.speaker.id,
        language=language,
    )


def _told(spoken: Spoken, saying: Saying, found: Unread | TooLong) -> Finding:
    if isinstance(found, Unread):
        return _finding(spoken, saying, found)
    why = f"{found.characters} characters" if found.characters else "it can be taken in many ways"
    message = f"{language_name(saying.language)} is too long to be read: {why}"
    most = f", in at most {LONGEST} characters" if found.characters else ""
    return Finding(
        *(SLUG, SLUG, spoken.place(saying), message),
        "\n".join((f"say each thing once{most}", *_mends(spoken, saying))),
        card=spoken.speaker.id,
        language=saying.language,
    )


def _finding(spoken: Spoken, saying: Saying, found: Unread) -> Finding:
    """A single mistake of a certain kind is told as what it is; all else is unread."""
    mistakes = spoken.mistakes(saying)
    mistake = mistakes[0] if mistakes else None
    told = mistake is not None and len(mistakes) == 1 and mistake.certain
    slug = CODES[mistake.kind] if mistake and told else SLUG
    span = mistake.span if mistake else _word(saying, found)
    where = amiss(saying, mistake) if mistake else _from(saying, span)
    message = f"{language_name(saying.language)} cannot be read{where}"
    also = tuple(f"also{amiss(saying, one)}" for one in mistakes[1 : 1 + ALSO])
    help = "\n".join((*also, _help(spoken, saying, found)))
    return Finding(
        *(slug, slug, spoken.place(saying, span), message, help),
        card=spoken.speaker.id,
        language=saying.language,
    )


def _help(spoken: Spoken, saying: Saying, found: Unread) -> str:
    expected = _expected(found)
    there = f", expected there: {expected}" if expected else ""
    read = f"understood up to column {found.column + 1} of the words{there}"
    return "\n".join((read, *_mends(spoken, saying)))


def _mends(spoken: Spoken, saying: Saying) -> tuple[str, str]:
    """What to type instead of words that cannot be read, or beside them."""
    house = spoken.house(saying.power, saying.language)
    seal_ = f"{{{saying.language}: {seal(spoken.speaker, saying.language)}}}"
    return (
        f"in the words of the house: {house}" if house else "no phrase says this effect",
        f"or compare them with the power yourself, and vouch for them: reviewed: {seal_}",
    )


def _expected(found: Unread) -> str:
    """What could have stood there, if that is little enough to be of use."""
    told = (TOLD.get(one, "" if one[0] == "{" else one) for one in found.expected)
    some = [one for one in told if one]
    return ("" if len(some) > MOST else ", ".join(some)) if found.expected else "the end"


def amiss(saying: Saying, mistake: Diagnosis) -> str:
    """What is too much, missing or said otherwise in words, to end a message with."""
    found = _brief(typed(saying.words)[mistake.span.start : mistake.span.end])
    if not mistake.wanted:
        return f': "{found}" is too much here'
    if not found:
        return f': "{mistake.wanted}" is missing here'
    return f': it says "{found}" where "{mistake.wanted}" would be understood'


def _brief(words: str) -> str:
    """Words as they are quoted: few by themselves, of many the ends."""
    each = words.split(" ")
    return words if len(each) <= QUOTED else " ".join((*each[:ENDS], "…", *each[-ENDS:]))


def _from(saying: Saying, span: Span) -> str:
    words = typed(saying.words)[span.start : span.end]
    return f' from "{words}" on' if words else " to its end"


def _word(saying: Saying, found: Unread) -> Span:
    """The word at which reading ended."""
    words = typed(saying.words)
    end = words.find(" ", found.column)
    return Span(found.column, end if end > found.column else len(words))
