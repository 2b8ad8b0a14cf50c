"""What reading the packs met: why a card that is asked for may not be there."""

import click

from cardgen.checks.review.review import signed
from cardgen.cli.findings.order import ordered
from cardgen.cli.opening import Opened
from cardgen.cli.printing.choosing import Stack, concerned, stacks
from cardgen.model.finding import Finding, Stop


def unread(loaded: Opened, choice: str) -> tuple[Finding, ...]:
    """The findings of reading alone, of the chosen cards and of what is no card's."""
    read = (finding for material in loaded.library.packs for finding in material.loaded)
    return concerned(ordered(map(signed, (*loaded.lost, *read))), choice)


def readable(loaded: Opened, choice: str, met: tuple[Finding, ...]) -> tuple[Stack, ...]:
    """The stacks of what could be read; nothing, and a word, where errors `met` explain why.

    Stop where nothing is wrong and there is no card all the same.
    """
    try:
        return stacks(loaded.library.packs, choice)
    except Stop:
        if not any(finding.severity == "error" for finding in met):
            raise
        click.echo("no card is left to plan; cardgen explain CHECK says more", err=True)
        return ()
