"""Which texts are to be noted as read side by side, and what is told of them."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from cardgen.checks.catalogue import checks
from cardgen.checks.passages.side_by_side import findings_in_text
from cardgen.checks.run import run_checks
from cardgen.cli.reviewing.content import edited_content, whole_content
from cardgen.cli.reviewing.not_noted import why_not_noted
from cardgen.cli.reviewing.places import AskedPlace
from cardgen.cli.reviewing.record import NewReviews, NotedText
from cardgen.model.finding import Finding, Place, Stop
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.reviews.review_file import ReviewFile
from cardgen.project.prose.reviews.reviewed_prose import Recorded, ReviewedProse, SealedText


class Noting:
    """The packs that speak several languages, and what has a record `beside` them; what is `told`
    of their texts is sought only where somebody wants to know."""

    def __init__(self, prose: Prose, beside: Sequence[Recorded] = (), *, told: bool) -> None:
        self._prose, self._is_told = prose, told
        self._every = (*prose.packs, *beside)
        self._packs = [one for one in self._every if len(one.languages) > 1]

    def all(self) -> list[NewReviews]:
        """The record of each pack, with all texts that lack."""
        return [self._whole(pack) for pack in self._packs]

    def _whole(self, pack: Recorded) -> NewReviews:
        file, prose = ReviewFile(pack), ReviewedProse(pack)
        lacking = [text for text in prose.texts if not file.reviews.hold(text.seals)]
        told = [self._told_of(text) if self._is_told else () for text in lacking]
        noted = (
            NotedText(text, self._places(text)[0], found)
            for text, found in zip(lacking, told, strict=True)
        )
        return NewReviews(file, pack.id, tuple(noted), whole_content(file, prose))

    def at(self, asked: Sequence[AskedPlace]) -> list[NewReviews]:
        """The records that note a text at one of these places. Stop where none waits at one."""
        met: set[AskedPlace] = set()
        records = [one for pack in self._packs for one in self._asked(pack, asked, met)]
        for place in asked:
            if place not in met:
                raise why_not_noted(self._prose, self._every, place, self._found)
        return records

    def _asked(
        self, pack: Recorded, asked: Sequence[AskedPlace], met: set[AskedPlace]
    ) -> Iterator[NewReviews]:
        file, prose = ReviewFile(pack), ReviewedProse(pack)
        noted: list[NotedText] = []
        for text in prose.texts:
            places = self._places(text)
            at = [one for one in asked if any(map(one.is_in, places))]
            told = self._told_of(text) if at else ()
            codes = tuple(sorted({one.check for one in told if one.is_doubtful}))
            if at and (codes or not file.reviews.hold(text.seals)):
                noted.append(NotedText(text, places[0], told, codes))
                met.update(at)
        if noted:
            if file.exists and file.text is None:
                fault = file.report.findings[0]
                raise Stop(fault.message, place=fault.place, help=fault.help)
            content = edited_content(file, prose, {one.text: one.codes for one in noted})
            yield NewReviews(file, pack.id, tuple(noted), content, asked=True)

    def _places(self, text: SealedText) -> list[Place]:
        """Where a text stands in each language."""
        return [self._prose.places.whole(said) for said in text.pieces]

    def _told_of(self, text: SealedText) -> tuple[Finding, ...]:
        return tuple(findings_in_text(text, self._found, self._prose))

    @cached_property
    def _found(self) -> tuple[Finding, ...]:
        """What is told of all that the packs say beside the words of powers."""
        slugs = [slug for slug, one in checks().items() if one.is_of_prose]
        return run_checks(self._prose.project, select=slugs, prose=self._prose).findings
