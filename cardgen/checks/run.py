"""Every check over packs, and its findings under the name of the check that explains them."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.catalogue import checks, checks_by_code, checks_of_packs
from cardgen.checks.check import Check
from cardgen.checks.repeats import is_compared, repeats_in, told_once
from cardgen.checks.sound import Look, look_unless_sound
from cardgen.checks.structure.acceptance import UNUSED, CheckedFindings, apply_acceptances
from cardgen.model.finding import Finding
from cardgen.packs.root import RULINGS_FILE
from cardgen.project.load import Project
from cardgen.project.pack_view import PackView

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
    from cardgen.checks.comparing.side_by_side import read_side_by_side

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
    for view in project.packs:
        yield from view.loaded
        key = project.digests.of_pack(view)
        look, standing = (
            partial(_of_pack, view, chosen, drawn=drawn),
            project.digests.standing(view),
        )
        found = tuple(look_unless_sound(project.parts, key, look, standing=standing))
        owners = {one.card for one in map(with_check, found) if _may_be_of_cards(one)}
        if owners <= {card.id for card in view.cards}:
            project.settle_faces(view, owners)
        yield from found
    for over_project in dict.fromkeys(one.over_project for one in chosen if one.over_project):
        yield from over_project(project)
    if prose is not None:
        yield from _in_prose(prose, chosen)
        yield from _in_rulebooks(prose, chosen)
    elif books:
        from cardgen.project.prose.prose import Prose

        yield from _in_rulebooks(Prose(project), (one for one in chosen if one.stops_books))
    for view in project.packs:
        key = project.digests.beside_cards("rulings", view, told=RULINGS_FILE)
        yield from look_unless_sound(project.parts, key, partial(_of_rulings, view))
    for rulebooks in project.rulebooks if books or prose is not None else ():
        key = project.prose_digests.of_books("rulebook-file", rulebooks.view)
        yield from look_unless_sound(project.parts, key, partial(_of_files, rulebooks))


def _of_pack(view: PackView, chosen: Iterable[Check], *, drawn: bool) -> Iterator[Finding]:
    """What is found of a pack and its cards by themselves; of what is `drawn` too."""
    yield from view.power_findings
    yield from view.face_findings if drawn else ()
    over_cards = dict.fromkeys(one.over_card for one in chosen if one.over_card)
    for card in view.cards_to_check:
        for over_card in over_cards:  # one after the other, so that an entry is parsed once for all
            yield from over_card(view, card)
    if view.partly_read:
        from cardgen.checks.partly_read import in_what_was_read  # few packs have such cards

        yield from in_what_was_read(view, over_cards)
    for over_pack in dict.fromkeys(one.over_pack for one in chosen if one.over_pack):
        yield from over_pack(view)


def _in_prose(prose: "Prose", chosen: Iterable[Check]) -> Iterator[Finding]:
    """What the checks of prose find; those that look at pieces one by one, in pieces that are not
    known."""
    from cardgen.project.prose.fresh import FreshProse

    pieces = {"alone": FreshProse(prose), "among-names": FreshProse(prose, named=True)}
    for check in {one.over_prose: one for one in chosen}.values():
        if check.over_prose:
            yield from check.over_prose(pieces.get(check.by_piece, prose))
    for looked_at in pieces.values():
        looked_at.settle()


def _in_rulebooks(prose: "Prose", chosen: Iterable[Check]) -> Iterator[Finding]:
    """What the checks of rulebooks find, which look only where something changed they may read."""
    project = prose.project
    for look, check in {one.over_rulebooks: one for one in chosen}.items():
        if look is None:
            continue
        for rulebooks in prose.all_rulebooks:
            asked: Look = partial(look, prose, rulebooks)
            if check.reads == "examples":
                asked = partial(_in_examples, project, check, rulebooks.view, asked)
            key = _known_by(check, project, rulebooks.view)
            yield from look_unless_sound(project.parts, key, asked)


def _in_examples(project: Project, check: Check, view: PackView, look: Look) -> Iterator[Finding]:
    """What is found once some card plays otherwise, if it lies on the table of an example."""
    key = project.prose_digests.of_examples(check.slug, view)
    return look_unless_sound(project.parts, key, look)


def _known_by(check: Check, project: Project, view: PackView) -> bytes:
    """What a check of the rulebooks of a pack is known by."""
    if check.reads == "books":
        return project.prose_digests.of_books(check.slug, view)
    if check.reads == "counted":
        return project.prose_digests.of_counted(check.slug, view)
    if check.reads == "linked":
        return project.prose_digests.of_linked(check.slug, view)
    return project.prose_digests.of_rulebooks(check.slug, view, words=check.reads == "words")


def _of_rulings(view: PackView) -> Iterable[Finding]:
    """What is wrong with their file."""
    return view.ruling_findings


def _of_files(rulebooks: "PackRulebooks") -> Iterable[Finding]:
    """What is wrong with the files of rulebooks."""
    return rulebooks.findings


def with_check(finding: Finding) -> Finding:
    """The finding with the slug that `cardgen explain` knows, whoever reported it."""
    slug = checks_by_code().get(finding.code, finding.check)
    return finding if slug == finding.check else finding._replace(check=slug)
