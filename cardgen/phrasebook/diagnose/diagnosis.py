"""What is wrong with words: where they part from the nearest sound wording, and in which way."""

import re
from collections.abc import Sequence

from cardgen.model.card import Name
from cardgen.model.text import Runs
from cardgen.packs.notation import parse_words
from cardgen.phrasebook.diagnose.alignment import align_with_wordings, find_mistakes
from cardgen.phrasebook.diagnose.classify import classify_hunk, is_certain
from cardgen.phrasebook.diagnose.hunks import Alignment, Hunk
from cardgen.phrasebook.diagnose.localise import Diagnosis
from cardgen.phrasebook.grammar.spelling import (
    COMMA,
    SENTENCE_ENDS,
    Spelling,
    has_unmelted,
    set_as_text,
    typed_text,
)
from cardgen.phrasebook.parse.parser import TooMuch
from cardgen.phrasebook.parse.verdict import LONGEST, Same, SpellingFault, TextSpan
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.subjects import Power


def diagnose(
    book: Phrasebook,
    words: Runs,
    power: Power,
    bearer: str,
    card: Name | None = None,
    *,
    sharing: int = 1,
) -> tuple[Diagnosis, ...]:
    """What has to be changed in words, at the least, for them to say a power, in their order.

    Nothing where the words are sound, too long to be read, or so far from all wordings that
    comparing tells nothing; so much is done for one card, which `sharing` texts may share.
    """
    try:
        return _diagnoses(book, words, power, bearer, card, sharing)
    except TooMuch:
        return ()


def _diagnoses(
    book: Phrasebook, words: Runs, power: Power, bearer: str, card: Name | None, sharing: int
) -> tuple[Diagnosis, ...]:
    found = (
        align_with_wordings(book.grammar, words, power, bearer, card, sharing=sharing)
        if len(typed_text(words)) <= LONGEST and bearer in book.bearers
        else None
    )
    if found is None:
        return ()
    spelling = book.grammar.spelling
    return tuple(
        Diagnosis(
            classify_hunk(found, one),
            _span(found, one),
            _wanted(found, one, spelling),
            is_certain(found, one),
        )
        for one in find_mistakes(found)
    )


def mended_words(words: Runs, mistakes: Sequence[Diagnosis]) -> str:
    """Words once all mistakes in them are changed as they should be, begun with a capital."""
    text = typed_text(words)
    for one in sorted(mistakes, key=lambda one: one.span, reverse=True):
        before, after = text[: one.span.start], text[one.span.end :]
        text = f"{before} {one.wanted} {after}" if one.wanted else before + after
    text = re.sub(r" +(?=[ ,.)])|(?<=[(’]) +", "", text).strip()
    return text[:1].upper() + text[1:]


def is_proposable(
    book: Phrasebook,
    words: Runs,
    power: Power,
    bearer: str,
    card: Name | None,
    mistakes: Sequence[Diagnosis],
) -> bool:
    """Whether words whose mistakes are all mended say a power, in a sentence whose form is sound.

    Commas are not counted: what is wanted is told without them.
    """
    spelling = book.grammar.spelling
    if any(has_unmelted(one.wanted, spelling) for one in mistakes):
        return False
    mended = parse_words(mended_words(words, mistakes), 1)[0][0]
    verdict = book.judge(mended, power, bearer, card)
    if not isinstance(verdict, Same) or verdict.paraphrase:
        return False
    return not any(map(_is_fault, verdict.faults))


def _is_fault(one: SpellingFault) -> bool:
    """Whether a fault of form is more than a comma, a space or a capital."""
    found, fix = (text.replace(COMMA, "").strip().casefold() for text in (one.found, one.fix))
    return found != fix


def _span(found: Alignment, one: Hunk) -> TextSpan:
    """The characters said in a stretch; of an icon with another number, those of the number."""
    said = found.said.found
    if not one.said:
        at = said[one.said.start].start if one.said.start < len(said) else said[-1].end
        return TextSpan(at, at)
    first, last = said[one.said.start], said[one.said.stop - 1]
    if one.number and first.icon:
        return TextSpan(first.end - 1 - len(first.icon.number), first.end - 1)
    return TextSpan(first.start, last.end)


def _wanted(found: Alignment, one: Hunk, spelling: Spelling) -> str:
    """The words wanted in a stretch, as they are spelt there."""
    if not one.wanted:
        return ""
    wanted, start = found.wanted.found, one.wanted.start
    icon = wanted[start].icon
    if one.number and icon:
        return icon.number
    while start and not wanted[start].text:
        start -= 1
    texts = (token.text for token in wanted[start : one.wanted.stop] if token.text)
    text = set_as_text((COMMA, *texts), spelling).removeprefix(COMMA).strip()
    begins = start == 0 or wanted[start - 1].key in SENTENCE_ENDS
    return text[:1].upper() + text[1:] if begins else text
