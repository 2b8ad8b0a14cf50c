"""`cardgen fmt`: words of cards in blocks of one width; words of the house where there are none."""

from pathlib import Path

import click

from cardgen.cli.findings.summary import ordered
from cardgen.cli.fixes import contents_of, make_fixes
from cardgen.cli.folder import working_folder
from cardgen.cli.formatting import misshapen_words, proposed_words
from cardgen.cli.options import PACKS
from cardgen.cli.say import say
from cardgen.model.finding import Finding
from cardgen.packs.root import own_packs

EPILOG = """\b
Examples:
  cardgen fmt                            every pack
  cardgen fmt mine --check               tell what would change; change nothing
  cardgen fmt mine --write-words         words for what has a power and no text

Only the words change their lines; comments, order and all else stay as they are. Words that are
there are never rewritten: proposals stand where a language or an Age has none. Read them before you
keep them. With --check the exit code is 1 when something would change.
"""


@click.command(short_help="Put words in shape; propose those that are missing.", epilog=EPILOG)
@PACKS
@click.option("--check", is_flag=True, help="Tell what would change, and change nothing.")
@click.option("--write-words", "words", is_flag=True, help="Propose words where there are none.")
@click.pass_obj
def command(
    root: Path | None, packs: tuple[str, ...], check: bool, words: bool
) -> tuple[Finding, ...]:
    """Wrap the words of packs, and propose words for cards and boards that lack them."""
    folder = working_folder(root, writer="" if check else "cardgen fmt")
    names = packs or own_packs(folder)
    new = ordered(proposed_words(folder, names)) if words else ()
    if check:
        return _told((*new, *ordered(misshapen_words(folder, names))), folder)
    left = _changed(new, folder)
    return (*left, *_changed(ordered(misshapen_words(folder, names)), folder))


def _told(findings: tuple[Finding, ...], root: Path) -> tuple[Finding, ...]:
    from cardgen.cli.findings.text import finding_lines

    say(*finding_lines(findings, root), err=True)
    return findings


def _changed(findings: tuple[Finding, ...], root: Path) -> tuple[Finding, ...]:
    """Make the changes, a line a file; what could not be proposed is left and told."""
    for mended in make_fixes(findings, root, contents_of(root, None)):
        done = mended.refused or f"{len(mended.made)} changed"
        say(f"{mended.file}: {done}", err=bool(mended.refused))
    return _told(tuple(finding for finding in findings if finding.fix is None), root)
