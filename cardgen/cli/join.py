"""`cardgen join`: the parts of a build, made by several machines, put together."""

from pathlib import Path

import click

from cardgen.cli.options.shared import (
    SuggestingCommand,
    output_folder,
    refuse_installed,
    working_folder,
)
from cardgen.cli.say import say
from cardgen.model.finding import Finding, Stop
from cardgen.output.folder import examine_folder
from cardgen.output.joining import join_parts
from cardgen.suggest import quantity

EPILOG = """\b
Examples:
  cardgen build --part 1/2    on one machine
  cardgen build --part 2/2    on another, with the same files and options
  cardgen join                once the files of both lie in build/
  cardgen join sheets         the same in the folder sheets/

Nothing is joined unless every part is there and every file is the one that its part has made. Then
manifest.json lists all files, as it does after a build of the whole, and the lists of the parts go.
"""


@click.command(
    cls=SuggestingCommand, short_help="Unite the parts of a build in one list.", epilog=EPILOG
)
@click.argument("folder", required=False, type=click.Path(path_type=Path))
@click.pass_context
def command(context: click.Context, folder: Path | None) -> tuple[Finding, ...]:
    """Unite the parts of a build that lie in FOLDER, else in build/."""
    target = folder or output_folder(working_folder(context.obj), context.obj)
    target = target.absolute()
    refuse_installed(target, help="name another folder")
    if not target.is_dir():
        raise Stop(f"there is no folder {target}", help="name that of the parts: cardgen join DIR")
    examine_folder(target, typed=folder is not None)
    joined = join_parts(target)
    pages = quantity(sum(one.pages for one in joined), "page")
    cards = quantity(sum(one.cards for one in joined), "card")
    say(f"{quantity(len(joined), 'file')}  {pages}  {cards}")
    return ()
