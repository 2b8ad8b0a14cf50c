"""The icons and emblems that a pack may name, listed for a terminal."""

from collections.abc import Iterator
from pathlib import Path

from cardgen.model.finding import Report
from cardgen.model.legend import Said
from cardgen.packs.aids.legend import load_legend
from cardgen.packs.root import list_files

WIDTH = 96


def icon_lines(root: Path) -> Iterator[str]:
    """Each icon with its meaning: those of the icon reference by group, then those without one."""
    drawn = set(list_files(root, "templates/icons", ".svg"))
    widest = max(map(len, drawn), default=0)
    legend = load_legend(root, Report())
    for group in legend.groups if legend else ():
        known = {name: said for name, said in group.icons.items() if name in drawn}
        drawn -= known.keys()
        if known:
            yield f"{_shown(group.title)}:"
            yield from (f"  {name:<{widest}}  {_shown(said)}" for name, said in known.items())
    if drawn:
        yield "Without a line in templates/legend.yaml:"
        yield from _filled(sorted(drawn))
    yield "A number follows a colon: {coin:3} in words, coin:3 in a list of icons."


def emblem_lines(root: Path) -> Iterator[str]:
    """The names of all emblems."""
    yield "Emblems, the names of files in templates/emblems/:"
    yield from _filled(sorted(list_files(root, "templates/emblems", ".svg")))


def _shown(said: Said) -> str:
    """One language is enough here: the last, which in what is shipped is that of this program."""
    return [*said.values(), ""][len(said) - 1]


def _filled(names: list[str]) -> Iterator[str]:
    """The names in lines of a terminal's width."""
    line = " "
    for name in names:
        if len(line) + len(name) + 2 > WIDTH:
            yield line.rstrip()
            line = " "
        line += f" {name},"
    yield line.rstrip(" ,")
