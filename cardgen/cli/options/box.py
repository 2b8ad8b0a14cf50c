"""What `cardgen build` is told of cards so that they fit their boxes."""

from collections.abc import Callable
from functools import reduce
from typing import Any

import click

from cardgen.cli.options.shared import Millimetres, SuggestingChoice
from cardgen.model.component import CARD_THICKNESS, SLEEVES

_LIGHTEST, _HEAVIEST = 80, 600  # g/m²

_OPTIONS = (
    click.option(
        "--sleeves",
        type=SuggestingChoice(SLEEVES),
        default="none",
        show_default=True,
        help="Boxes have room for cards in such sleeves.",
    ),
    click.option(
        "--card-thickness",
        type=Millimetres(0.05, 3),
        metavar="MM",
        help=f"Of one card without its sleeve; {CARD_THICKNESS:g} if not said.",
    ),
    click.option(
        "--card-weight",
        type=click.IntRange(_LIGHTEST, _HEAVIEST),
        metavar="G",
        help="The cards' paper in g/m², instead of their thickness.",
    ),
    click.option(
        "--deck-thickness",
        type=Millimetres(1, 150),
        metavar="MM",
        help="Of the whole deck as you measure it, sleeves and all; for one box.",
    ),
)


def BOX_OPTIONS(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with the options for boxes, told in this order."""
    return reduce(lambda told, option: option(told), reversed(_OPTIONS), command)
