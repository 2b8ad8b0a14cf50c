"""Files that were meant for one that is wanted, and that nobody reads where they lie or by the name
that they have."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

from cardgen.files import read_or_nothing
from cardgen.packs.root import GAMES, SCENARIOS, display_path
from cardgen.suggest import as_id, did_you_mean
from cardgen.yaml.source import MOST_BYTES

SVG = ".svg"
PAINTED = (".png", ".jpg", ".jpeg", ".webp", ".gif")
ART = "art"  # the folder of a pack whose pictures are read as such
DRAWN = ("emblems", "icons", "scenes", "rings", "friezes", "frames", "ornaments", "booklets")
OF_GAMES = re.compile(rb"^(?:colours|resources|payments|kinds|periods|rules):", re.MULTILINE)


def ask_or_place(root: Path, wanted: str, known: Iterable[str]) -> tuple[str, str]:
    """Which of the `known` names was meant, as a question; or, where the drawing that is `wanted`,
    a path from the root on, lies under another name or elsewhere, no question and what to do."""
    there = how_to_place(root, wanted)
    return ("", there) if there else (did_you_mean(PurePath(wanted).stem, known), "")


def how_to_place(root: Path, wanted: str) -> str:
    """What to do with a file that was meant for the drawing `wanted`; nothing where none was."""
    return next(_ways(root, PurePath(wanted)), "")


def _ways(root: Path, wanted: PurePath) -> Iterator[str]:
    """First with one in the very folder, then in any other."""
    here = root / wanted.parent
    for path in sorted(_called(root, wanted), key=lambda path: (path.parent != here, path)):
        shown = f"{display_path(path, root)} lies there"
        if path.suffix.lower() in PAINTED:
            yield f"{shown}, but only SVG is drawn: save it as {wanted}"
        elif path.parent == here:
            yield f"{shown}: call it {wanted.name}"
        elif not _is_read(path, root):
            yield f"{shown}: move it to {wanted}"


def _called(root: Path, wanted: PurePath) -> Iterator[Path]:
    """The drawings below `templates/` and `cards/` whose names come to that of the wanted one."""
    for path in (each for part in ("templates", "cards") for each in (root / part).rglob("*.*")):
        drawing = path.suffix.lower() in (SVG, *PAINTED) and path.parent.name != ART
        if drawing and as_id(path.stem) == wanted.stem and path.is_file():
            yield path


def _is_read(path: Path, root: Path) -> bool:
    """Whether a drawing lies in a folder where others are found, as an emblem does for an icon."""
    return path.parent.parent == root / "templates" and path.parent.name in DRAWN


def how_to_call_scenario(name: str, known: Iterable[str]) -> str:
    """What to do with a scenario whose file is called otherwise than a ruling may name it."""
    there = next((one for one in known if one != name and as_id(one) == name), "")
    return f"{SCENARIOS}/{there}.yaml lies there: call it {name}.yaml" if there else ""


def how_to_place_game(root: Path, game: str) -> str:
    """What to do with the file of a game that lies elsewhere, or is called otherwise."""
    wanted, cards = f"cards/{GAMES}/{game}.yaml", root / "cards"
    places = [cards, *sorted(path for path in cards.glob("*/") if path.is_dir()), root / GAMES]
    for path in (path for place in places for path in sorted(place.glob("*.y*ml*"))):
        stem = as_id(path.name.partition(".")[0])
        named = stem in (game, "game")
        if named and OF_GAMES.search(read_or_nothing(path, root, MOST_BYTES)):
            way = f"call it {game}.yaml" if path.parent == cards / GAMES else f"move it to {wanted}"
            return f"{display_path(path, root)} lies there: {way}"
    return ""
