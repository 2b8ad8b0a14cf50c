"""What a build tells people: findings on stderr, and a line for each file."""

from collections.abc import Sequence
from pathlib import Path

from cardgen.cli.say import say
from cardgen.model.finding import Finding
from cardgen.output.manifest import ManifestEntry
from cardgen.suggest import quantity


def tell_files(files: Sequence[ManifestEntry], folder: Path) -> None:
    """A line a file, with its path as a person in the working folder would type it."""
    here = Path.cwd()
    for one in files:
        path = folder / one.path
        shown = path.relative_to(here).as_posix() if path.is_relative_to(here) else str(path)
        noun = one.kind if one.cards else "card"
        held = f"{quantity(one.pages, 'page')}  {quantity(one.cards, noun)}"
        say(f"{shown}  {held}  {quantity(one.bytes, 'byte')}")


def tell_findings(findings: Sequence[Finding], root: Path) -> None:
    """The findings to people, on stderr."""
    if findings:
        from cardgen.cli.findings.text import finding_lines

        say(*finding_lines(findings, root), err=True)
