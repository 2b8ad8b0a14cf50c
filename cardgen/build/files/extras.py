"""What is made of whole packs and of no card: boxes, score pads, credits and rulebooks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardgen.build.options import BOOKLETS, BuildRequest, PrintOptions
from cardgen.model.finding import Stop
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.suggest import join_words

if TYPE_CHECKING:  # only packs with a rulebook, boxes, score pads or credits load what makes them
    from cardgen.build.booklets.book import PrintedBook
    from cardgen.build.files.boxes import BoxRun
    from cardgen.build.files.score_pads import PadRun

APART = frozenset(("box", "scorepad", "credits")) | BOOKLETS  # what is printed of no card


class PackExtras(NamedTuple):
    """What goes with whole packs: their boxes, score pads and rulebooks, the packs with credits."""

    boxes: "tuple[BoxRun, ...]"
    pads: "tuple[PadRun, ...]"
    credited: tuple[PackView, ...]
    books: "tuple[PrintedBook, ...]"


def extras_of(request: BuildRequest, project: Project) -> PackExtras:
    """What goes with whole packs. Stop where it does not fit, or nothing else is asked for and
    there is none."""
    kinds, options, packs = request.kinds, request.options, project.packs
    extras = PackExtras(
        _boxes(packs, options) if "box" in kinds else (),
        _pads(packs, options) if "scorepad" in kinds else (),
        _credited(packs) if "credits" in kinds else (),
        _books(project) if kinds & BOOKLETS else (),
    )
    if kinds <= APART and not any(extras):
        from cardgen.build.files.boxes import no_box
        from cardgen.build.files.credits import no_credits
        from cardgen.build.files.score_pads import no_pad

        books = dict.fromkeys(sorted(BOOKLETS), no_book)
        lacking = {"box": no_box, "scorepad": no_pad, "credits": no_credits, **books}
        raise next(why(packs) for kind, why in lacking.items() if kind in kinds)
    return extras


def _boxes(packs: Sequence[PackView], options: PrintOptions) -> "tuple[BoxRun, ...]":
    """The boxes of packs that have any."""
    if not any(view.pack.box_sets for view in packs):
        return ()
    from cardgen.build.files.boxes import box_runs

    return box_runs(packs, options)


def _pads(packs: Sequence[PackView], options: PrintOptions) -> "tuple[PadRun, ...]":
    """The score pads of packs that have any."""
    if not any(view.pack.pad_sets for view in packs):
        return ()
    from cardgen.build.files.score_pads import pad_runs

    return pad_runs(packs, options)


def _credited(packs: Sequence[PackView]) -> tuple[PackView, ...]:
    """The packs with which a credits page goes."""
    return tuple(view for view in packs if view.pack.credited)


def _books(project: Project) -> "tuple[PrintedBook, ...]":
    """The rulebooks of packs that have any: what sets them is loaded for those alone."""
    if not any(view.has_rulebook for view in project.packs):
        return ()
    from cardgen.build.booklets.book import printed_books

    return printed_books(project)


def no_book(views: Sequence[PackView]) -> Stop:
    """Why nothing is made where booklets alone are asked for."""
    packs = join_words((view.pack.id for view in views), joined_by="and")
    help = "write one: cards/PACK/rulebook/LANGUAGE.md, as CONTRIBUTING.md says"
    return Stop(f"no rulebook is printed of {packs}", help=help)
