"""Arguments and options that several commands share, and what they accept."""

from pathlib import Path
from typing import Any

import click

from cardgen.suggest import closest_match


class Millimetres(click.FloatRange):
    """A length within limits; a decimal comma is answered by what to type."""

    name = "mm"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            number: float = super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(self._advice(value), param, ctx)
        if number != number:
            self.fail(self._advice(value), param, ctx)
        return number

    def _advice(self, value: Any) -> str:
        stopped = str(value).replace(",", ".")
        limits = f"a length of {self.min:g} to {self.max:g} mm"
        if stopped != value and stopped.replace(".", "", 1).isdecimal():
            limits = f"{limits} with a full stop: type {stopped}"
        return f"{value!r} is not {limits}"


class SuggestingCommand(click.Command):
    """click also offers options that share no more than a letter or two with what was typed."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            known = [name.lstrip("-") for name in error.possibilities or ()]
            near = closest_match(error.option_name.lstrip("-"), known)
            likely = [f"--{near}"] if near else None
            raise click.NoSuchOption(error.option_name, possibilities=likely, ctx=ctx) from None


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


def printers_file() -> Path:
    """`~/.config/cardgen/printers.toml`, or where the system keeps settings instead."""
    return Path(click.get_app_dir("cardgen")) / "printers.toml"
