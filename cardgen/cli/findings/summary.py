"""How much was looked at, and how many findings there are of it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardgen.model.finding import Finding
from cardgen.phrasebook.subjects import subjects_with_kinds
from cardgen.project.load import Project


def count(findings: Iterable[Finding], severity: str) -> int:
    """How many findings are of this severity."""
    return sum(finding.severity == severity for finding in findings)


class Summary(NamedTuple):
    """`sentences` counts texts, each language × Age once; `read` those that were understood.

    A text that somebody vouches for counts as read. `accepted` are the findings that authors let
    stand.
    """

    cards: int
    sentences: int
    read: int
    accepted: int = 0


def summary(project: Project, *, accepted: int = 0) -> Summary:
    """What the packs hold, boards included. Words that serve several Ages are one sentence."""
    packs = [view.pack for view in project.packs]
    speakers = (speaker for pack in packs for speaker, _ in subjects_with_kinds(pack))
    texts = (words for speaker in speakers for words in speaker.text.values())
    cards, sentences = sum(len(pack.cards) for pack in packs), sum(len(t.spans()) for t in texts)
    read = sum(one.understood for one in project.texts)
    return Summary(cards, sentences, read, accepted)


def summary_line(findings: Sequence[Finding], what: Summary) -> str:
    """`33 cards, 132 texts, all read: 1 error, 2 warnings`."""
    errors, warnings = count(findings, "error"), count(findings, "warning")
    faults = [_many(errors, "error"), _many(warnings, "warning")] if findings else ["all well"]
    if what.accepted:
        faults.append(f"{what.accepted} accepted")
    read = "all" if what.read == what.sentences else what.read or "none"
    looked_at = f"{_many(what.cards, 'card')}, {_many(what.sentences, 'text')}"
    said = f", {read} read" if what.sentences else ""
    return f"{looked_at}{said}: {', '.join(faults)}"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
