"""Credits of a build: a page for each pack and language that tells whose work was printed."""

from collections.abc import Sequence

from cardgen.build.options import PrintOptions
from cardgen.build.sheets import Job
from cardgen.model.finding import Stop
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words


def credited(views: Sequence[PackView]) -> tuple[PackView, ...]:
    """The packs that have credits to print."""
    return ()


def no_credits(views: Sequence[PackView]) -> Stop:
    packs = join_words((view.pack.id for view in views), joined_by="and")
    return Stop(f"no credits are printed of {packs}", help="add them to pack.yaml")


def credits_jobs(views: Sequence[PackView], options: PrintOptions) -> tuple[Job, ...]:
    return ()
