"""The folder that holds cards/, templates/ and fonts/, and the packs in it.

A folder that holds cards and not all three parts lies over what the program ships: what it has
itself comes first, everything else is there all the same.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from os.path import isdir, join
from pathlib import Path, PurePath
from stat import S_ISREG

import cardgen
from cardgen.model.finding import Stop
from cardgen.suggest import did_you_mean, join_words

PARTS = ("cards", "templates", "fonts")
GAMES = "games"  # the folder of cards/ that holds no pack
BOOKS, SCENARIOS = "rulebook", "scenarios"  # the folders of a pack that other packs do not read
RULEBOOK_ENDING = ".md"
LEGEND_FILE = "templates/legend.yaml"
RULINGS_FILE, REVIEWS_FILE = "rulings.yaml", "reviewed.txt"
TOLD_IN_PACK = ("edition", "changes", "credits", "accepts")  # of pack.yaml, read by no card or play
PRINTED_IN_PACK = ("title", "version", "mark", "fields", "components", "unsaid")  # read by no play
OTHERWISE = ("pack.yml", "pack.yaml.txt", "pack.yml.txt", "pack.txt")  # what editors make of it
EXAMPLE = "faith"  # the pack that has everything a pack may have


def find_root(start: Path, *, given: Path | None = None) -> Path:
    """The given folder, else the nearest one upwards from `start`, else what the program ships.

    Stop when the given folder, or none at all, holds cards.
    """
    if given is not None:
        return _checked(given)
    if root := nearest_root(start) or shipped_root():
        return root
    raise Stop(
        f"no folder from {start} upwards holds cards, cards/<pack>/*.yaml",
        help="go into the project's folder, or name it: --root DIR",
    )


def nearest_root(start: Path) -> Path | None:
    """The nearest folder upwards from `start` that holds cards of somebody's own."""
    here = start.resolve()
    for folder in (here, *here.parents):
        if _is_whole(folder) or _holds_yaml(folder / "cards"):
            return folder
    return None


def _holds_yaml(cards: Path) -> bool:
    """Whether folders below hold YAML, also where an editor has put another ending behind it."""
    return any(name for ending in ("", ".txt") for name in cards.glob(f"[!.]*/*.y*ml{ending}"))


def stray_pack(start: Path) -> Path | None:
    """A pack.yaml near `start` that stands where none is looked for, as a path from there."""
    depths = ("pack.yaml", "*/pack.yaml", "*/*/pack.yaml")
    found = (path for depth in depths for path in sorted(start.glob(depth)))
    return next((path.relative_to(start) for path in found), None)


def shipped_root(*, installed: bool = False) -> Path | None:
    """What came with the program: in its package once installed, else beside it.

    With `installed` only the former.
    """
    package = Path(str(cardgen.__file__)).resolve().parent
    places = (package / "shipped",) if installed else (package / "shipped", package.parent)
    return next(filter(_is_whole, places), None)


def _is_whole(folder: Path) -> bool:
    return all(isdir(join(folder, part)) for part in PARTS)


def _checked(given: Path) -> Path:
    help = "name the folder that holds cards/: --root DIR"
    if not isdir(given):
        raise Stop(f"there is no folder {given}", help=help)
    if not (given / "cards").is_dir():
        raise Stop(f"{given} does not hold cards/", help=help)
    return given.resolve()


def search_folders(root: Path) -> tuple[Path, ...]:
    """The folders that files of a root are looked for in, the first one first."""
    shipped = None if _is_whole(root) else shipped_root()
    return (root, shipped) if shipped else (root,)


def find_file(root: Path, name: str) -> Path:
    """A file or folder of a root by its path; where there is none, where it would be."""
    return next(
        (path for layer in search_folders(root) if (path := layer / name).exists()), root / name
    )


class FilesByName(Mapping[str, Path]):
    """Files by their names without the `ending`, each in a folder of several; the path of one is
    made when it is asked for, since a build draws few of all that there are."""

    def __init__(self, folders: Iterable[Path], ending: str) -> None:
        self._ending = ending
        self._folders = {
            name.removesuffix(ending): folder
            for folder in folders
            for name in _names_in(folder)
            if name.endswith(ending)
        }

    def __getitem__(self, name: str) -> Path:
        return self._folders[name] / (name + self._ending)

    def __contains__(self, name: object) -> bool:
        return name in self._folders

    def __iter__(self) -> Iterator[str]:
        return iter(self._folders)

    def __len__(self) -> int:
        return len(self._folders)


def list_files(root: Path, folder: str, ending: str) -> Mapping[str, Path]:
    """The files of a folder with this ending, by their names without it."""
    return FilesByName((layer / folder for layer in search_folders(root)[::-1]), ending)


def _names_in(folder: Path) -> list[str]:
    """What lies in a folder, if it can be looked into; `glob` of a path is three times slower."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def parts_of_pack(file: str) -> tuple[str, str]:
    """What stands under `TOLD_IN_PACK` and `PRINTED_IN_PACK` of a pack.yaml, as if these were files
    of their own."""
    return f"{file} told", f"{file} printed"


def state_path(path: PurePath | str) -> str:
    """A file or folder as what is kept of a check names it: with slashes on every system."""
    return str(path).replace(os.sep, "/")


def display_path(path: Path, root: Path) -> str:
    """A file as findings call it: from the root on, or all of its path where it lies elsewhere."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def list_packs(root: Path) -> tuple[str, ...]:
    """The ids of a root's own packs: folders in cards/ that hold a pack.yaml."""
    cards = root / "cards"
    return tuple(sorted(name for name in _folders(root) if _holds_pack(cards / name)))


def _holds_pack(folder: Path) -> bool:
    """Whether a pack.yaml lies in a folder. Stop where nobody may look, which `isfile` would keep
    to itself: the pack would be left out in silence."""
    try:
        return S_ISREG(os.stat(folder / "pack.yaml").st_mode)
    except PermissionError as error:
        raise Stop(
            f"{folder} cannot be looked into: {error.strerror}",
            help=f"whoever may read it runs this, or lets you: chmod u+rx cards/{folder.name}",
        ) from error
    except OSError:
        return False


def _folders(root: Path) -> list[str]:
    """What lies in cards/. Stop where that is there and cannot be looked into, which a `glob` would
    keep to itself."""
    try:
        return os.listdir(root / "cards")
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise Stop(
            f"{root / 'cards'} cannot be looked into: {error.strerror}",
            help="whoever may read it runs this, or lets you: chmod u+rx cards",
        ) from error


def own_packs(root: Path) -> tuple[str, ...]:
    """The ids of a root's own packs. Stop where it has none."""
    packs = list_packs(root)
    if not packs:
        for folder in sorted((root / "cards").glob("*/")):
            _refuse_other_name(folder)
        raise Stop(f"{root / 'cards'} holds no pack", help="a pack is a folder with a pack.yaml")
    return packs


def _refuse_other_name(folder: Path) -> None:
    """Stop where the file that makes a folder a pack ends as others write it."""
    if name := otherwise_called(folder):
        shown = f"cards/{folder.name}"
        raise Stop(f"{shown}/{name} is not read", help=f"call it {shown}/pack.yaml")


def otherwise_called(folder: Path) -> str:
    """The file that would make a folder a pack if it were called pack.yaml; nothing if none is."""
    known = (name for name in sorted(_names_in(folder)) if name != "pack.yaml")
    return next((name for name in known if name.lower() in ("pack.yaml", *OTHERWISE)), "")


def list_all_packs(root: Path) -> tuple[str, ...]:
    """The ids of all packs that may be named, those that are shipped included."""
    return tuple(sorted({pack for layer in search_folders(root) for pack in list_packs(layer)}))


def pack_folder(root: Path, pack: str) -> Path:
    """The folder of a pack. Stop, with the nearest id, when there is none or no pack.yaml."""
    packs = list_all_packs(root)
    if pack in packs:
        return find_file(root, f"cards/{pack}/pack.yaml").parent
    folder = root / "cards" / pack
    if isdir(folder) and "/" not in pack and pack not in ("", ".", ".."):
        _refuse_other_name(folder)
        example = EXAMPLE if EXAMPLE in packs else next(iter(packs), "")
        copied = display_path(find_file(root, f"cards/{example}/pack.yaml"), root)
        copy = f"copy {copied} there" if example else "write one"
        help = f"{copy}: title, version, mark, languages and decks of the new pack"
        raise Stop(f"cards/{pack} has no pack.yaml", help=help)
    there = f"there is {join_words(packs, joined_by='and')}" if packs else "cards/ holds no pack"
    help = "; ".join(filter(None, (there, _what_is_called(root, pack, packs))))
    raise Stop(f'there is no pack "{pack}"{did_you_mean(pack, packs)}', help=help)


def _what_is_called(root: Path, name: str, packs: Sequence[str]) -> str:
    """What is called so and is no pack, with what to type; nothing where nothing is."""
    path = PurePath(name)
    if (root / path / "pack.yaml").is_file() and root / "cards" != (root / path).parent:
        return f"packs are looked for in cards/: move {path} to cards/{path.name}"
    if owner := card_owner(root, name):
        return f"{name} is a card of {owner}: cardgen show {called_card(root, owner, name)}"
    if named := next((one for one in packs if one in path.parts and str(path) != one), ""):
        return f"a pack is named without a path: type {named}"
    if find_file(root, f"templates/languages/{name}/language.yaml").is_file():
        return f"{name} is a language: cardgen build --lang {name}"
    return ""


def card_owner(root: Path, name: str) -> str:
    """The first pack of which a file lists a card of this name, those that are shipped included."""
    return next((one for one in list_all_packs(root) if lists_card(root, one, name)), "")


def called_card(root: Path, owner: str, name: str) -> str:
    """What a card is called on the command line: with its pack where that is not of the root."""
    return name if owner in list_packs(root) else f"{owner}/{name}"


def lists_card(root: Path, pack: str, name: str) -> bool:
    """Whether a file of a pack lists a card of this name, as far as its lines tell."""
    folder, entry = find_file(root, f"cards/{pack}"), f"- id: {name}".encode()
    files = (path for path in folder.rglob("*.yaml") if path.is_file())
    return any(entry in map(bytes.strip, path.read_bytes().splitlines()) for path in files)
