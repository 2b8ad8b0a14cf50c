"""How `cardgen build` shares out what it makes: among files, and among machines."""

from collections.abc import Callable
from typing import Any

import click

from cardgen.build.card_choice import MOST_CARDS
from cardgen.build.options import SPLIT


def SHARES(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command with the options that share out its work."""
    split = click.option(
        "--split",
        type=click.IntRange(1, MOST_CARDS),
        metavar="CARDS",
        default=SPLIT,
        show_default=True,
        help="Cards in one file, and what fills its last sheet; a larger deck takes several files.",
    )
    part = click.option(
        "--part", metavar="N/OF", help="Only this share of the files; cardgen join unites them."
    )
    return split(part(command))
