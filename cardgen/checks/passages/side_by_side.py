"""Warnings about texts that somebody read side by side in the very words that are told; records
that accept what is not told."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.structure.acceptance import UNUSED
from cardgen.model.finding import Finding, Place
from cardgen.project.prose.reviews.review_file import ReviewFile, may_accept
from cardgen.project.prose.reviews.reviewed_prose import ReviewedProse, SealedText

if TYPE_CHECKING:
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.reviews.review_lines import Sealed


class SideBySide(NamedTuple):
    """The warnings that records accept, and a finding for each acceptance of nothing."""

    accepted: frozenset[Finding] = frozenset()
    unused: tuple[Finding, ...] = ()


def read_side_by_side(
    findings: Sequence[Finding], prose: "Prose", *, ran: Collection[str]
) -> SideBySide:
    """What the records of packs accept, in the words that they hold the seals of.

    Of no use is what is accepted of a check that `ran` and doubts nothing in these words.
    """
    doubted = [one for one in findings if one.is_doubtful]
    accepted: set[Finding] = set()
    unused: list[Finding] = []
    for pack in prose.packs:
        if may_accept(pack.view):
            file = ReviewFile(pack)
            found = [*_accepted(file, pack, doubted, prose)]
            accepted.update(one for _, each in found for one in each)
            certain = [one for one in found if not _is_doubtful(one[0], prose)]
            unused += _unused(file, certain, ran)
    return SideBySide(frozenset(accepted), tuple(unused))


def _is_doubtful(text: SealedText, prose: "Prose") -> bool:
    """Whether it may tell of cards that could not be read, so that less is found in it."""
    return any(map(prose.doubtful.tells_of_unread, text.pieces))


Found = tuple[SealedText, list[Finding]]


def _accepted(
    file: ReviewFile, pack: "PackProse", doubted: Sequence[Finding], prose: "Prose"
) -> Iterator[Found]:
    """Each text of which a record accepts something, with what is told of it and accepted."""
    for text in ReviewedProse(pack).texts:
        if codes := file.accepted(text.seals):
            told = [one for one in doubted if one.check in codes]
            yield text, findings_in_text(text, told, prose)


def _unused(file: ReviewFile, found: Sequence[Found], ran: Collection[str]) -> Iterator[Finding]:
    needed: dict[frozenset[Sealed], set[str]] = {}
    cards: dict[frozenset[Sealed], str] = {}
    for text, told in found:
        seals = frozenset(text.seals)
        cards.setdefault(seals, text.card)
        needed.setdefault(seals, set()).update(one.check for one in told)
    for seals, one in file.acceptances:
        if seals in needed and one.check in ran and one.check not in needed[seals]:
            place = Place(file.name, one.line, one.column, one.line, one.end_column)
            message = f"{one.check} finds nothing to accept in these words"
            card = cards[seals]
            yield Finding(UNUSED, UNUSED, place, message, "take it out", "warning", card=card)


def findings_in_text(
    text: SealedText, findings: Iterable[Finding], prose: "Prose"
) -> list[Finding]:
    """The findings that are of a stretch of a text, in any language."""
    places = [prose.places.whole(said) for said in text.pieces]
    return [one for one in findings if any(_stands_in(one, place) for place in places)]


def _stands_in(finding: Finding, place: Place) -> bool:
    start, end = (place.line, place.column), (place.end_line, place.end_column)
    at = finding.place.line, finding.place.column
    return finding.place.file == place.file and start <= at < end
