"""`cardgen calibrate`: what was measured of a printer, kept for every build."""

import click

from cardgen.build.printers import (
    describe_offsets,
    keep_offsets,
    known_printers,
    offsets_of,
    parse_offsets,
)
from cardgen.cli.options.shared import SuggestingCommand, printers_file
from cardgen.cli.say import say
from cardgen.imposition.geometry import LANDSCAPE_OFFSET, OFFSET, BackOffsets
from cardgen.model.finding import Finding, Stop

EPILOG = """\b
Examples:
  cardgen build --only calibration                    the pages to measure
  cardgen calibrate --printer home --offset 0.5,-1    what the upright one showed
  cardgen calibrate --printer home --landscape-offset 1,0.4
                                                      what the lying one showed
  cardgen build --printer home                        used from now on
  cardgen calibrate                                   the printers that are known

x is mm to the right, y mm down; a third number turns the backs, in degrees clockwise. Printers turn
landscape sheets each in its own way, so these are measured by themselves.
"""


@click.command(
    cls=SuggestingCommand, short_help="Keep what was measured of a printer.", epilog=EPILOG
)
@click.option("--printer", metavar="NAME", help="What you call the printer.")
@click.option("--offset", "shift", metavar="x,y", help="What the upright page showed.")
@click.option("--landscape-offset", metavar="x,y", help="What the landscape page showed.")
def command(
    printer: str | None, shift: str | None, landscape_offset: str | None
) -> tuple[Finding, ...]:
    """Keep the offsets of a printer's backs, or tell those that are kept."""
    if shift is not None or landscape_offset is not None:
        _keep(printer, shift, landscape_offset)
    elif printer is not None:
        _tell(printer, offsets_of(printer, printers_file()))
    else:
        every = known_printers(printers_file())
        for name, offsets in every.items():
            _tell(name, offsets)
        say(f"kept in {printers_file()}" if every else "no printer is known yet")
    return ()


def _keep(printer: str | None, upright: str | None, landscape: str | None) -> None:
    """Keep what was typed, and say how it was understood."""
    if printer is None:
        option, typed = (OFFSET, upright) if upright is not None else (LANDSCAPE_OFFSET, landscape)
        help = f"give it a name: cardgen calibrate --printer home {option} {typed}"
        raise Stop("whose offset is this?", help=help)
    offsets = parse_offsets(upright, landscape)
    file = printers_file()
    keep_offsets(printer, offsets, file)
    _tell(printer.strip(), offsets)
    say(f"kept in {file}")


def _tell(name: str, offsets: BackOffsets) -> None:
    """A line for each kind of sheet that was measured."""
    for line in describe_offsets(offsets):
        say(f"{name}: {line}")
