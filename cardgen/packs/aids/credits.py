"""Whose work is printed: the files that credit emblems and typefaces, and what a pack says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.model.credit import EmblemCredit, FontCredit
from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.pack import Pack
from cardgen.packs.fields import slug
from cardgen.packs.root import display_path, search_folders
from cardgen.schema.containers import ListOf
from cardgen.schema.kinds import Kind, String
from cardgen.schema.records import Record
from cardgen.yaml.reader import read_file

EMBLEM_CREDITS = "templates/emblems/credits.yaml"
FONT_CREDITS = "fonts/credits.yaml"

EMBLEMS = ListOf(
    Record(
        EmblemCredit,
        {
            "icon": slug("an emblem"),
            "author": String("a name"),
            "licence": String("a licence"),
            "origin": String("an address"),
        },
        required=("icon", "author", "licence"),
        what="the credit of an emblem",
    )
)
FONTS = ListOf(
    Record(
        FontCredit,
        {
            "family": String("the name of a family"),
            "faces": ListOf(String("a file of fonts/ without its ending"), min=1),
            "author": String("a name"),
            "licence": String("a licence"),
        },
        required=("family", "faces", "author", "licence"),
        what="the credit of a typeface",
    )
)


def load_emblem_credits(root: Path, report: Report) -> dict[str, EmblemCredit]:
    """The credits of emblems by name; those of a root lie over those that are shipped."""
    found = _listed(root, EMBLEM_CREDITS, EMBLEMS, report)
    return {credit.icon: credit for credit in reversed(found)}


def load_font_credits(root: Path, report: Report) -> tuple[FontCredit, ...]:
    """The credits of typefaces, those of the root before those that are shipped."""
    return tuple(_listed(root, FONT_CREDITS, FONTS, report))


def _listed(root: Path, file: str, kind: Kind, report: Report) -> list[Any]:
    """What the files of this name say, the root's own first."""
    found: list[Any] = []
    for layer in search_folders(root):
        path = layer / file
        if path.is_file():
            tree: Any = read_file(path, file=display_path(path, root), report=report)
            read = MISSING if tree is MISSING else kind.read(tree, ValueRef(tree), report)
            found += () if read is MISSING else read
    return found


class PackCredit(NamedTuple):
    """What a pack says of a maker; `role` is the key as it is typed, empty for items of a list."""

    role: str
    words: str


def pack_credits(pack: Pack, language: str) -> Iterator[PackCredit]:
    """What pack.yaml says under `credits:`, in one language where it says it in several; without
    what names nobody, which a check tells."""
    said: Any = pack.entry.get("credits")
    if isinstance(said, Map):
        for role, value in said.items():
            one = value.get(language, "") if isinstance(value, Map) else value
            names = one if isinstance(one, Seq) else [one]
            if words := ", ".join(str(name) for name in names if name):
                yield PackCredit(role, words)
    else:
        items = said if isinstance(said, Seq) else (said,)
        yield from (PackCredit("", str(item)) for item in items if item)
