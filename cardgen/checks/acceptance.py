"""Findings that an author accepts, with the reason, and acceptances that accept nothing."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.project.project import Project

UNUSED = "accepts-unused"
CARDS = "cards/"


class CheckedFindings(NamedTuple):
    """What is told, and what was found and accepted."""

    findings: tuple[Finding, ...]
    accepted: tuple[Finding, ...]


class _Use(NamedTuple):
    """An acceptance: by a card (or, without one, by the pack as a whole) of what a check finds, in
    one language or in all."""

    pack: str
    card: str
    check: str
    language: str


def apply_acceptances(
    findings: tuple[Finding, ...], project: Project, *, ran: Collection[str], judged: bool
) -> CheckedFindings:
    """The findings without those accepted; `ran` are the checks whose findings may be accepted.

    Where all packs were looked at and it is to be `judged`, acceptances of no use are findings too.
    """
    cards = _Cards(project)
    uses = [cards.acceptance(finding) if finding.check in ran else None for finding in findings]
    told = [finding for finding, use in zip(findings, uses, strict=True) if use is None]
    accepted = [finding for finding, use in zip(findings, uses, strict=True) if use]
    if judged and project.whole:
        told += cards.unused(ran, {use for use in uses if use})
    return CheckedFindings(tuple(told), tuple(accepted))


class _Cards:
    """Who may accept a finding: the card it is about, and its pack."""

    def __init__(self, project: Project) -> None:
        self.packs = {view.pack.id: view.pack for view in project.packs}
        self._by_id: dict[str, Mapping[str, Card]] = {}

    def acceptance(self, finding: Finding) -> _Use | None:
        """What accepts a finding."""
        folder, _, file = finding.place.file.partition(CARDS)
        pack = self.packs.get(file.partition("/")[0]) if not folder else None
        if pack is None:
            return None
        card = self._card(pack, finding.card)
        for owner, accepts in ((finding.card, card.accepts if card else {}), ("", pack.accepts)):
            reason = accepts.get(finding.check, {})
            if isinstance(reason, str) or finding.language in reason:
                language = "" if isinstance(reason, str) else finding.language
                return _Use(pack.id, owner, finding.check, language)
        return None

    def unused(self, ran: Collection[str], used: Collection[_Use]) -> Iterator[Finding]:
        """Each acceptance of a check that ran and found nothing of the kind."""
        for pack in self.packs.values():
            yield from _unused(pack, "", pack, ran, used)
            for card in pack.cards:
                yield from _unused(card, card.id, pack, ran, used)

    def _card(self, pack: Pack, name: str) -> Card | None:
        if name and pack.id not in self._by_id:
            self._by_id[pack.id] = {card.id: card for card in pack.cards}
        return self._by_id[pack.id].get(name) if name else None


def _unused(
    owner: Card | Pack, card: str, pack: Pack, ran: Collection[str], used: Collection[_Use]
) -> Iterator[Finding]:
    for check, reason in owner.accepts.items():
        for language in [""] if isinstance(reason, str) else reason:
            if check in ran and _Use(pack.id, card, check, language) not in used:
                path = ("accepts", check, *((language,) if language else ()))
                message = f"{check} finds nothing to accept{language and f' in {language}'}"
                yield Finding(
                    UNUSED, UNUSED, owner.entry.place(*path), message, "take it out", "warning",
                    card=card, language=language,
                )  # fmt: skip
