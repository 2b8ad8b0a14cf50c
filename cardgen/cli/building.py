"""The work of `cardgen build`: load → check → print; or a plan, or the cards that have changed."""

from collections.abc import Collection

from cardgen.build.cache import BuildCache
from cardgen.build.options import BuildRequest
from cardgen.build.pipeline import print_files, remarks_on, runs_of
from cardgen.build.plan import plan_lines
from cardgen.build.record import BuildRecord, FinishedBuild
from cardgen.build.selection import changed_components, findings_for
from cardgen.checks.run import findings_of, with_check
from cardgen.cli.findings.summary import ordered
from cardgen.cli.progress import with_progress
from cardgen.cli.say import say
from cardgen.cli.telling import tell_files, tell_findings
from cardgen.cli.unread_packs import readable_runs, reading_findings
from cardgen.model.finding import Finding
from cardgen.project.load import LoadedProject, Selection, load_project


def build_files(request: BuildRequest, record: BuildRecord | None = None) -> tuple[Finding, ...]:
    """Print what is asked for unless it has an error; `record` keeps what was said of it."""
    cache = _cache(request)
    return _print(request, _loaded(request, cache), cache, record)


def build_changed(request: BuildRequest, revision: str) -> tuple[Finding, ...]:
    """Print the cards that differ from a Git revision; the rest of the request holds for them."""
    cache = _cache(request)
    loaded = _loaded(request, cache)
    chosen = _with_changed(request, loaded, revision)
    return (
        _print(chosen, loaded, cache, None)
        if chosen
        else _nothing_changed(loaded, request, revision)
    )


def plan_build(
    request: BuildRequest, revision: str | None, typed: Collection[str]
) -> tuple[Finding, ...]:
    """Tell how many sheets and cuts a request takes; `typed` options narrow the tables."""
    loaded = _loaded(request, _cache(request))
    chosen = request if revision is None else _with_changed(request, loaded, revision)
    if chosen is None:
        return _nothing_changed(loaded, request, str(revision))
    met = reading_findings(loaded, chosen.options.choice)
    tell_findings(met, request.root)
    if runs := readable_runs(loaded, chosen.options.choice, chosen.kinds, met):
        say(*plan_lines(runs, chosen.options, typed))
    return met


def _cache(request: BuildRequest) -> BuildCache:
    return BuildCache(request.root, request.options, request.languages, request.overlay)


def _loaded(request: BuildRequest, cache: BuildCache) -> LoadedProject:
    selection = Selection(
        *(request.packs, request.languages, (request.options.ink,), request.overlay),
        printed=True,
        aids="aid" in request.kinds,
    )
    return load_project(request.root, selection, cache)


def _with_changed(
    request: BuildRequest, loaded: LoadedProject, revision: str
) -> BuildRequest | None:
    """The request for just the cards that differ from a revision; None where none does."""
    choice = changed_components(loaded.project.packs, request.root, revision)
    return request._replace(options=request.options._replace(choice=choice)) if choice else None


def _nothing_changed(
    loaded: LoadedProject, request: BuildRequest, revision: str
) -> tuple[Finding, ...]:
    met = reading_findings(loaded, "")
    tell_findings(met, request.root)
    say(f"no card has changed since {revision}; nothing was written", err=True)
    return met


def _print(
    request: BuildRequest, loaded: LoadedProject, cache: BuildCache, record: BuildRecord | None
) -> tuple[Finding, ...]:
    """Check what was loaded; without an error, print it and keep what was found out."""
    found = ordered((*map(with_check, loaded.lost), *findings_of(loaded.project)))
    findings = findings_for(found, request.options.choice)
    tell_findings(findings, request.root)
    if any(finding.severity == "error" for finding in findings):
        say("nothing was written; cardgen explain CHECK says more", err=True)
        return findings
    cache.learn(loaded.project, found)
    _print_sound(request, loaded, cache, record, findings)
    cache.keep(loaded.project)
    return findings


def _print_sound(
    request: BuildRequest,
    loaded: LoadedProject,
    cache: BuildCache,
    record: BuildRecord | None,
    findings: tuple[Finding, ...],
) -> None:
    runs = runs_of(request, loaded.project)
    remarks = remarks_on(runs, request.options) if request.kinds & {"cards", "components"} else ()
    say(*remarks, err=True)
    files = print_files(request, runs, loaded.project, cache, with_progress)
    if record:
        record.keep(FinishedBuild(findings, remarks, files))
    tell_files(files, request.options.out)
