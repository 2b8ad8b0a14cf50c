"""`cardgen calibrate`: what was measured of a printer, kept for every build."""

import click

from cardgen.build.printers import (
    describe_offset,
    keep_offset,
    known_printers,
    offset_of,
    parse_offset,
)
from cardgen.cli.options import SuggestingCommand, printers_file
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop

EPILOG = """\b
Examples:
  cardgen build --only calibration                    the sheet to measure
  cardgen calibrate --printer home --offset 0.5,-1    what it showed
  cardgen build --printer home                        used from now on
  cardgen calibrate                                   the printers that are known

x is mm to the right, y mm down; a third number turns the backs, in degrees clockwise.
"""


@click.command(
    cls=SuggestingCommand, short_help="Keep what was measured of a printer.", epilog=EPILOG
)
@click.option("--printer", metavar="NAME", help="What you call the printer.")
@click.option("--offset", "shift", metavar="x,y", help="What the calibration sheet showed.")
def command(printer: str | None, shift: str | None) -> tuple[Finding, ...]:
    """Keep the offset of a printer's backs, or tell those that are kept."""
    if shift is not None:
        if printer is None:
            help = f"give it a name: cardgen calibrate --printer home --offset {shift}"
            raise Stop("whose offset is this?", help=help)
        one = parse_offset(shift)
        file = printers_file()
        keep_offset(printer, one, file)
        say(f"{printer.strip()}: {describe_offset(one)}; kept in {file}")
    elif printer is not None:
        say(f"{printer}: {describe_offset(offset_of(printer, printers_file()))}")
    else:
        every = known_printers(printers_file())
        for name, one in every.items():
            say(f"{name}: {describe_offset(one)}")
        say(f"kept in {printers_file()}" if every else "no printer is known yet")
    return ()
