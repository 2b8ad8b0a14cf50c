"""What the checks of prose and of rulebooks look at, each look in the parts that are not known."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter

from cardgen.checks.catalogue import checks
from cardgen.checks.check import Check
from cardgen.checks.sound import Look, look_unless_sound
from cardgen.model.finding import Finding
from cardgen.project.project import Project
from cardgen.project.prose.fresh import FreshProse
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.rulebooks import PackRulebooks


def looks_at_drawings(prose: Prose, chosen: Sequence[Check]) -> Iterator[Look]:
    """What those checks of prose look at that ask what is drawn."""
    for one in dict.fromkeys(one.over_prose for one in chosen if one.of_faces):
        if one:
            yield partial(_certain, prose, one)


def looks_at_prose(prose: Prose, chosen: Sequence[Check]) -> Iterator[Look]:
    """What the others look at: last those that play scenarios, as rulebooks are looked at; those
    that look at pieces one by one together, in pieces that are not known."""
    looks = {one.over_prose: one for one in chosen if one.over_prose and not one.of_faces}
    ranked: list[tuple[bool, Look]] = [
        (check.plays, partial(_certain, prose, look))
        for look, check in looks.items()
        if not check.by_piece
    ]
    for how in ("alone", "among-names"):
        by_piece = [look for look, check in looks.items() if check.by_piece == how]
        ranked.append((False, partial(_in_pieces, prose, by_piece, named=how == "among-names")))
    return (look for _, look in sorted(ranked, key=itemgetter(0)))


def _certain(prose: Prose, look: Callable[[Prose], Iterable[Finding]]) -> Iterator[Finding]:
    """What is found, but for what hangs on cards that cannot be read."""
    return (found for found in look(prose) if not _is_doubtful(prose, found))


def _is_doubtful(prose: Prose, found: Finding) -> bool:
    said, check = prose.places.piece_of(found), checks().get(found.check)
    held = check.of_cards if check else ()
    if not held or said is None:
        return False
    pieces = prose.doubtful
    return (
        pieces.tells_of_unread(said)
        or ("powers" in held and pieces.tells_of_faulty(said))
        or ("tables" in held and pieces.is_beside_any(said))
    )


def _in_pieces(
    prose: Prose, looks: Iterable[Callable[[Prose], Iterable[Finding]]], *, named: bool
) -> Iterator[Finding]:
    pieces = FreshProse(prose, named=named)
    for look in looks:
        yield from look(pieces)
    pieces.settle()


def looks_at_rulebooks(prose: Prose, chosen: Iterable[Check]) -> Iterator[Look]:
    """What the checks of rulebooks look at."""
    for look, check in {one.over_rulebooks: one for one in chosen}.items():
        if look is not None:
            yield partial(_in_rulebooks, prose, check, look)


def _in_rulebooks(
    prose: Prose,
    check: Check,
    over_rulebooks: Callable[[Prose, PackRulebooks], Iterable[Finding]],
) -> Iterator[Finding]:
    """What a check of rulebooks finds, which looks only where something changed it may read."""
    project = prose.project
    for whole in prose.project.rulebooks:
        for rulebooks in whole.one_by_one if check.by_book else (whole,):
            look: Look = partial(over_rulebooks, prose, rulebooks)
            if check.reads == "examples":
                look = partial(_in_examples, project, check, rulebooks, look)
            key = _known_by(check, project, rulebooks)
            yield from look_unless_sound(project.parts, key, look)


def _in_examples(
    project: Project, check: Check, rulebooks: PackRulebooks, look: Look
) -> Iterator[Finding]:
    """What is found once some card plays otherwise, if it lies on the table of an example."""
    key = project.prose_digests.of_examples(check.slug, rulebooks.view, rulebooks.language)
    return look_unless_sound(project.parts, key, look)


def _known_by(check: Check, project: Project, rulebooks: PackRulebooks) -> bytes:
    """What a check of the rulebooks of a pack is known by."""
    digests, books = project.prose_digests, (rulebooks.view, rulebooks.language)
    if check.reads == "books":
        return digests.of_books(check.slug, rulebooks.view, language=rulebooks.language)
    if check.reads == "counted":
        return digests.of_counted(check.slug, *books)
    if check.reads == "linked":
        return digests.of_linked(check.slug, *books)
    return digests.of_rulebooks(check.slug, *books, words=check.reads == "words")
