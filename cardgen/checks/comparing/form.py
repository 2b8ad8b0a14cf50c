"""Texts that are misspelt or ambiguous."""

import re
from collections.abc import Iterator, Sequence

from cardgen.checks.comparing.messages import describe_part
from cardgen.model.finding import Finding, Place
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import (
    Ambiguous,
    Read,
    Same,
    SpellingFault,
    TextSpan,
    compare_powers,
)
from cardgen.project.texts import SubjectTexts, Wording

FORM = "words-form"
BEFORE_COMMA = re.compile(r"\w+,")


def form_faults(subject: SubjectTexts) -> Iterator[Finding]:
    """Each fault of form, once where it is typed, of words that say what the effect does.

    Spaces are left to the checks of typography, which look at all prose.
    """
    met: set[tuple[Place, str]] = set()
    for wording in subject.wordings:
        for fault in _mendable(subject, wording):
            finding = _form_finding(subject, wording, fault)
            if (finding.place, wording.language) not in met:
                met.add((finding.place, wording.language))
                yield finding


def _mendable(subject: SubjectTexts, wording: Wording) -> tuple[SpellingFault, ...]:
    """The faults whose mending helps: words with it typed are read as before, with fewer faults.

    Where only all of them together help, all of them.
    """
    faults = wording.verdict.faults if isinstance(wording.verdict, Same) else ()
    typed = (one for one in faults if (one.found + one.fix).strip())
    told = tuple(one for one in typed if not _closes_aside(subject, wording, one))
    if told and not _helps(subject, wording, told):
        return tuple(one for one in told if _helps(subject, wording, (one,)))
    return told


def _closes_aside(subject: SubjectTexts, wording: Wording, fault: SpellingFault) -> bool:
    """Whether it is the second comma of a sentence that would be left out: without it the first
    one, which opened an aside, would stand alone. One that stands in the words of the house behind
    the same word, “On invocation,”, opens none."""
    before = commas_before(typed_text(wording.words), fault)
    house = subject.house(wording.power, wording.language) if before else None
    return not {*map(str.casefold, before)} <= {*BEFORE_COMMA.findall((house or "").casefold())}


def commas_before(words: str, fault: SpellingFault) -> list[str]:
    """Of a comma that is too much, the others before it in its sentence, each with its word."""
    if (fault.found.strip(), fault.fix.strip()) != (",", ""):
        return []
    return BEFORE_COMMA.findall(re.split(r"[.;:!?]\s", words[: fault.span.start])[-1])


def _helps(subject: SubjectTexts, wording: Wording, faults: Sequence[SpellingFault]) -> bool:
    before, after = subject.read(wording), subject.read(_mended(wording, faults))
    if not (isinstance(before, Read) and isinstance(after, Read)):
        return False
    return after.power == before.power and len(after.faults) <= len(before.faults) - len(faults)


def _mended(wording: Wording, faults: Sequence[SpellingFault]) -> Wording:
    """Words with what is right typed where they are at fault."""
    words = typed_text(wording.words)
    for fault in sorted(faults, reverse=True):
        words = words[: fault.span.start] + fault.fix + words[fault.span.end :]
    return wording.typed(words)


def _form_finding(subject: SubjectTexts, wording: Wording, fault: SpellingFault) -> Finding:
    """The fault; its fix is safe where no other Age is changed by it, on one line of the file."""
    place = subject.place(wording, fault.span)
    safe = place.line == place.end_line and not subject.shared(wording, fault.span)
    message, help = _form_message(subject.language_name(wording.language), fault)
    return Finding(
        *(FORM, FORM, place, message, help, "warning"),
        card=subject.speaker.id,
        language=wording.language,
        fix=fault.fix if safe else None,
    )


def _form_message(language: str, fault: SpellingFault) -> tuple[str, str]:
    if not fault.found:
        return f'{language} lacks "{fault.fix}" here', f'add "{fault.fix}"'
    if not fault.fix:
        return f'{language}: "{fault.found}" is too much here', "leave it out"
    return f'{language}: "{fault.found}" should be "{fault.fix}"', f'type "{fault.fix}"'


AMBIGUOUS = "words-ambiguous"


def ambiguous_texts(subject: SubjectTexts) -> Iterator[Finding]:
    """Each text with several readings that nobody has vouched for."""
    for wording in subject.wordings:
        if isinstance(wording.verdict, Ambiguous) and wording.language not in subject.signatures:
            yield _ambiguous_finding(subject, wording, wording.verdict)


def _ambiguous_finding(subject: SubjectTexts, wording: Wording, several: Ambiguous) -> Finding:
    first, *others = several.powers
    parts = (one for other in others for one in compare_powers(first, other))
    ways = (
        f"{one.field}: {describe_part(one.declared)} or {describe_part(one.said)}" for one in parts
    )
    message = f"{subject.language_name(wording.language)} can be read in {len(several.powers)} ways"
    place = subject.place(wording, TextSpan(0, len(typed_text(wording.words))))
    return Finding(
        *(AMBIGUOUS, AMBIGUOUS, place, message, "\n".join(dict.fromkeys(ways))),
        card=subject.speaker.id,
        language=wording.language,
    )
