"""From a project without errors to finished files: compose, impose, paint, save."""

from collections.abc import Callable, Sequence

from cardgen.build.cache import BuildCache
from cardgen.build.options import BuildRequest, PrintOptions
from cardgen.build.plan import fold_remarks
from cardgen.build.printers import describe_offset
from cardgen.build.save import save_output
from cardgen.build.selection import PrintRun, print_runs
from cardgen.build.sheets import FileMade, Job, sheet_jobs
from cardgen.imposition.geometry import NO_OFFSET
from cardgen.model.finding import Stop
from cardgen.output.manifest import ManifestEntry
from cardgen.project.project import Project
from cardgen.suggest import join_words

Watch = Callable[[Sequence[Job]], list[FileMade]]


def print_files(
    request: BuildRequest,
    runs: Sequence[PrintRun],
    project: Project,
    cache: BuildCache,
    watch: Watch,
) -> tuple[ManifestEntry, ...]:
    """Make every file of a request, then save all at once; their entries in the manifest.

    `watch` does the labelled jobs, showing how far they are. Stop when nothing was saved.
    """
    options = request.options
    jobs = sheet_jobs(runs, options, project.assets, cache, kinds=request.kinds)
    if project.aided:
        from cardgen.build.reference import reference_jobs

        jobs = (*jobs, *reference_jobs(runs, options, project))
    if not jobs:
        raise _nothing_to_print(runs)
    return save_output(watch(jobs), options)


def _nothing_to_print(runs: Sequence[PrintRun]) -> Stop:
    """Why no file is made of packs that have something to print."""
    packs = join_words(dict.fromkeys(run.view.pack.id for run in runs), joined_by="and")
    message = f"no icon reference goes with {packs}: where a game has no rules, icons mean nothing"
    return Stop(message, help="print what there is: --only cards")


def runs_of(request: BuildRequest, project: Project) -> tuple[PrintRun, ...]:
    """The decks that are printed together. Stop when the choice names what is not there."""
    return print_runs(project.packs, request.options.choice, request.kinds)


def remarks_on(runs: Sequence[PrintRun], options: PrintOptions) -> tuple[str, ...]:
    """What a person should know of the options before paper is used."""
    moved = () if options.offset == NO_OFFSET else (describe_offset(options.offset),)
    return (*moved, *fold_remarks(runs, options))
