"""What a pack may name, in lists that `cardgen explain` tells by their names: icons, costs."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from cardgen.checks.catalogue import checks
from cardgen.cli.explained.costs import cost_lines
from cardgen.cli.explained.sign_lists import emblem_lines, icon_lines

LISTS: Mapping[str, Callable[[Path], Iterator[str]]] = {
    "icons": icon_lines,
    "emblems": emblem_lines,
    "cost": cost_lines,
    "costs": cost_lines,
    "payments": cost_lines,
    "resources": cost_lines,
}


def list_lines(name: str, root: Path) -> Iterator[str]:
    """A list, then the checks whose names speak of it."""
    yield from LISTS[name](root)
    found = [slug for slug in checks() if name.removesuffix("s") in slug.split("-")]
    if found:
        yield from ("", f"Checks: {', '.join(found)}")
