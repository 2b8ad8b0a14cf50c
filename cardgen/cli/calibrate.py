"""`cardgen calibrate`: what was measured of a printer, kept for every build."""

import click

from cardgen.cli.printing.answering import Answering
from cardgen.cli.printing.offsets import offset, told
from cardgen.cli.printing.printers import offset_of, printers, printers_file, remember
from cardgen.model.finding import Finding, Stop

EPILOG = """\b
Examples:
  cardgen build --only calibration                    the sheet to measure
  cardgen calibrate --printer home --offset 0.5,-1    what it showed
  cardgen build --printer home                        used from now on
  cardgen calibrate                                   the printers that are known

x is mm to the right, y mm down; a third number turns the backs, in degrees clockwise.
"""


@click.command(cls=Answering, short_help="Keep what was measured of a printer.", epilog=EPILOG)
@click.option("--printer", metavar="NAME", help="What you call the printer.")
@click.option("--offset", "shift", metavar="x,y", help="What the calibration sheet showed.")
def command(printer: str | None, shift: str | None) -> tuple[Finding, ...]:
    """Keep the offset of a printer's backs, or tell those that are kept."""
    if shift is not None:
        if printer is None:
            help = f"give it a name: cardgen calibrate --printer home --offset {shift}"
            raise Stop("whose offset is this?", help=help)
        one = offset(shift)
        click.echo(f"{printer.strip()}: {told(one)}; kept in {remember(printer, one)}")
    elif printer is not None:
        click.echo(f"{printer}: {told(offset_of(printer))}")
    else:
        every = printers()
        for name, one in every.items():
            click.echo(f"{name}: {told(one)}")
        click.echo(f"kept in {printers_file()}" if every else "no printer is known yet")
    return ()
