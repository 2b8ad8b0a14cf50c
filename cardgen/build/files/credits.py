"""Credits of a build: what is made of them, and what is told of them or of their lack."""

from collections.abc import Iterator, Sequence
from functools import partial

from cardgen.build.file_made import Job
from cardgen.build.options import PrintOptions
from cardgen.model.finding import Stop
from cardgen.project.pack_view import PackView
from cardgen.suggest import join_words

CREDITS = "credits"


def no_credits(views: Sequence[PackView]) -> Stop:
    """Why nothing is made where credits alone are asked for."""
    packs = join_words((view.pack.id for view in views), joined_by="and")
    help = "say in pack.yaml who made it: credits: {expansion: your name}"
    return Stop(f"no credits are printed of {packs}", help=help)


def credits_plan_lines(views: Sequence[PackView], options: PrintOptions) -> Iterator[str]:
    """What `--plan` tells of credits."""
    for view in views:
        yield f"{view.pack.id} {CREDITS}: 1 page of {options.paper.title} a language"


def credits_jobs(views: Sequence[PackView], options: PrintOptions) -> tuple[Job, ...]:
    """What is to be made, each file with a name to show; what makes them is loaded for them."""
    from cardgen.build.files.credits_file import make_credits

    return tuple(
        (
            f"{view.pack.id} {CREDITS} {language}",
            partial(make_credits, view, language, options, CREDITS),
        )
        for view in views
        for language in view.languages
    )
