"""The faults found in the rulebooks of the expansions and how each is settled, as one page.

Run from the repository: `python docs/faults.py [FILE]` writes `build/faults.html`, or FILE, from
`docs/faults.yaml`, in French and English side by side.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from jinja2 import Environment

from cardgen.project.load import Selection, load_project

ROOT = Path(__file__).parent.parent
LANGUAGES = ("fr", "en")
PACKS = ("faith", "leaders", "duel-leaders")
KINDS = {
    "ruling": "ruling",
    "book": "mended",
    "card": "mended",
    "token": "computed",
    "check": "computed",
    "apart": "not applicable",
}
PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Faults of the rulebooks</title>
<style>
body { font: 16px/1.4 Georgia, serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-top: 1px solid #bbb; padding: .4rem .6rem; text-align: left; vertical-align: top }
p { margin: 0 0 .3rem }
</style>
<h1>Faults of the rulebooks</h1>
<p>{% for kind, count in counts.items() %}{{ kind }}: {{ count }}{{ ", " if not loop.last }}\
{% endfor %}</p>
<table>
<tr><th>No.<th>Kind{% for name in names.values() %}<th>{{ name }}{% endfor %}</tr>
{%- for row in rows %}
<tr id="fault-{{ row.number }}"><td>{{ row.number }}<td>{{ row.kind }}
{%- for language in names %}
<td lang="{{ language }}"><p>{{ row.fault[language] }}</p>
{%- for line in row.settled[language] %}<p>→ {{ line }}</p>{% endfor %}
{%- endfor %}</tr>
{%- endfor %}
</table>
</html>
"""


class Row(NamedTuple):
    """A fault, the kind of its settlement, and what settles it, line by line, by language."""

    number: int
    kind: str
    fault: Mapping[str, str]
    settled: Mapping[str, tuple[str, ...]]


class Settlements:
    """What the entries of the list refer to, as it is said in each language."""

    def __init__(self) -> None:
        project = load_project(ROOT, Selection(PACKS, LANGUAGES, ("full",))).project
        self.views = {view.pack.id: view for view in project.packs}
        self.books = {
            (book.pack, book.language): book for held in project.rulebooks for book in held.books
        }

    def of(self, entry: Mapping[str, Any], language: str) -> Iterator[str]:
        """Every line that says how a fault is settled."""
        for id in entry.get("ruling", ()):
            pack, _, name = id.partition("/")
            yield next(one for one in self.views[pack].rulings if one.id == name).ruling[language]
        for place in entry.get("book", ()):
            yield self.heading(*place.split("#"), language)
        for id in entry.get("card", ()):
            yield self.name(*id.split("/"), language)
        yield from (f"{key} {entry[key]}" for key in ("token", "check") if key in entry)
        if "apart" in entry:
            yield entry["apart"][language]

    def heading(self, pack: str, anchor: str, language: str) -> str:
        """The title of the rulebook, and the heading with this id."""
        book = self.books[pack, language]
        heading = next(one for one in book.headings if one.anchor == anchor)
        return f"{self.views[pack].pack.title[language]}, {heading.masked('…').strip()}"

    def name(self, pack: str, id: str, language: str) -> str:
        """The name of a card or board."""
        held = self.views[pack].pack
        return next(one for one in (*held.cards, *held.wonders) if one.id == id).name[language].text


def rows() -> Iterator[Row]:
    """All faults in their order."""
    said = Settlements()
    for entry in yaml.safe_load((ROOT / "docs" / "faults.yaml").read_text(encoding="utf-8")):
        kind = next(name for key, name in KINDS.items() if key in entry)
        fault = {language: entry[language] for language in LANGUAGES}
        settled = {language: tuple(said.of(entry, language)) for language in LANGUAGES}
        yield Row(entry["number"], kind, fault, settled)


def page() -> str:
    """The page as HTML."""
    held = tuple(rows())
    counts = Counter(row.kind for row in held)
    names = {"fr": "Français", "en": "English"}
    template = Environment(autoescape=True).from_string(PAGE)
    return template.render(rows=held, counts=counts, names=names)


if __name__ == "__main__":
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "faults.html"
    file.parent.mkdir(exist_ok=True)
    file.write_text(page(), encoding="utf-8")
