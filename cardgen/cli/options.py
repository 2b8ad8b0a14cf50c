"""Arguments and options that several commands share."""

from pathlib import Path

import click

PACKS = click.argument("packs", nargs=-1, metavar="[PACK]...")
INK = click.option(
    "--ink",
    type=click.Choice(["full", "low"]),
    default="full",
    show_default=True,
    help="low is a design of its own: white grounds and outlines.",
)
WITH = click.option(
    "--with",
    "overlay",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Lay the values of this file over the packs, by card id.",
)
