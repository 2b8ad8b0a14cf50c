"""Every check over packs, and its findings under the name of the check that explains them."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from cardgen.checks.catalogue import checks, checks_by_code, checks_of_packs
from cardgen.checks.check import Check
from cardgen.checks.repeats import is_compared, repeats_in, told_once
from cardgen.checks.sound import Look, look_unless_sound
from cardgen.checks.structure.acceptance import UNUSED, CheckedFindings, apply_acceptances
from cardgen.model.finding import Finding
from cardgen.packs.root import RULINGS_FILE
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project

if TYPE_CHECKING:
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks


def findings_of(
    project: Project,
    *,
    select: Collection[str] = (),
    prose: "Prose | None" = None,
    books: bool = False,
) -> tuple[Finding, ...]:
    """What reading and checking found and nobody accepted; see `run_checks`."""
    return run_checks(project, select=select, prose=prose, books=books).findings


# Pieces of prose; where fewer are said one process is as soon done. Of 254, two take 7 % more work
# for nothing; of 1,612, or of all packs, they take about 0.6 of the time of one.
LEAST_PIECES = 1000
# What composing faces finds, which is not done for the other checks alone.
COMPOSED = frozenset(("drawing", "glyph", "layout-file", "overflow", "unknown-layout"))


def run_checks(
    project: Project,
    *,
    select: Collection[str] = (),
    prose: "Prose | None" = None,
    books: bool = False,
) -> CheckedFindings:
    """What reading and checking found, of the selected checks only if any are named.

    What kept an entry from being read is told in any case: no check has looked at that one. Checks
    of prose run where it is given, and where `books` are to be printed those that stop these.
    """
    found = [with_check(finding) for finding in _found(project, select, prose, books)]
    repeats = repeats_in(found, project)
    unread = {with_check(finding) for view in project.packs for finding in view.unread_findings}
    told = tuple(
        finding if not select or finding.check in select else finding._replace(fix=None)
        for finding in found
        if (not select or finding.check in select or finding in unread) and finding not in repeats
    )
    ran, judged = _ran(select, prose, books), not select or UNUSED in select
    read, unused = _read_side_by_side(told, prose, ran if judged and project.whole else ())
    told = (*(finding for finding in told if finding not in read), *unused)
    checked = apply_acceptances(told, project, ran=ran, judged=judged)
    return checked._replace(
        findings=tuple(told_once(checked.findings)),
        accepted=(*checked.accepted, *read),
        faulty=frozenset(one.card for one in found if _may_be_of_cards(one)),
    )


def _read_side_by_side(
    told: Sequence[Finding], prose: "Prose | None", ran: Collection[str]
) -> tuple[Collection[Finding], Sequence[Finding]]:
    """The warnings that somebody accepted who read both languages, and what is told of acceptances
    of checks that `ran` and needed none."""
    if prose is None:
        return (), ()
    from cardgen.checks.passages.side_by_side import read_side_by_side

    return read_side_by_side(told, prose, ran=ran)


def _may_be_of_cards(finding: Finding) -> bool:
    """Whether it is of a card by itself, or, being of none, may be of any: what is wrong with a
    layout, or with what is drawn. What compares cards leaves none of them unlooked at."""
    one = checks().get(finding.check)
    compares = one is not None and (one.over_pack or one.over_project) and not one.over_card
    if not finding.card and one is not None and compares and not one.of_faces:
        return not finding.place.file.startswith("cards/")
    return not _is_of_words(finding)


def _is_of_words(finding: Finding) -> bool:
    """Whether it is of what is said, which is read again however sound a card is."""
    one = checks().get(finding.check)
    return is_compared(finding) or (one is not None and one.is_of_prose)


def _ran(select: Collection[str], prose: "Prose | None", books: bool) -> frozenset[str]:
    """The checks that looked: those of prose only where there was any."""
    return frozenset(
        slug
        for slug, one in (checks() if prose or books else checks_of_packs()).items()
        if (not select or slug in select) and _looks(one, prose=prose is not None, books=books)
    )


def _looks(check: Check, *, prose: bool, books: bool) -> bool:
    return check.over_packs or (prose and check.is_of_prose) or (books and check.stops_books)


def _found(
    project: Project, select: Collection[str], prose: "Prose | None", books: bool
) -> Iterator[Finding]:
    drawn = not select or not COMPOSED.isdisjoint(select)
    wanted = checks() if prose or books else checks_of_packs()
    chosen = [one for slug, one in wanted.items() if not select or slug in select]
    drawing: list[Look] = [
        partial(_in_pack, project, view, chosen, drawn) for view in project.packs
    ]
    drawing += _looks_at_drawings(project, chosen, prose)
    others = _over_project(project, (one for one in chosen if not one.of_faces))
    others += _looks_at_texts(project, chosen, prose, books=books)
    return chain.from_iterable(_told(project, drawing, others, None if select else prose))


def _over_project(project: Project, chosen: Iterable[Check]) -> list[Look]:
    looks = dict.fromkeys(one.over_project for one in chosen if one.over_project)
    return [partial(look, project) for look in looks]


def _looks_at_drawings(
    project: Project, chosen: Sequence[Check], prose: "Prose | None"
) -> Iterator[Look]:
    """The looks over all packs, and at what these tell, that ask what is drawn."""
    yield from _over_project(project, (one for one in chosen if one.of_faces))
    if prose is not None:
        from cardgen.checks.prose_looks import looks_at_drawings

        yield from looks_at_drawings(prose, chosen)


def _looks_at_texts(
    project: Project, chosen: Sequence[Check], prose: "Prose | None", *, books: bool
) -> Iterator[Look]:
    """The other looks at what is told beside cards."""
    if prose is not None:
        from cardgen.checks.prose_looks import looks_at_prose, looks_at_rulebooks

        yield from looks_at_prose(prose, chosen)
        yield from looks_at_rulebooks(prose, chosen)
    elif books:
        from cardgen.checks.prose_looks import looks_at_rulebooks
        from cardgen.project.prose.prose import Prose

        stopping = (one for one in chosen if one.stops_books)
        yield from looks_at_rulebooks(Prose(project), stopping)
    yield partial(_in_rulings, project)
    if books or prose is not None:
        yield partial(_in_files, project)


def _told(
    project: Project, drawing: Sequence[Look], others: Sequence[Look], prose: "Prose | None"
) -> Iterable[tuple[Finding, ...]]:
    """What each look finds: by two processes where nothing is known of packs that say much. All
    that ask what is drawn are left to one: to compose 5,000 cards twice was a third of a check."""
    own, tasks = ([partial(_all_of, look) for look in looks] for looks in (drawing, others))
    if prose and project.parts.is_empty and len(prose.said) >= LEAST_PIECES:
        from cardgen.checks.share import may_share, share_out
        from cardgen.project.found_out import FoundOut

        if may_share(tasks):
            prose.read()
            return share_out(own, tasks, FoundOut(project))
    return (task() for task in (*own, *tasks))


def _all_of(look: Look) -> tuple[Finding, ...]:
    return tuple(look())


def _in_pack(
    project: Project, view: PackView, chosen: Sequence[Check], drawn: bool
) -> Iterator[Finding]:
    """What is wrong with a pack as it was loaded, and with its cards and faces."""
    yield from view.loaded
    key, standing = project.digests.of_pack(view), project.digests.standing(view)
    look = partial(_of_pack, view, chosen, drawn=drawn)
    found = tuple(look_unless_sound(project.parts, key, look, standing=standing))
    owners = {one.card for one in map(with_check, found) if _may_be_of_cards(one)}
    if owners <= {card.id for card in view.cards}:
        project.settle_faces(view, owners)
    yield from found


def _of_pack(view: PackView, chosen: Iterable[Check], *, drawn: bool) -> Iterator[Finding]:
    """What is found of a pack and its cards by themselves; of what is `drawn` too."""
    yield from view.power_findings
    yield from view.composed.findings if drawn else ()
    over_cards = dict.fromkeys(one.over_card for one in chosen if one.over_card)
    for card in view.cards_to_check:
        for over_card in over_cards:  # one after the other, so that an entry is parsed once for all
            yield from over_card(view, card)
    if view.partly_read:
        from cardgen.checks.partly_read import in_what_was_read  # few packs have such cards

        yield from in_what_was_read(view, over_cards)
    for over_pack in dict.fromkeys(one.over_pack for one in chosen if one.over_pack):
        yield from over_pack(view)


def _in_rulings(project: Project) -> Iterator[Finding]:
    """What is wrong with the files of rulings."""
    for view in project.packs:
        key = project.digests.beside_cards("rulings", view, told=RULINGS_FILE)
        yield from look_unless_sound(project.parts, key, partial(_of_rulings, view))


def _of_rulings(view: PackView) -> Iterable[Finding]:
    return view.ruling_findings


def _in_files(project: Project) -> Iterator[Finding]:
    """What is wrong with the files of rulebooks."""
    for rulebooks in project.rulebooks:
        key = project.prose_digests.of_books("rulebook-file", rulebooks.view)
        yield from look_unless_sound(project.parts, key, partial(_of_files, rulebooks))


def _of_files(rulebooks: "PackRulebooks") -> Iterable[Finding]:
    return rulebooks.findings


def with_check(finding: Finding) -> Finding:
    """The finding with the slug that `cardgen explain` knows, whoever reported it."""
    slug = checks_by_code().get(finding.code, finding.check)
    return finding if slug == finding.check else finding._replace(check=slug)
