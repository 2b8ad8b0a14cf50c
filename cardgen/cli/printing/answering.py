"""A command whose answer to an unknown option suggests only what looks like it."""

import click

from cardgen.loading.suggest import nearest


class Answering(click.Command):
    """click also offers options that share no more than a letter or two with what was typed."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            known = [name.lstrip("-") for name in error.possibilities or ()]
            near = nearest(error.option_name.lstrip("-"), known)
            likely = [f"--{near}"] if near else None
            raise click.NoSuchOption(error.option_name, possibilities=likely, ctx=ctx) from None
