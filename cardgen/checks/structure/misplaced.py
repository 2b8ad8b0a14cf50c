"""The check `misplaced`."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from cardgen.checks.check import Check
from cardgen.files import read_or_nothing
from cardgen.layout.template.variables import PICTURE_ENDINGS
from cardgen.model.finding import Finding, Place
from cardgen.packs.card_files import files_of_pack
from cardgen.packs.misplaced import ART, SVG
from cardgen.packs.root import BOOKS, GAMES, PARTS, RULEBOOK_ENDING, display_path, shipped_root
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.suggest import closest_match
from cardgen.yaml.source import MOST_BYTES

CODE, TEMPLATES, YAML = "misplaced", "templates", ".yaml"
NEAR = 0.8  # as icon is to icons


def check_misplaced(view: PackView) -> Iterator[Finding]:
    """What lies in the folder of a pack and is read beside `cards/` alone, or in another folder of
    the pack."""
    yield from _folders(view)
    yield from _pictures(view)
    yield from _books(view)


def _folders(view: PackView) -> Iterator[Finding]:
    named = {path.relative_to(view.pack.folder).parts[0] for path in files_of_pack(view.pack)}
    for folder in sorted(view.pack.folder.glob("*/")):
        place = "" if folder.name in named or folder.is_symlink() else _place_of(folder)
        if place and (file := _first_file(folder)):
            shown = display_path(folder, view.root)
            help = f"move {shown} to {place}, which all packs share"
            yield _found(file, view.root, f"{shown} is not read", help)


def _place_of(folder: Path) -> str:
    """Where a folder of this name is read, from the root on; nothing where none is, or where what
    lies in it is of another kind."""
    if folder.name in PARTS:
        return folder.name
    if folder.name == GAMES:
        return f"cards/{GAMES}"
    drawn = _shipped().get(folder.name)
    return f"{TEMPLATES}/{folder.name}" if drawn and _is_like(folder, drawn) else ""


def _shipped() -> Mapping[str, Path]:
    """The folders of `templates/` that came with the program, by their names."""
    shipped = shipped_root()
    folders = (shipped / TEMPLATES).glob("*/") if shipped else ()
    return {folder.name: folder for folder in folders}


def _is_like(folder: Path, other: Path) -> bool:
    """Whether both hold drawings, or YAML."""
    return any(all(any(one.rglob(f"*{kind}")) for one in (folder, other)) for kind in (SVG, YAML))


def _first_file(folder: Path) -> Path | None:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return next((path for path in files if not path.name.startswith(".")), None)


def _pictures(view: PackView) -> Iterator[Finding]:
    """Pictures called by the id of a printed card that has none where it is looked for; those of a
    folder once."""
    art, told = view.pack.folder / ART, set[Path]()
    there = {path.stem for path in art.glob("*.*")}
    wanted = {card.id for card in view.cards} & view.printed_ids - there
    for path in sorted(view.pack.folder.rglob("*.*")):
        lost = path.suffix.lower() in PICTURE_ENDINGS and path.parent != art
        if lost and path.stem in wanted and path.parent not in told:
            told.add(path.parent)
            shown = path.relative_to(view.pack.folder).as_posix()
            message = f"{shown} is not printed: a picture of a card lies in {ART}/"
            to = display_path(art / path.name, view.root)
            yield _found(path, view.root, message, f"move it to {to}; no key names it")


def _books(view: PackView) -> Iterator[Finding]:
    """A rulebook that lies beside the folder of rulebooks."""
    for path in sorted(view.pack.folder.glob(f"*{RULEBOOK_ENDING}")):
        if closest_match(path.stem, (BOOKS,), near=NEAR):
            yield _book(path, view)


def _book(path: Path, view: PackView) -> Finding:
    shown, language = display_path(path, view.root), path.stem
    named = language if language in view.pack.languages else view.pack.languages[0]
    help = f"move it to cards/{view.pack.id}/{BOOKS}/{named}{RULEBOOK_ENDING}"
    return _found(path, view.root, f"{shown} is not read", help)


def check_misplaced_of_all(project: Project) -> Iterator[Finding]:
    """What lies beside `cards/` where nobody reads it."""
    yield from _templates(project)
    for path in sorted((project.root / BOOKS).glob(f"*{RULEBOOK_ENDING}")):
        speaking = [view for view in project.packs if path.stem in view.pack.languages]
        yield from (_book(path, view) for view in speaking[:1])


def _templates(project: Project) -> Iterator[Finding]:
    """What lies in `templates/` of a root and is read by no name that a layout says."""
    folder, known = project.root / TEMPLATES, _shipped()
    files = sorted(folder.glob("layouts/*.yaml"))
    layouts = b"".join(read_or_nothing(path, project.root, MOST_BYTES) for path in files)
    for path in sorted(folder.glob("[!.]*")):
        shown = display_path(path, project.root)
        other = path.is_dir() and path.name not in known
        near = closest_match(path.name, known, near=NEAR) if other else ""
        if near and _is_like(path, known[near]) and f"{path.name}/".encode() not in layouts:
            file = _first_file(path) or path
            help = f"call it {TEMPLATES}/{near}"
            yield _found(file, project.root, f"{shown} is not read", help)
        elif path.suffix == SVG and not re.search(_drawn_as(path.stem), layouts):
            help = f"move it to {TEMPLATES}/icons/, or {TEMPLATES}/emblems/ if it is an emblem"
            yield _found(path, project.root, f"{shown} is not read", help)


def _drawn_as(stem: str) -> bytes:
    """How a layout names a drawing that lies in `templates/` itself."""
    return rb"drawing: *[\"']?" + re.escape(stem).encode() + rb"\b"


def _found(path: Path, root: Path, message: str, help: str) -> Finding:
    return Finding(CODE, CODE, Place(display_path(path, root)), message, help, "warning")


MISPLACED = Check(
    slug="misplaced",
    title="Folders and pictures that lie where nobody reads them",
    why="""\
Drawings, layouts, fonts and games are shared by packs, and lie beside them: templates/ and fonts/
beside cards/, games in cards/games/. A picture of a card lies in art/ of its pack. Elsewhere they
are passed over without a word, and what is printed is what came with the program.
""",
    refused="""\
# cards/tides/templates/icons/net.svg       # templates/icons/net.svg
# cards/tides/pictures/anchor.png           # cards/tides/art/anchor.png
""",
    mend="""\
Move it where the finding says; what is only kept for later bears another name.
""",
    over_pack=check_misplaced,
    over_project=check_misplaced_of_all,
)
