"""`templates/legend.yaml`: what each icon means, in each language."""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from pathlib import Path
from typing import Any

from cardgen.model.finding import MISSING, Place, Report
from cardgen.model.legend import COST, FORMS, KINDS, Group, Legend, Said
from cardgen.model.located import ValueRef
from cardgen.packs.fields import slug
from cardgen.packs.misplaced import how_to_place
from cardgen.packs.root import LEGEND_FILE, display_path, search_folders
from cardgen.schema.containers import ListOf, MapOf
from cardgen.schema.kinds import Kind, String
from cardgen.schema.records import Record
from cardgen.suggest import as_id, ask_whether, closest_match
from cardgen.yaml.reader import read_file

PAGE = ("title", "icons", "cards", "continued", "page")  # what the page says of itself

SAID = MapOf(slug("a language"), String("words"))
GROUP = Record(
    Group,
    {"title": SAID, "icons": MapOf(slug("an icon's name"), SAID)},
    required=("title", "icons"),
    what="a group of icons",
)
WORDS: dict[str, Kind] = dict.fromkeys((*PAGE, COST, *KINDS), SAID)
NAMES = MapOf(slug("an icon's name"), SAID)
FURTHER = MapOf(slug("an icon's name"), Record(dict, dict.fromkeys(FORMS, SAID)))
GROUPS = ListOf(GROUP, min=1)
COVER = ListOf(slug("an icon's name"))
SIGNS: dict[str, Kind] = {"groups": GROUPS, "names": NAMES, "further": FURTHER, "cover": COVER}
LEGEND = Record(
    dict,
    {"words": Record(dict, WORDS, required=PAGE), **SIGNS},
    required=("words", "groups"),
    what="the legend",
)
OVER = Record(dict, {"words": Record(dict, WORDS), **SIGNS}, what="the legend")


def load_legend(root: Path, report: Report) -> Legend | None:
    """The legend of a root; None once its faults, or that there is none, are reported.

    One of a root that lies over what is shipped need only say what differs from that.
    """
    paths = [path for layer in search_folders(root) if (path := layer / LEGEND_FILE).is_file()]
    if not paths:
        message, help = (
            f"there is no {LEGEND_FILE}",
            "write there what each icon means, in each language",
        )
        report.add(code="legend-file", place=Place(LEGEND_FILE), message=message, help=help)
        return None
    kinds = (OVER,) * (len(paths) - 1) + (LEGEND,)
    read = [_read(path, kind, root, report) for path, kind in zip(paths, kinds, strict=True)]
    found = [legend for legend in read if legend]
    return reduce(_over, found) if len(found) == len(read) else None


def own_legend(root: Path) -> Legend | None:
    """What a root says itself of signs; None where it says nothing, or has faults."""
    path = root / LEGEND_FILE
    return _read(path, OVER, root, Report()) if path.is_file() else None


def icon_meant(name: str, known: Iterable[str], root: Path) -> str:
    """The icon that an unknown name may mean: called so in a language, `carte-verte`, or in a part
    of its own name, `green`, or mistyped; nothing where none is."""
    legend = load_legend(root, Report())
    names = {icon: said for icon, said in legend.names.items() if icon in known} if legend else {}
    called = (icon for icon, said in names.items() if name in _called(said))
    parts = [icon for icon in known if name in icon.split("-")]
    near = closest_match(name, known)
    return next(called, "") or near or (parts[0] if len(parts) == 1 else "")


def ask_or_place_icon(name: str, known: Iterable[str], root: Path) -> tuple[str, str]:
    """Which icon was meant, as a question; or, where its drawing lies elsewhere or under another
    name, no question and what to do."""
    there = how_to_place(root, f"templates/icons/{name}.svg")
    return ("", there) if there else (ask_whether(icon_meant(name, known, root)), "")


def _called(said: Said) -> set[str]:
    """What a sign is called, as names of files are written, for one and for several."""
    ways = [way for words in said.values() for way in words.replace("{n}", "").split("|")]
    return {as_id(way) for way in ways}


def _read(path: Path, kind: Record, root: Path, report: Report) -> Legend | None:
    tree: Any = read_file(path, file=display_path(path, root), report=report)
    values: Any = MISSING if tree is MISSING else kind.read(tree, ValueRef(tree), report)
    if values is MISSING:
        return None
    parts = values.get("words", {}), values.get("groups", ()), (tree,), values.get("names", {})
    return Legend(*parts, values.get("further", {}), tuple(values.get("cover", ())))


def _over(own: Legend, under: Legend) -> Legend:
    """A legend over another: what both say is said as in the first, language by language."""
    words, names = _said_over(own.words, under.words), _said_over(own.names, under.names)
    entries = own.entries + under.entries
    further = {**_further_left(own, under), **own.further}
    cover = own.cover or under.cover
    return Legend(words, tuple(_joined(own, under)), entries, names, further, cover)


def _further_left(own: Legend, under: Legend) -> dict[str, dict[str, Said]]:
    """What is still said behind meanings: who says anew what a sign means says all of it."""
    anew = own.meanings
    return {
        name: {
            form: {
                language: words
                for language, words in said.items()
                if language not in anew.get(name, {})
            }
            for form, said in forms.items()
        }
        for name, forms in under.further.items()
    }


def _said_over(own: Mapping[str, Said], under: Mapping[str, Said]) -> dict[str, Said]:
    return {key: {**under.get(key, {}), **own.get(key, {})} for key in {**under, **own}}


def _joined(own: Legend, under: Legend) -> Iterator[Group]:
    """Groups that have a title in common, in any language, as one; then those that are new."""
    left = list(own.groups)
    said = under.meanings
    for group in under.groups:
        mine = [one for one in left if one.title.items() & group.title.items()]
        left = [one for one in left if one not in mine]
        title, icons = dict(group.title), dict[str, Said]()
        for one in mine:
            title |= one.title
            icons |= _meant(one, said)
        icons |= {name: held for name, held in group.icons.items() if name not in own.meanings}
        if icons:
            yield Group(title, icons)
    yield from (Group(one.title, _meant(one, said)) for one in left)


def _meant(group: Group, under: Mapping[str, Said]) -> dict[str, Said]:
    return {name: {**under.get(name, {}), **said} for name, said in group.icons.items()}
