"""The check `deck-files`."""

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePath

from cardgen.checks.check import Check
from cardgen.files import leads_out
from cardgen.model.finding import Finding, Place
from cardgen.model.pack import Pack
from cardgen.packs.card_files import files_of_pack, patterns_of_pack
from cardgen.packs.root import (
    GAMES,
    LEGEND_FILE,
    PARTS,
    RULINGS_FILE,
    SCENARIOS,
    display_path,
    otherwise_called,
)
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.suggest import closest_match, join_words

AID_FILE = "aid.yaml"
OTHER = ("pack.yaml", RULINGS_FILE, AID_FILE, "art", *PARTS, GAMES)
NEAR = 0.8  # as aids is to aid, and scenario to scenarios; rules are no rulings


def check_deck_files(view: PackView) -> Iterator[Finding]:
    """Files of YAML in the pack's folder that nobody reads."""
    pack, root = view.pack, view.root
    named = files_of_pack(pack)
    for path in sorted(pack.folder.rglob("*.y*ml")):
        inner = path.relative_to(pack.folder)
        own = inner.parts[0] not in OTHER and path.suffix in (".yaml", ".yml")
        if own and path not in named and not _is_scenario(inner) and not _is_refused(path, pack):
            yield _unread(path, inner, pack, root)


def _is_scenario(inner: PurePath) -> bool:
    return inner.parent == PurePath(SCENARIOS) and inner.suffix == ".yaml"


def _is_refused(path: Path, pack: Pack) -> bool:
    """Whether a deck names it, and pack.yaml is told why it is not read: a folder, a link."""
    inner = path.relative_to(pack.folder).as_posix()
    said = any(fnmatch(inner, pattern) for pattern in patterns_of_pack(pack))
    return said and (not path.is_file() or leads_out(path, pack.folder))


def _unread(path: Path, inner: PurePath, pack: Pack, root: Path) -> Finding:
    """A file that is nearly called as one that is read, or one of cards that no deck names."""
    place, shown = Place(display_path(path, root)), inner.as_posix()
    if inner.as_posix() == PurePath(LEGEND_FILE).name:
        message = f"{shown} is not read in the folder of a pack"
        return Finding("deck-files", "file-misnamed", place, message, f"move it to {LEGEND_FILE}")
    if meant := _meant(inner, pack.folder):
        message = f'{shown} is not read: did you mean "{meant}"?'
        help = f"call it {meant}; if it holds cards, name it in pack.yaml: cards: {shown}"
        return Finding("deck-files", "file-misnamed", place, message, help)
    message = f"no deck of the pack {pack.id} names this file: its cards are not read"
    help = f"name it in pack.yaml: cards: {shown}; or move it away"
    return Finding("deck-files", "file-unnamed", place, message, help, "warning")


def _meant(inner: PurePath, folder: Path) -> str:
    """The file beside the cards that is meant, if none is called so; nothing where none is near."""
    if len(inner.parts) > 1:
        near = closest_match(inner.parts[0], (SCENARIOS,), near=NEAR)
        meant = f"{SCENARIOS}/{inner.stem}.yaml" if near else ""
    else:
        stems = {PurePath(name).stem: name for name in (AID_FILE, RULINGS_FILE)}
        meant = stems.get(closest_match(inner.stem, stems, near=NEAR), "")
    return "" if meant in _listed(folder, meant) else meant


def _listed(folder: Path, name: str) -> list[str]:
    """The files that lie where this one would, letter by letter as they are called."""
    within = PurePath(name).parent
    beside = folder / within
    found = beside.iterdir() if beside.is_dir() else ()
    return [(within / path.name).as_posix() for path in found]


def check_deck_files_of_all(project: Project) -> Iterator[Finding]:
    """Folders of cards/ that hold YAML files and no pack.yaml; once all packs are looked at."""
    for folder in sorted((project.root / "cards").iterdir()) if project.whole else ():
        files = sorted(file.name for file in folder.glob("*.y*ml")) if folder.is_dir() else []
        if files and "pack.yaml" not in files and folder.name != GAMES:
            place = Place(display_path(folder / files[0], project.root))
            message = f"{folder.name} is no pack, for lack of a pack.yaml: it is not read"
            help = f"add a pack.yaml beside {join_words(files, joined_by='and')}, or move them away"
            if name := otherwise_called(folder):
                help = f"call {display_path(folder / name, project.root)} pack.yaml"
            yield Finding("deck-files", "no-pack", place, message, help, "warning")


DECK_FILES = Check(
    slug="deck-files",
    title="Files that no deck, two decks or no pack own",
    why="""\
A deck names the files its cards stand in. A pattern without files prints nothing, a file named by
two decks prints its cards twice, and a path out of the pack breaks when the pack is given away. A
file that no deck names, or a folder of cards without a pack.yaml, would be left out without a word;
so would a player aid, rulings and scenarios that are not called aid.yaml, rulings.yaml and
scenarios/….yaml.
""",
    refused="""\
decks:
  gods: {size: 65x100, layout: god, back: gods, cards: goods/*.yaml}    # no such folder
""",
    mend="""\
Name files of the pack, each in one deck: `cards: gods/*.yaml`; call others as they are read.
""",
    codes=("no-files", "file-misnamed", "file-twice", "path-outside", "file-unnamed", "no-pack"),
    over_pack=check_deck_files,
    over_project=check_deck_files_of_all,
)
