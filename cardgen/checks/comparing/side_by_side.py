"""Warnings about texts that somebody read side by side in the very words that are told."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardgen.model.finding import Finding
from cardgen.project.prose.reviews import ReviewedProse, ReviewFile

if TYPE_CHECKING:
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose


def accepted_side_by_side(findings: Sequence[Finding], prose: "Prose") -> frozenset[Finding]:
    """The warnings that the record of a pack accepts, in the words that it holds the seals of."""
    doubted = [one for one in findings if one.is_doubtful]
    return frozenset(_accepted(doubted, prose)) if doubted else frozenset()


def _accepted(doubted: Sequence[Finding], prose: "Prose") -> Iterator[Finding]:
    for pack in prose.packs:
        file = ReviewFile(pack.view)
        for text in ReviewedProse(pack).texts if file.accepts else ():
            if codes := file.accepted(text.seals):
                yield from (
                    one
                    for one in doubted
                    if one.check in codes
                    and any(stands_in(one, each, prose) for each in text.pieces)
                )


def stands_in(finding: Finding, said: "Passage", prose: "Prose") -> bool:
    """Whether a finding is of a stretch of a piece."""
    place = prose.place(said, 0, len(said.words))
    start, end = (place.line, place.column), (place.end_line, place.end_column)
    at = finding.place.line, finding.place.column
    return finding.place.file == place.file and start <= at < end
