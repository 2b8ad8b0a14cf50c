"""The work of `cardgen build`: load → check → print; or a plan, or the cards that have changed."""

from collections.abc import Collection

from cardgen.build.boxes import box_plan_lines
from cardgen.build.cache import BuildCache
from cardgen.build.credits import credits_plan_lines
from cardgen.build.options import BOOKLETS, PNG, BuildRequest
from cardgen.build.pipeline import extras_of, file_jobs, remarks_on, runs_of, save_output
from cardgen.build.record import BuildRecord, FinishedBuild
from cardgen.build.score_pads import pad_plan_lines
from cardgen.build.selection import PrintRun, changed_components, findings_for
from cardgen.checks.run import findings_of, with_check
from cardgen.cli.findings.text import tell_findings
from cardgen.cli.say import say, with_progress
from cardgen.model.finding import Finding, Stop, ordered
from cardgen.output.safe_files import Spool
from cardgen.project.load import LoadedProject, Selection, load_project


def build_files(request: BuildRequest, record: BuildRecord | None = None) -> FinishedBuild:
    """Print what is asked for unless it has an error; `record` keeps what was said of it."""
    cache = _cache(request)
    return _print(request, _loaded(request, cache), cache, record)


def build_changed(request: BuildRequest, revision: str) -> FinishedBuild:
    """Print the cards that differ from a Git revision; the rest of the request holds for them."""
    cache = _cache(request)
    loaded = _loaded(request, cache)
    chosen = _with_changed(request, loaded, revision)
    if chosen is None:
        return FinishedBuild(_nothing_changed(loaded, request, revision), (), ())
    return _print(chosen, loaded, cache, None)


def plan_build(
    request: BuildRequest, revision: str | None, typed: Collection[str]
) -> tuple[Finding, ...]:
    """Tell how many sheets and cuts a request takes; `typed` options narrow the tables."""
    cache = _cache(request)
    loaded = _loaded(request, cache)
    chosen = request if revision is None else _with_changed(request, loaded, revision)
    if chosen is None:
        return _nothing_changed(loaded, request, str(revision))
    met = _reading_findings(loaded, chosen.options.choice)
    tell_findings(met, request.root)
    runs = _readable_runs(loaded, chosen, met)
    if PNG in chosen.kinds:
        from cardgen.build.picture import picture_plan_lines

        say(*picture_plan_lines(runs, chosen.options))
    from cardgen.build.plan import plan_lines

    if sheets := tuple(run for run in runs if run.is_wanted(chosen.kinds)):
        say(*plan_lines(sheets, chosen.options, typed))
    elif (
        runs and loaded.project.aided and "aid" in chosen.kinds
    ):  # else sheets are what a plan is for
        from cardgen.build.reference import aid_plan_lines

        say(*aid_plan_lines(runs, chosen.options, loaded.project))
    elif runs and "calibration" in chosen.kinds:
        say("calibration: 1 sheet, 2 pages a language")
    extras = extras_of(chosen, loaded.project)
    say(*box_plan_lines(extras.boxes, chosen.options))
    say(*pad_plan_lines(extras.pads, chosen.options))
    say(*credits_plan_lines(extras.credited, chosen.options))
    if extras.books:
        from cardgen.build.booklets.files import booklet_plan_lines

        made = cache.books_made(chosen.options)
        say(*booklet_plan_lines(extras.books, chosen.options, made))
    return met


def _cache(request: BuildRequest) -> BuildCache:
    return BuildCache(request.root, request.options, request.languages, request.overlay)


def _loaded(request: BuildRequest, cache: BuildCache) -> LoadedProject:
    selection = Selection(
        *(request.packs, request.languages, (request.options.ink,), request.overlay),
        printed=True,
        aids="aid" in request.kinds or bool(request.kinds & BOOKLETS),
    )
    earlier = cache.earlier(selection.pack_names(request.root))
    return load_project(request.root, selection, earlier)


def _with_changed(
    request: BuildRequest, loaded: LoadedProject, revision: str
) -> BuildRequest | None:
    """The request for just the cards that differ from a revision; None where none does."""
    choice = changed_components(loaded.project.packs, request, revision)
    return request._replace(options=request.options._replace(choice=choice)) if choice else None


def _reading_findings(loaded: LoadedProject, choice: str) -> tuple[Finding, ...]:
    """The findings of reading alone, of the chosen cards and of what is no card's."""
    read = (finding for view in loaded.project.packs for finding in view.loaded)
    return findings_for(ordered(map(with_check, (*loaded.lost, *read))), choice)


def _readable_runs(
    loaded: LoadedProject, request: BuildRequest, met: tuple[Finding, ...]
) -> tuple[PrintRun, ...]:
    """The runs of what could be read; nothing, and a word, where errors `met` explain why.

    Stop where nothing is wrong and there is no card all the same.
    """
    try:
        return runs_of(request, loaded.project)
    except Stop:
        if not any(finding.severity == "error" for finding in met):
            raise
        say("no card is left to plan; cardgen explain CHECK says more", err=True)
        return ()


def _nothing_changed(
    loaded: LoadedProject, request: BuildRequest, revision: str
) -> tuple[Finding, ...]:
    met = _reading_findings(loaded, "")
    tell_findings(met, request.root)
    say(f"no card has changed since {revision}; nothing was written", err=True)
    return met


def _print(
    request: BuildRequest, loaded: LoadedProject, cache: BuildCache, record: BuildRecord | None
) -> FinishedBuild:
    """Check what was loaded; without an error, print it and keep what was found out."""
    found = ordered((*map(with_check, loaded.lost), *findings_of(loaded.project)))
    findings = findings_for(found, request.options.choice)
    if findings:
        tell_findings(findings, request.root)
    if any(finding.severity == "error" for finding in findings):
        say("nothing was written; cardgen explain CHECK says more", err=True)
        return FinishedBuild(findings, (), ())
    cache.learn(loaded.project, found)
    build = _print_sound(request, loaded, cache, findings)
    if record:
        record.keep(build)
    cache.keep(loaded.project)
    return build


def _print_sound(
    request: BuildRequest,
    loaded: LoadedProject,
    cache: BuildCache,
    findings: tuple[Finding, ...],
) -> FinishedBuild:
    runs, extras = runs_of(request, loaded.project), extras_of(request, loaded.project)
    sheets = tuple(run for run in runs if run.is_wanted(request.kinds))
    remarks = remarks_on(sheets, extras, request.options)
    say(*remarks, err=True)
    with Spool() as spool:
        made = with_progress(file_jobs(request, runs, extras, loaded.project, cache, spool))
        return FinishedBuild(findings, remarks, save_output(made, request.options))
