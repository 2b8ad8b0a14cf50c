"""`cardgen check`: packs held against every check."""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import click

from cardgen.build.cache import known_drawings
from cardgen.checks.catalogue import check_named
from cardgen.checks.run import run_checks, with_check
from cardgen.cli.findings.fields import Fields
from cardgen.cli.findings.forms import tell, tell_stop
from cardgen.cli.findings.summary import Summary, summary
from cardgen.cli.options.shared import FORMAT, PACKS, WITH, output_folder, working_folder
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop, ordered
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from cardgen.project.revision import Revision, entries_by_id
from cardgen.project.texts import Phrasebooks
from cardgen.suggest import split_names

EPILOG = """\b
Examples:
  cardgen check                          every pack
  cardgen check faith --select overflow,safe-zone
  cardgen check faith --with my-costs.yaml
  cardgen check --changed main           only what is not as it is there
  cardgen check --fix                    mend what is safe to mend, then check
  cardgen check --format json > findings.json
  cardgen check --format sarif > findings.sarif

Findings go to stderr, the summary (or the document of another format) to stdout. The exit code is
1 when there is an error; warnings alone leave it at 0.
"""


@click.command(short_help="Hold packs against all that is known to go wrong.", epilog=EPILOG)
@PACKS
@FORMAT
@click.option("--select", metavar="CHECK,...", help="Only these checks, by name or code.")
@click.option(
    "--changed",
    metavar="REV",
    help="Only cards that differ from this Git revision, and files that do.",
)
@click.option("--fix", is_flag=True, help="Make the safe fixes in your files, then check again.")
@WITH
@click.pass_obj
def command(
    root: Path | None,
    packs: tuple[str, ...],
    form: str,
    select: str | None,
    changed: str | None,
    fix: bool,
    overlay: Path | None,
) -> tuple[Finding, ...]:
    """Check packs: words against effects, structure, names, icons, and that all fits the card."""
    folder = _folder(root, form, changed, "cardgen check --fix" if fix else "")
    chosen = frozenset(check_named(name) for name in split_names(select))
    wanted, out = Selection(packs, overlay=overlay), output_folder(folder, root)
    asked = CheckRequest(folder, wanted, chosen, changed, out, Phrasebooks(folder))
    try:
        found = _after_fixes(asked) if fix else asked.found()
    except Stop as stop:
        tell_stop(form, stop, folder)
        raise
    tell(form, found.findings, found.what, folder, select=chosen)
    if form == "text" and found.left_out:
        say(f"({found.left_out} more in what has not changed since {changed})", err=True)
    return found.findings


def _folder(given: Path | None, form: str, changed: str | None, writer: str) -> Path:
    """The folder to check; where there is none programs are told of it too."""
    try:
        return working_folder(given, form=form, writer=writer, changed=changed)
    except Stop as stop:
        tell_stop(form, stop, Path.cwd())
        raise


class CheckOutcome(NamedTuple):
    """Findings in order, how many were left out as nothing changed there, and what was seen."""

    findings: tuple[Finding, ...]
    left_out: int
    what: Summary


class CheckRequest(NamedTuple):
    """What to check, by which checks (all if none is named), since which revision; where builds
    leave what they know, and phrasebooks."""

    root: Path
    wanted: Selection
    select: frozenset[str]
    changed: str | None
    built: Path
    phrasebooks: Phrasebooks

    def found(self) -> CheckOutcome:
        """What there is to say."""
        concerned = self._concerned()
        earlier = known_drawings(self.root, self.built)
        project, lost = load_project(self.root, self.wanted, earlier, phrasebooks=self.phrasebooks)
        said = run_checks(project, select=self.select, prose=Prose(project))
        every = ordered((*map(with_check, lost), *said.findings))
        findings = tuple(filter(concerned, every))
        what = summary(project, accepted=len(said.accepted))
        return CheckOutcome(findings, len(every) - len(findings), what)

    def _concerned(self) -> Callable[[Finding], bool]:
        """Which findings are of what differs from the revision."""
        if self.changed is None:
            return lambda finding: True
        instead = "leave --changed out to check everything"
        return ChangesSince(self.root, Revision(self.root, self.changed, instead=instead)).concern


def _after_fixes(asked: CheckRequest) -> CheckOutcome:
    """What is left once the safe fixes are made, which are told on stderr."""
    from cardgen.cli.fixes import contents_of, describe_fixes, make_fixes

    before = contents_of(asked.root, asked.wanted.overlay)
    say(*describe_fixes(make_fixes(asked.found().findings, asked.root, before)), err=True)
    return asked.found()


class ChangesSince:
    """What differs from a Git revision: cards by their entries, everything else by its file."""

    def __init__(self, root: Path, revision: Revision) -> None:
        self.root, self.revision = root, revision
        self._fields = Fields(root)
        self._differs, self._cards = cache(self.revision.differs), cache(self._changed_cards)
        self._differing = cache(self._compared)

    def concern(self, finding: Finding) -> bool:
        """Whether the finding is of a card that changed, or stands in a file that did.

        Of an entry among others (comments, order and the way of writing do not count) only that
        entry matters. A file outside the root has no revision: what it holds is always new.
        """
        file = finding.place.file
        if Path(file).is_absolute() or finding.owner in self._cards(_pack(file)):
            return True
        if not self._differs(file):
            return False
        entry = next(iter(self._fields.path(finding.place)), "")
        return self._differing(file).get(entry, True)

    def _changed_cards(self, pack: str) -> frozenset[str]:
        """The cards of a pack that changed."""
        return frozenset(
            id
            for file in _lists(self.root, pack)
            if self._differs(file)
            for id, differs in self._differing(file).items()
            if differs
        )

    def _compared(self, file: str) -> Mapping[str, bool]:
        """The entries of a file by id, and whether each differs."""
        path = self.root / file
        now = entries_by_id(path.read_bytes(), file) if path.is_file() else {}
        before = self.revision.entries(file) if now else {}
        return {id: before.get(id) != entry for id, entry in now.items()}


def _pack(file: str) -> str:
    return "/".join(file.split("/")[:2])


def _lists(root: Path, pack: str) -> Iterator[str]:
    """The files of a pack that may list cards."""
    for inside, _, names in os.walk(root / pack):
        for name in names:
            if name.endswith((".yaml", ".yml")):
                yield (Path(inside) / name).relative_to(root).as_posix()
