"""Findings that an author accepts, with the reason, and acceptances of what no check finds."""

from collections.abc import Collection, Iterator, Mapping
from os.path import isabs
from pathlib import Path
from typing import NamedTuple

from cardgen.checks.catalogue import checks, checks_by_code
from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map, ValueRef
from cardgen.model.pack import Pack
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.suggest import did_you_mean

UNUSED = "accepts-unused"
CARDS = "cards/"


class CheckedFindings(NamedTuple):
    """What is told, what was found and accepted, and the cards of which something was found besides
    what they say; none of them (``) where it may be of any."""

    findings: tuple[Finding, ...]
    accepted: tuple[Finding, ...]
    faulty: frozenset[str] = frozenset()


class _Use(NamedTuple):
    """An acceptance: by a card (or, without one, by the pack as a whole) of what a check finds, in
    one language or in all."""

    pack: str
    card: str
    check: str
    language: str


class _Accepted(NamedTuple):
    """What became of acceptances: by the checks that `ran`, those `used`, and the checks that found
    something in `shared` files, which are no pack's."""

    ran: Collection[str]
    used: Collection[_Use]
    shared: Collection[str]


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
        shared = {one.check for one in told if not one.place.file.startswith(CARDS)}
        told += cards.unused(_Accepted(ran, {use for use in uses if use}, shared))
    return CheckedFindings(tuple(told), tuple(accepted))


class _Cards:
    """Who may accept a finding: the card it is about, and its pack."""

    def __init__(self, project: Project) -> None:
        self.views = project.packs
        self.packs = {view.pack.id: view.pack for view in project.packs}
        self._by_id: dict[str, Mapping[str, Card]] = {}

    def _pack(self, file: str) -> Pack | None:
        """Whose file it is; one of a pack that came with cardgen is named from the disk's root."""
        if isabs(file):
            packs = self.packs.values()
            return next((one for one in packs if Path(file).is_relative_to(one.folder)), None)
        folder, _, inside = file.partition(CARDS)
        return self.packs.get(inside.partition("/")[0]) if not folder else None

    def acceptance(self, finding: Finding) -> _Use | None:
        """What accepts a finding."""
        pack = self._pack(finding.place.file)
        if pack is None:
            return None
        card = self._card(pack, finding.card)
        for owner, accepts in ((finding.card, card.accepts if card else {}), ("", pack.accepts)):
            reason = accepts.get(finding.check, {})
            if isinstance(reason, str) or finding.language in reason:
                language = "" if isinstance(reason, str) else finding.language
                return _Use(pack.id, owner, finding.check, language)
        return None

    def unused(self, accepted: _Accepted) -> Iterator[Finding]:
        """Each acceptance of a check that ran and found nothing of the kind."""
        alone = accepted
        if any(view.unread for view in self.views):
            alone = accepted._replace(ran=[*filter(_looks_at_one, accepted.ran)])
        for view in self.views:
            pack = view.pack
            if not (view.unread or view.faulty_powers):
                yield from _unused(pack, "", pack, alone)
            for card in pack.cards:
                if card.id not in view.faulty_powers:
                    yield from _unused(card, card.id, pack, alone)

    def _card(self, pack: Pack, name: str) -> Card | None:
        if name and pack.id not in self._by_id:
            self._by_id[pack.id] = {card.id: card for card in pack.named_cards}
        return self._by_id[pack.id].get(name) if name else None


def _looks_at_one(slug: str) -> bool:
    """Whether a check finds in a card the same, whatever cannot be read of others."""
    check = checks()[slug]
    of_others = check.over_pack or check.over_project or check.is_of_prose
    return not of_others or slug.startswith("words-") or check.by_piece == "alone"


def _unused(owner: Card | Pack, card: str, pack: Pack, accepted: _Accepted) -> Iterator[Finding]:
    for check, reason in owner.accepts.items():
        for language in [""] if isinstance(reason, str) else reason:
            use = _Use(pack.id, card, check, language)
            if check in accepted.ran and use not in accepted.used:
                path = ("accepts", check, *((language,) if language else ()))
                message = f"{check} finds nothing to accept{language and f' in {language}'}"
                help = "take it out"
                if check in accepted.shared:
                    help += (
                        "; what it finds outside of cards/ is no pack's, and wants mending there"
                    )
                yield Finding(
                    UNUSED, UNUSED, owner.entry.place(*path), message, help, "warning",
                    card=card, language=language,
                )  # fmt: skip


def check_accepts_of_pack(view: PackView) -> Iterator[Finding]:
    """Every name in `accepts:` of the pack."""
    return _of(view.pack, "")


def check_accepts_of_card(_: PackView, card: Card) -> Iterator[Finding]:
    """Every name in `accepts:` of a card."""
    return _of(card, card.id)


def _of(owner: Card | Pack, card: str) -> Iterator[Finding]:
    looking = [slug for slug, one in checks().items() if one.looks] if owner.accepts else []
    for name in owner.accepts:
        if name not in looking:
            held = owner.entry["accepts"]
            if isinstance(held, Map):
                yield _finding(ValueRef(held, name, at_key=True), name, card, looking)


def _finding(where: ValueRef, name: str, card: str, looking: list[str]) -> Finding:
    code, known = "accepts-unknown", checks_by_code().get(name, "")
    if known in looking:
        message, help = f'"{name}" is a code of the check {known}', f"type {known}"
    elif known:
        message, help = f'what "{name}" finds cannot be accepted', "mend what it finds"
    else:
        message = f'there is no check "{name}"{did_you_mean(name, looking)}'
        help = "all of them: cardgen explain"
    fix = known if known in looking else None
    return Finding(code, code, where.place, message, help, card=card, fix=fix)


ACCEPTS_UNKNOWN = Check(
    slug="accepts-unknown",
    title="An acceptance of what no check finds",
    why="""\
`accepts:` names checks, with the reason why their findings may stay. A name that no check has
accepts nothing. Neither can what keeps a file from being read or a face from being drawn be
accepted: nothing would be left to print.
""",
    refused="""\
- id: iris
  accepts: {name-speling: the poet is meant}      # name-spelling
""",
    mend="""\
Type the name that stands behind `error` or `warning`; `cardgen explain` lists them.
""",
    over_pack=check_accepts_of_pack,
    over_card=check_accepts_of_card,
)


ACCEPTS_UNUSED = Check(
    slug="accepts-unused",
    title="An acceptance of findings that are not there",
    why="""\
What was accepted once may be mended since, and the acceptance then hides the next fault. It is told
by `cardgen check` over all packs, where every check has looked. So is `accepts:prose-sense` in
reviewed.txt, beside the seals of words of which that check tells nothing.
""",
    refused="""\
- id: iris
  accepts: {announced-count: the red one counts as none}      # the count comes out
""",
    mend="""\
Take the line out.
""",
)
