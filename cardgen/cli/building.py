"""The work of `cardgen build`: load → check → print; or a plan, or the cards that have changed."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from cardgen.build.batches import beside_batches
from cardgen.build.cache import BuildCache
from cardgen.build.file_made import FileMade
from cardgen.build.files.extras import extras_of
from cardgen.build.options import BOOKLETS, PNG, BuildRequest
from cardgen.build.pipeline import (
    file_jobs,
    large_deck_files,
    remarks_on,
    runs_of,
    save_output,
    unprinted_remarks,
)
from cardgen.build.record import BuildRecord, FinishedBuild
from cardgen.build.selection import PrintRun, changed_components, findings_for
from cardgen.checks.run import findings_of, with_check
from cardgen.cli.findings.text import tell_findings
from cardgen.cli.large_decks import DeckFiles, LargeDecks
from cardgen.cli.say import say, with_progress
from cardgen.model.finding import Finding, Stop, ordered
from cardgen.output.safe_files import Spool
from cardgen.project.load import LoadedProject, Selection, load_project
from cardgen.project.project import Project


def build_files(request: BuildRequest, record: BuildRecord | None = None) -> FinishedBuild:
    """Print what is asked for unless it has an error; `record` keeps what was said of it."""
    cache, digest = _cache(request, record), _digest(request)
    return _print(request, _loaded(request, cache), cache, record, digest)


def build_changed(request: BuildRequest, revision: str) -> FinishedBuild:
    """Print the cards that differ from a Git revision; the rest of the request holds for them."""
    cache, digest = _cache(request), _digest(request)
    loaded = _loaded(request, cache)
    chosen = _with_changed(request, loaded, revision)
    if chosen is None:
        met = _nothing_changed(loaded, request, revision)
        _tell_beside(loaded, request, revision)
        return FinishedBuild(met, (), ())
    _tell_beside(loaded, request, revision)
    return _print(chosen, loaded, cache, None, digest)


def plan_build(
    request: BuildRequest, revision: str | None, typed: Collection[str]
) -> tuple[Finding, ...]:
    """Tell how many sheets and cuts a request takes; `typed` options narrow the tables."""
    cache = _cache(request)
    loaded = _loaded(request, cache)
    chosen = request if revision is None else _with_changed(request, loaded, revision)
    if chosen is None:
        met = _nothing_changed(loaded, request, str(revision))
        _tell_beside(loaded, request, str(revision))
        return met
    if revision is not None:
        _tell_beside(loaded, request, revision)
    met = _reading_findings(loaded, chosen.options.choice)
    tell_findings(met, request.root)
    runs = _readable_runs(loaded, chosen, met)
    if PNG in chosen.kinds:
        from cardgen.build.files.picture import picture_plan_lines

        say(*picture_plan_lines(runs, chosen.options))
    from cardgen.build.plan import plan_lines

    if sheets := tuple(run for run in runs if run.is_wanted(chosen.kinds)):
        say(*plan_lines(sheets, chosen.options, typed))
        say(*unprinted_remarks(sheets), err=True)
    elif (
        runs and loaded.project.aided and "aid" in chosen.kinds
    ):  # else sheets are what a plan is for
        from cardgen.build.files.reference import aid_plan_lines

        say(*aid_plan_lines(runs, chosen.options, loaded.project))
    elif runs and "calibration" in chosen.kinds:
        say("calibration: 1 sheet, 2 pages a language")
    extras = extras_of(chosen, loaded.project)
    if extras.boxes:
        from cardgen.build.files.boxes import box_plan_lines

        say(*box_plan_lines(extras.boxes, chosen.options))
    if extras.pads:
        from cardgen.build.files.score_pads import pad_plan_lines

        say(*pad_plan_lines(extras.pads, chosen.options))
    if extras.credited:
        from cardgen.build.files.credits import credits_plan_lines

        say(*credits_plan_lines(extras.credited, chosen.options))
    if extras.books:
        from cardgen.build.booklets.files import booklet_plan_lines

        made = cache.books_made(chosen.options)
        say(*booklet_plan_lines(extras.books, chosen.options, made))
    return met


def _cache(request: BuildRequest, record: BuildRecord | None = None) -> BuildCache:
    asked = request.root, request.options, request.languages, request.overlay
    return BuildCache(*asked, record.program, record.key) if record else BuildCache(*asked)


def _digest(request: BuildRequest) -> str:
    """By what the parts of one build are known; made before anything is read, since what is edited
    later is not in this part."""
    if not request.part:
        return ""
    from cardgen.build.made_of import made_of

    return made_of(request)


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


def _tell_beside(loaded: LoadedProject, request: BuildRequest, revision: str) -> None:
    """What else than cards has changed since a revision, and how to print it."""
    from cardgen.build.changed_beside import changed_beside
    from cardgen.build.selection import own_views, revision_of

    own = own_views(loaded.project.packs, request)
    say(*changed_beside(own, revision_of(request, revision)), err=True)


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
    request: BuildRequest,
    loaded: LoadedProject,
    cache: BuildCache,
    record: BuildRecord | None,
    digest: str,
) -> FinishedBuild:
    """Check what was loaded; without an error, print it and keep what was found out."""
    deck_files = large_deck_files(request, loaded.project)
    project = beside_batches(loaded.project, deck_files) if deck_files else loaded.project
    books = bool(request.kinds & BOOKLETS)
    beside = (*map(with_check, loaded.lost), *findings_of(project, books=books))
    with Spool() as spool:
        decks = _large_decks(request, loaded, cache, spool, beside, deck_files)
        met = {*beside}  # what is wrong with a pack is found again in each batch
        more = (one for one in dict.fromkeys(decks.findings) if one not in met)
        findings = findings_for(ordered((*beside, *more)), request.options.choice)
        if findings:
            tell_findings(findings, request.root)
        if not _are_sound(findings):
            say("nothing was written; cardgen explain CHECK says more", err=True)
            return FinishedBuild(findings, (), ())
        cache.learn(project, ordered(beside))
        beside_decks = _Beside(decks.files, len(deck_files), spool)
        remarks, made = _made(request, project, cache, beside_decks)
        build = FinishedBuild(findings, remarks, save_output(made, request, digest))
    if record:
        record.keep(build)
    cache.keep(project)
    return build


class _Beside(NamedTuple):
    """What goes beside the files still to be made: those made of large decks, how many of them all
    parts make together, and where files wait until they are saved."""

    made: tuple[FileMade, ...]
    every: int
    spool: Spool


def _large_decks(
    request: BuildRequest,
    loaded: LoadedProject,
    cache: BuildCache,
    spool: Spool,
    beside: tuple[Finding, ...],
    files: tuple[PrintRun, ...],
) -> DeckFiles:
    """The files of large decks that this part of the build makes; none is painted where something
    `beside` them is wrong."""
    if not files:
        return DeckFiles()
    mine = request.part.share(files) if request.part else files
    sound = _are_sound(findings_for(beside, request.options.choice))
    return LargeDecks(request, loaded.project, cache, spool, sound).make(mine)


def _are_sound(findings: Iterable[Finding]) -> bool:
    return all(finding.severity != "error" for finding in findings)


def _made(
    request: BuildRequest, project: Project, cache: BuildCache, beside: _Beside
) -> tuple[tuple[str, ...], tuple[FileMade, ...]]:
    """All files of a sound project, and what was said of them before they were made."""
    runs, extras = runs_of(request, project), extras_of(request, project)
    sheets = tuple(run for run in runs if run.is_wanted(request.kinds))
    remarks = remarks_on(sheets, extras, request.options)
    jobs = file_jobs(request, runs, extras, project, cache, beside.spool, before=beside.every)
    if request.part and not (jobs or beside.made):
        remarks = (f"part {request.part} has nothing to make: there are fewer files than parts",)
    say(*remarks, err=True)
    return remarks, (*beside.made, *with_progress(jobs))
