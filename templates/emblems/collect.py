"""Collect the emblems named in wanted.txt from game-icons, one SVG each, and all credits.

In: `icons.json` of the npm package @iconify-json/game-icons, and a CSV of icon and author, for
the package does not say who drew what; own.txt names the drawings of this folder that are ours.
Out, in this folder: `<icon>.svg`, bare paths on a 512-unit square, and `credits.yaml`. The same
input gives the same bytes.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PATH = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')
BACKGROUND = "M0 0h512v512H0z"
PUBLIC_DOMAIN = {"viscious-speed", "zeromancer"}  # the two who chose CC0; all others CC BY 3.0
FACES = {  # what we cut out of a head that has none: an eye, a brow, an ear, a mouth
    "caesar": (
        "M362 284C372 272 388 270 398 276L392 292C382 296 370 292 362 284Z"
        "M350 262C366 246 392 244 410 254L408 263C392 256 368 259 355 271Z"
        "M212 302C208 280 238 272 248 291C254 305 246 318 236 331"
        "L226 324C235 313 241 304 235 297C230 292 223 294 224 303Z"
        "M424 351C414 354 402 353 394 346L424 342Z"
    ),
}
SPELLING = {
    "andymeneely": "Andy Meneely",
    "darkzaitzev": "DarkZaitzev",
    "generalace135": "GeneralAce135",
    "heavenly-dog": "HeavenlyDog",
    "priorblue": "PriorBlue",
}


class CannotCollectError(Exception):
    """A wanted icon is unknown, has not one known author, or is more than plain paths."""


def read_names(path: Path) -> list[str]:
    """The names in a file, one a line, in order of the alphabet."""
    return sorted(path.read_text(encoding="utf-8").split())


def read_authors(path: Path) -> dict[str, str]:
    """Icon → author as game-icons spells them, where it is certain who drew it.

    Some names were used by two authors (`faithtoken | lorc`): those have no certain author.
    """
    with path.open(encoding="utf-8", newline="") as lines:
        authors = {row["icon"]: row["author"] for row in csv.DictReader(lines)}
    return {icon: name for icon, name in authors.items() if name != "unknown" and "|" not in name}


def svg(icon: str, body: str) -> str:
    """The emblem as bare paths, with the face it lacks; who draws it chooses the colour."""
    paths = [data for data in PATH.findall(body) if data != BACKGROUND]
    if PATH.sub("", body).strip() or not paths:
        raise CannotCollectError(f"{icon}: more than plain paths in {body[:60]}…")
    paths[-1] += FACES.get(icon, "")
    shapes = "".join(f'<path d="{data}"/>' for data in paths)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{shapes}</svg>\n'


def credit(icon: str, author: str) -> str:
    """The entry of credits.yaml that the credits page prints."""
    name = SPELLING.get(author) or author.replace("-", " ").title()
    return (
        f"- icon: {icon}\n"
        f"  author: {name}\n"
        f"  licence: {'CC0 1.0' if author in PUBLIC_DOMAIN else 'CC BY 3.0'}\n"
        f"  origin: https://game-icons.net/1x1/{author}/{icon}.html\n"
    )


def credit_of_ours(name: str) -> str:
    """The entry of a drawing of ours."""
    return f"- icon: {name}\n  author: cardgen\n  licence: MIT\n"


def collect(icons: dict[str, dict[str, str]], authors: dict[str, str]) -> dict[str, str]:
    """File name → content, for every emblem and for the credits."""
    wanted, own = read_names(HERE / "wanted.txt"), read_names(HERE / "own.txt")
    for source, known in (("icons.json", icons), ("the certain authors", authors)):
        if unknown := [icon for icon in wanted if icon not in known]:
            raise CannotCollectError(f"not in {source}: {', '.join(unknown)}")
    if twice := {*wanted} & {*own}:
        raise CannotCollectError(f"in wanted.txt and own.txt: {', '.join(sorted(twice))}")
    if missing := [name for name in own if not (HERE / f"{name}.svg").is_file()]:
        raise CannotCollectError(f"own.txt names what is not drawn: {', '.join(missing)}")
    files = {f"{icon}.svg": svg(icon, icons[icon]["body"]) for icon in wanted}
    entries = {name: credit_of_ours(name) for name in own}
    entries |= {icon: credit(icon, authors[icon]) for icon in wanted}
    credits_text = "".join(entries[name] for name in sorted(entries))
    return files | {"credits.yaml": f"# Written by collect.py.\n{credits_text}"}


def replace_emblems(files: dict[str, str]) -> None:
    """Write the files and remove emblems that are neither wanted nor ours."""
    own = read_names(HERE / "own.txt")
    for old in HERE.glob("*.svg"):
        if old.name not in files and old.stem not in own:
            old.unlink()
    for name, content in files.items():
        (HERE / name).write_text(content, encoding="utf-8", newline="\n")


def main() -> int:
    """Exit 0 when all emblems are written; 2, with nothing written, when one cannot be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("icons", type=Path, help="icons.json of @iconify-json/game-icons")
    parser.add_argument("authors", type=Path, help="CSV with the columns icon and author")
    given = parser.parse_args()
    icons = json.loads(given.icons.read_text(encoding="utf-8"))["icons"]
    try:
        files = collect(icons, read_authors(given.authors))
    except CannotCollectError as reason:
        print(reason, file=sys.stderr)
        return 2
    replace_emblems(files)
    print(f"{len(files) - 1} emblems from game-icons, and credits.yaml")
    return 0


if __name__ == "__main__":
    sys.exit(main())
