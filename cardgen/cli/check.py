"""`cardgen check`: what is asked for, and what was found when nothing has changed since."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import click

from cardgen.cli.checking.record import Checked, CheckRecord, CheckRequest
from cardgen.cli.findings.forms import tell, tell_stop
from cardgen.cli.options.shared import (
    FORMAT,
    PACKS,
    WITH,
    SuggestingCommand,
    output_folder,
    say_whose,
    working_folder,
)
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop
from cardgen.suggest import split_names

EPILOG = """\b
Examples:
  cardgen check                          every pack
  cardgen check faith --select overflow,safe-zone
  cardgen check faith --with my-costs.yaml
  cardgen check --changed main           only what is not as it is there
  cardgen check --fix                    mend what is safe to mend, then check
  cardgen check --watch                  again whenever you save a file
  cardgen check --strict                 1 for a warning too, for a server
  cardgen check --format json > findings.json
  cardgen check --format sarif > findings.sarif

Findings go to stderr, the summary (or the document of another format) to stdout. The exit code is
1 when there is an error; warnings alone leave it at 0, but for --strict.
"""


@click.command(
    cls=SuggestingCommand,
    short_help="Hold packs against all that is known to go wrong.",
    epilog=EPILOG,
)
@PACKS
@FORMAT
@click.option("--select", metavar="CHECK,...", help="Only these checks, by name or code.")
@click.option(
    "--changed",
    metavar="REV",
    help="Only cards that differ from this Git revision, and files that do.",
)
@click.option("--fix", is_flag=True, help="Make the safe fixes in your files, then check again.")
@click.option("--strict", is_flag=True, help="Let warnings count as errors do: the exit code is 1.")
@click.option("--watch", is_flag=True, help="Check again whenever a file is saved, until Ctrl-C.")
@WITH
@click.pass_obj
def command(
    root: Path | None,
    packs: tuple[str, ...],
    form: str,
    select: str | None,
    changed: str | None,
    fix: bool,
    strict: bool,
    watch: bool,
    overlay: Path | None,
) -> Sequence[Finding] | int:
    """Check packs: words against effects, structure, names, icons, and that all fits the card."""
    if watch:
        from cardgen.cli.checking.watch import check_until_stopped, refuse_to_watch

        refuse_to_watch(form, fix=fix)
    writer = "cardgen check --fix" if fix else ""
    folder = _folder(root, form, changed, writer, every=not packs)
    asked = CheckRequest(folder, packs, overlay, _named(select), output_folder(folder, root))
    check = partial(_check_and_tell, form=form, changed=changed, fix=fix, strict=strict)
    if watch:
        return check_until_stopped(asked, check)
    findings = check(asked)
    if form == "text" and not packs:
        say_whose(root)
    return findings


def _check_and_tell(
    asked: CheckRequest, *, form: str, changed: str | None, fix: bool, strict: bool
) -> Sequence[Finding]:
    """What was found and is told: of what has `changed` since a revision alone, if one is named."""
    try:
        concerned = _concerned(asked.root, changed)
        if fix:
            _fix(asked, concerned)
            concerned = _concerned(asked.root, changed)
        checked = _checked(asked)
    except Stop as stop:
        tell_stop(form, stop, asked.root)
        raise
    findings = tuple(filter(concerned, checked.findings))
    tell(form, findings, checked.what, asked.root, select=asked.select)
    if form == "text" and (left_out := len(checked.findings) - len(findings)):
        say(f"({left_out} more in what has not changed since {changed})", err=True)
    return _strictly(findings, form) if strict else findings


def _strictly(findings: Sequence[Finding], form: str) -> tuple[Finding, ...]:
    """Findings of which each counts as an error; people are told where nothing else is amiss."""
    if form == "text" and findings and all(one.severity == "warning" for one in findings):
        say("(with --strict warnings count as errors do)", err=True)
    return tuple(one._replace(severity="error") for one in findings)


def _folder(
    given: Path | None, form: str, changed: str | None, writer: str, *, every: bool
) -> Path:
    """The folder to check; where there is none programs are told of it too."""
    try:
        return working_folder(given, form=form, writer=writer, changed=changed, every=every)
    except Stop as stop:
        tell_stop(form, stop, Path.cwd())
        raise


def _named(select: str | None) -> frozenset[str]:
    """The checks asked for; to know their names every check is loaded."""
    if select is None:
        return frozenset()
    from cardgen.checks.catalogue import check_named

    return frozenset(check_named(name) for name in split_names(select))


def _checked(asked: CheckRequest) -> Checked:
    """Tell again what the last check found if nothing has changed since; else check."""
    record = CheckRecord(asked)
    checked = record.finished()
    if checked is None:
        from cardgen.cli.checking.work import check_packs

        return check_packs(asked, record)
    return checked


def _fix(asked: CheckRequest, concerned: Callable[[Finding], bool]) -> None:
    from cardgen.cli.checking.work import fix_packs

    fix_packs(asked, concerned)


def _concerned(root: Path, revision: str | None) -> Callable[[Finding], bool]:
    """Which findings are of what differs from the revision; all where none is named."""
    if revision is None:
        return lambda finding: True
    from cardgen.cli.checking.changes import changes_since

    return changes_since(root, revision).concern
