"""What `cardgen build` is told of pictures, and of the machine that cuts."""

from collections.abc import Callable
from typing import Any

import click

from cardgen.cli.options.shared import SuggestingChoice
from cardgen.imposition.cutting.machines import CUTTERS
from cardgen.units import DOTS_PER_INCH

COARSEST, FINEST = 36, 1200  # dots an inch: a thumbnail, and what no eye tells from finer


class DotsPerInch(click.IntRange):
    """A number of dots within limits; anything else is answered by what to type."""

    name = "dots"

    def __init__(self) -> None:
        super().__init__(COARSEST, FINEST)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number: int = super().convert(value, param, ctx)
        except click.BadParameter:
            limits = f"a whole number of dots an inch from {COARSEST} to {FINEST}"
            advice = f"{value!r} is not {limits}: type {DOTS_PER_INCH} for print"
            self.fail(advice, param, ctx)
        return number


CUTTER = click.option(
    "--cutter",
    type=SuggestingChoice(CUTTERS),
    help="Leave room for the marks of this cutting machine, and save files that it follows.",
)


def PICTURE_OPTIONS(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with the options for pictures, told in this order."""
    dpi = click.option(
        "--dpi",
        type=DotsPerInch(),
        metavar="DOTS",
        default=DOTS_PER_INCH,
        show_default=True,
        help="Dots an inch of the pictures of --only png.",
    )
    with_bleed = click.option(
        "--with-bleed", is_flag=True, help="Show the bleed around the trim in these pictures."
    )
    return dpi(with_bleed(command))
