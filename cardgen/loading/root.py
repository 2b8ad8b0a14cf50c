"""The folder that holds cards/, templates/ and fonts/, and the packs in it."""

from pathlib import Path

import cardgen
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Stop

PARTS = ("cards", "templates", "fonts")
EXAMPLE = "faith"  # the pack that has everything a pack may have


def find_root(start: Path, *, given: Path | None = None) -> Path:
    """The given folder, else the nearest one upwards from `start`, else what the package ships.

    Stop when the given folder, or none at all, holds the three parts.
    """
    if given is not None:
        return _checked(given)
    here = start.resolve()
    for folder in (here, *here.parents, *_shipped()):
        if _is_root(folder):
            return folder
    raise Stop(
        f"no folder from {start} upwards holds {listed(PARTS, joined_by='and')}",
        help="go into the project's folder, or name it: --root DIR",
    )


def _shipped() -> tuple[Path, ...]:
    package = Path(str(cardgen.__file__)).resolve().parent
    return package / "shipped", package.parent


def _is_root(folder: Path) -> bool:
    return all((folder / part).is_dir() for part in PARTS)


def _checked(given: Path) -> Path:
    lacking = [f"{part}/" for part in PARTS if not (given / part).is_dir()]
    if not given.is_dir():
        raise Stop(f"there is no folder {given}", help="name the folder that holds cards/: --root")
    if lacking:
        raise Stop(
            f"{given} does not hold {listed(lacking)}",
            help="name the folder that holds cards/, templates/ and fonts/: --root DIR",
        )
    return given.resolve()


def list_packs(root: Path) -> tuple[str, ...]:
    """The ids of all packs: folders in cards/ that hold a pack.yaml."""
    return tuple(sorted(path.parent.name for path in (root / "cards").glob("*/pack.yaml")))


def pack_folder(root: Path, pack: str) -> Path:
    """The folder of a pack. Stop, with the nearest id, when there is none or no pack.yaml."""
    folder = root / "cards" / pack
    packs = list_packs(root)
    if pack in packs:
        return folder
    if folder.is_dir() and "/" not in pack and pack not in ("", ".", ".."):
        example = EXAMPLE if EXAMPLE in packs else next(iter(packs), "")
        copy = f"copy cards/{example}/pack.yaml there" if example else "write one"
        help = f"{copy}: title, version, mark, languages and decks of the new pack"
        raise Stop(f"cards/{pack} has no pack.yaml", help=help)
    help = f"there is {listed(packs, joined_by='and')}" if packs else "cards/ holds no pack"
    raise Stop(f'there is no pack "{pack}"{question(pack, packs)}', help=help)
