"""`cardgen fmt --write-reviews`: the record of texts that were read side by side, pack by pack."""

from collections.abc import Collection, Sequence
from pathlib import Path

from cardgen.cli.reviewing.noting import Noting
from cardgen.cli.reviewing.places import asked_places
from cardgen.cli.reviewing.record import NewReviews, is_read_only, own_path
from cardgen.model.finding import Stop
from cardgen.packs.root import LEGEND_FILE, REVIEWS_FILE, pack_folder
from cardgen.project.load import Selection, load_project
from cardgen.project.pack_view import PackView
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.reviews.legend_prose import LegendProse, has_own_legend


def refuse_unwritable(root: Path, packs: Sequence[str], *, legend: bool) -> None:
    """Stop where a record that is to say something new could not be written."""
    files = {pack: pack_folder(root, pack) / REVIEWS_FILE for pack in packs}
    protected = [pack for pack, path in files.items() if is_read_only(path)]
    legend = legend and is_read_only((root / LEGEND_FILE).with_name(REVIEWS_FILE))
    if not (protected or legend):
        return
    for one in new_reviews(root, protected or packs, told=False, legend=legend):
        if one.is_new and is_read_only(one.file.path):
            own_path(one.file)


def new_reviews(
    root: Path,
    packs: Sequence[str],
    at: Collection[str] = (),
    *,
    told: bool = True,
    legend: bool = False,
) -> list[NewReviews]:
    """The record of each pack that speaks several languages, with all texts that lack; or, if
    places are named, only with those that stand `at` a `file:line`. With them that of the `legend`
    of the root, if it has one of its own, which a place may always name.

    What is `told` of a text that was asked for was read as well: the record accepts what only
    somebody who reads both languages can judge. Stop at a pack that cannot be read whole: what it
    says there would be forgotten; and where nothing waits at one of the places.
    """
    asked = asked_places(root, packs, at)
    project, lost = load_project(root, Selection(tuple(packs)))
    prose = Prose(project)
    read = {view.pack.id for view in project.packs if not (view.unread or _has_errors(view))}
    if lost or not read.issuperset(packs):
        raise Stop(
            "not everything can be read that is to be noted as read side by side",
            help=f"mend what cardgen check {' '.join(packs)} tells first",
        )
    beside = (LegendProse(root),) if (at or legend) and has_own_legend(root) else ()
    noting = Noting(prose, beside, told=told)
    return noting.at(asked) if asked else noting.all()


def _has_errors(view: PackView) -> bool:
    return any(one.severity == "error" for one in view.loaded)
