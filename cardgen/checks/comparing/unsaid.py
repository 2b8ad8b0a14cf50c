"""Parts of an effect that words leave to the reader, though no rule of the pack lets them."""

from collections.abc import Iterator, Sequence

from cardgen.checks.comparing.saying import Opener, only_in, openers_lacking, words_saying
from cardgen.checks.comparing.unread import is_wordless
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Place
from cardgen.model.unsaid import PARTS
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Different, Read, Same, TextSpan
from cardgen.project.texts import SubjectTexts, Wording
from cardgen.suggest import join_words

UNSAID = "words-unsaid"
HALF_SAID = "words-half-said"
# The clauses whose difference tells what is left unsaid of a part.
TOLD_BY = {
    "duration": ("when", "until"),
    "moment": ("when",),
    "scope": ("who", "to", "from"),
    "owner": ("of", "per"),
    "option": ("optional",),
    "limit": ("limit",),
}
# Where the effect itself is another, what is left unsaid of it is no news.
WHOLE = ((), ("effect",), ("action",))


def unsaid_parts(subject: SubjectTexts) -> Iterator[Finding]:
    """Each part that words leave unsaid: another language says it, or the pack has no rule.

    Once for all Ages whose words leave it at the same place.
    """
    met: set[tuple[str, str, Place]] = set()
    for wording in subject.wordings:
        for part, span in _unsaid(subject, wording):
            if part == "moment" and _holds_on(subject, wording, span):
                continue
            told = (wording.language, part, subject.place(wording, span))
            if told in met:
                continue
            met.add(told)
            speaking = _speaking(subject, wording, part)
            if speaking:
                yield _half_said(subject, wording, part, span, speaking)
            elif part not in subject.unsaid:
                yield _left_out(subject, wording, part, span)


def _unsaid(subject: SubjectTexts, wording: Wording) -> Iterator[tuple[str, TextSpan]]:
    """What words leave unsaid, also of those that say another thing of some other part."""
    verdict = wording.verdict
    if isinstance(verdict, Same):
        yield from verdict.unsaid.items()
    if not isinstance(verdict, Different) or verdict.unread or is_wordless(subject, wording):
        return
    if any(one.path[1:] in WHOLE for one in verdict.differences):
        return
    read = subject.read(wording)
    told = {str(step) for one in verdict.differences for step in one.path}
    if isinstance(read, Read):
        for part, span in read.unsaid.items():
            if told.isdisjoint(TOLD_BY.get(part, ())):
                yield part, span


def _holds_on(subject: SubjectTexts, wording: Wording, span: TextSpan) -> bool:
    """Whether the moment of a sentence before holds for one that says none: joined to that with `;`
    it would say it, and all the rest as it does."""
    whole = subject.read(wording)
    while (joined := _joined_before(wording, span)) and isinstance(whole, Read):
        read = subject.read(joined)
        if not isinstance(read, Read) or read.power != whole.power:
            return False
        if "moment" not in read.unsaid:
            return True
        wording, span = joined, read.unsaid["moment"]
    return False


def _joined_before(wording: Wording, span: TextSpan) -> Wording | None:
    """Words of which a sentence goes on with the one before, if there is one."""
    words = typed_text(wording.words)
    before, after = words[: span.start].rstrip(), words[span.start :]
    if not before.endswith("."):
        return None
    joined = f"{before.removesuffix('.')}; {after[:1].lower()}{after[1:]}"
    return wording.typed(joined)


def _speaking(subject: SubjectTexts, wording: Wording, part: str) -> Wording | None:
    """What says in another language, in an Age of a wording, the part that this leaves unsaid."""
    for other in subject.wordings:
        shared = other.language != wording.language and set(other.ages) & set(wording.ages)
        if shared and isinstance(other.verdict, Same) and other.verdict.says(part):
            return other
    return None


def _half_said(
    subject: SubjectTexts, wording: Wording, part: str, span: TextSpan, other: Wording
) -> Finding:
    mine, theirs = map(subject.language_name, (wording.language, other.language))
    message = f"{mine} leaves the {part} unsaid ({PARTS[part]}), {theirs} says it"
    saying = words_saying(subject, other, part)
    lacking = _openers_lacking(subject, wording, saying, other)
    saying = tuple(one.theirs for one in lacking) or saying
    says = "says" if len(saying) == 1 else "say"
    told = f"{_quoted(saying)} {says} it" if saying else typed_text(other.words)
    missing = tuple(one.house for one in lacking)
    help = "\n".join((f"{theirs}: {told}", _mend(subject, wording, part, missing)))
    return Finding(
        *(HALF_SAID, HALF_SAID, subject.place(wording, span), message, help),
        card=subject.speaker.id,
        language=wording.language,
    )


def _openers_lacking(
    subject: SubjectTexts, wording: Wording, saying: Sequence[str], other: Wording
) -> tuple[Opener, ...]:
    house = subject.house(wording.power, wording.language) or ""
    return openers_lacking(saying, typed_text(other.words), house, typed_text(wording.words))


def _missing_words(subject: SubjectTexts, wording: Wording, part: str) -> tuple[str, ...]:
    """Those by which the house says a part, and which a text that leaves it unsaid has not."""
    house = subject.house(wording.power, wording.language)
    if not house:
        return ()
    said = typed_text(wording.words).split(" ")
    others = only_in(house.split(" "), said)
    as_house = wording.typed(house)
    return words_saying(subject, as_house, part, others) if others else ()


def _quoted(saying: Sequence[str]) -> str:
    return join_words([f"“{one}”" for one in saying], joined_by="and")


def _left_out(subject: SubjectTexts, wording: Wording, part: str, span: TextSpan) -> Finding:
    message = f"{subject.language_name(wording.language)} leaves the {part} unsaid ({PARTS[part]})"
    return Finding(
        *(UNSAID, UNSAID, subject.place(wording, span), message),
        "" if _is_accepted(subject, wording) else _ways_out(subject, wording, part),
        card=subject.speaker.id,
        language=wording.language,
    )


def _is_accepted(subject: SubjectTexts, wording: Wording) -> bool:
    """Whether the card leaves it so: then nobody reads how to mend it, and to look for the words
    that a text lacks was 0.10 of a check of all packs from nothing, 0.03 of their build."""
    speaker = subject.speaker
    reason = speaker.accepts.get(UNSAID, {}) if isinstance(speaker, Card) else {}
    return isinstance(reason, str) or wording.language in reason


def _ways_out(subject: SubjectTexts, wording: Wording, part: str) -> str:
    rule = f"or write in pack.yaml, unsaid: {{{subject.bearer}: {{{part}: why}}}}"
    if isinstance(subject.speaker, Card):
        rule += f"; of this card alone, accepts: {{{UNSAID}: why}}"
    return f"{_mend(subject, wording, part)}\n{rule}"


def _mend(subject: SubjectTexts, wording: Wording, part: str, missing: tuple[str, ...] = ()) -> str:
    """What to type: the words that are `missing`, where these are known, and the house words."""
    house = subject.house(wording.power, wording.language)
    missing = missing or _missing_words(subject, wording, part)
    say = f"say it, such as by {_quoted(missing)}" if missing else "say it"
    return f"{say}; in the words of the house: {house}" if house else say
