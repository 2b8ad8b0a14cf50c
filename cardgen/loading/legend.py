"""`templates/legend.yaml`: what each icon means, in each language."""

from pathlib import Path
from typing import Any

from cardgen.loading.fields import slug
from cardgen.loading.kinds import Kind, Text
from cardgen.loading.reader import read_file
from cardgen.loading.report import MISSING, Report, Where
from cardgen.loading.root import called, find
from cardgen.loading.schema import ListOf, MapOf, Record
from cardgen.model.legend import Group, Legend
from cardgen.model.place import Place

FILE = "templates/legend.yaml"
PAGE = ("title", "icons", "cards", "page")  # what the page says of itself

SAID = MapOf(slug("a language"), Text("words"))
GROUP = Record(
    Group,
    {"title": SAID, "icons": MapOf(slug("an icon's name"), SAID)},
    required=("title", "icons"),
    what="a group of icons",
)
WORDS: dict[str, Kind] = dict.fromkeys(PAGE, SAID)
LEGEND = Record(
    lambda **values: values,
    {"words": Record(dict, WORDS, required=PAGE), "groups": ListOf(GROUP, min=1)},
    required=("words", "groups"),
    what="the legend",
)


def load_legend(root: Path, report: Report) -> Legend | None:
    """The legend of a root; None once its faults, or that there is none, are reported."""
    path = find(root, FILE)
    if not path.is_file():
        message, help = f"there is no {FILE}", "write there what each icon means, in each language"
        report.add(code="legend-file", place=Place(FILE), message=message, help=help)
        return None
    tree: Any = read_file(path, file=called(path, root), report=report)
    values = MISSING if tree is MISSING else LEGEND.read(tree, Where(tree), report)
    return None if values is MISSING else Legend(**values, entry=tree)
