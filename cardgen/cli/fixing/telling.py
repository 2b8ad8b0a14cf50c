"""What `check --fix` changed, line by line, for the person whose files they are."""

from collections.abc import Iterable, Iterator

from cardgen.cli.fixing.edits import Edit
from cardgen.cli.fixing.files import Mended


def told(files: Iterable[Mended]) -> Iterator[str]:
    """A line a file and a line a fix; one line where there was nothing to do."""
    nothing = True
    for mended in files:
        nothing = False
        yield f"{mended.file}: {_outcome(mended)}"
        yield from (f"  {_named(edit)}: {_change(edit)}" for edit in mended.made)
        yield from (f"  {_named(edit)}: waits for the next run" for edit in mended.waiting)
    if nothing:
        yield "nothing here can be fixed safely"


def _outcome(mended: Mended) -> str:
    return f"not touched: {mended.refused}" if mended.refused else f"{len(mended.made)} fixed"


def _named(edit: Edit) -> str:
    place = edit.finding.place
    return f"{place.line}:{place.column} {edit.finding.code}"


def _change(edit: Edit) -> str:
    return f'"{edit.old.decode()}" → "{edit.new.decode()}"'
