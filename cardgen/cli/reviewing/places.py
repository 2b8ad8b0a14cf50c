"""The places of texts that were read, as somebody types them after `--at`."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from cardgen.model.finding import Place, Stop
from cardgen.packs.root import LEGEND_FILE, display_path, list_all_packs, pack_folder
from cardgen.project.prose.reviews.legend_prose import has_own_legend
from cardgen.suggest import did_you_mean, join_words, quantity

# A file, which may hold a colon on Windows; a line, a column or more of a finding behind it or not.
TYPED = re.compile(r"(.+?):(\d+)(?::.*)?")
LEGEND = "the legend"
ENDINGS = (".yaml", ".md")
AS_TOLD = "name the place as cardgen check tells it: --at cards/mine/rulings.yaml:12"


class AskedPlace(NamedTuple):
    """A line of a file, which is called as findings call it."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"

    def is_in(self, place: Place) -> bool:
        """Whether it is a line of a stretch."""
        return place.file == self.file and place.line <= self.line <= place.last_line


def asked_places(
    root: Path, packs: Sequence[str], typed: Collection[str]
) -> tuple[AskedPlace, ...]:
    """The places that are typed, each a line of a file of one of the packs. A file may be named
    from the root, the folder where one stands, or that of its pack.

    Stop at the first that is none.
    """
    folders = {pack: pack_folder(root, pack) for pack in packs}
    if has_own_legend(root):
        folders[LEGEND] = (root / LEGEND_FILE).parent
    return tuple(dict.fromkeys(_asked(root, folders, one) for one in typed))


def _asked(root: Path, folders: Mapping[str, Path], typed: str) -> AskedPlace:
    parts = TYPED.fullmatch(typed.replace("\\", "/"))
    if not parts:
        raise Stop(f'expected FILE:LINE after --at, found "{typed}"', help=AS_TOLD)
    file, line = parts[1].removeprefix("./"), int(parts[2])
    path = _file_of_packs(root, folders, file, line)
    name = display_path(path, root)
    with suppress(OSError):  # what cannot be read is told as the pack is read
        content = path.read_bytes()
        lines = content.count(b"\n") + (not content.endswith(b"\n"))
        if not 1 <= line <= lines:
            raise Stop(f"{name} has {quantity(lines, 'line')}: there is no line {line}")
    return AskedPlace(name, line)


def _file_of_packs(root: Path, folders: Mapping[str, Path], file: str, line: int) -> Path:
    """The file of a pack that is meant. Stop where none is, or one of each of several packs."""
    whole = [root / file, Path.cwd() / file]  # an absolute path takes the place of both
    for path in whole:
        if own := _within(path, folders):
            return own
    inside = [folder / file for folder in folders.values() if (folder / file).is_file()]
    if len(inside) == 1 and (own := _within(inside[0], folders)):
        return own
    if inside:
        every = join_words((display_path(one, root) for one in inside), joined_by="and")
        raise Stop(f"{file} may be {every}", help="name the whole path")
    found = next((path for path in whole if path.exists()), None)
    raise _foreign(root, folders, found, line) if found else _missing(root, folders, file)


def _within(path: Path, folders: Mapping[str, Path]) -> Path | None:
    """A file under the name that it has in the folder of one of the packs."""
    for folder in folders.values() if path.is_file() else ():
        if path.resolve().is_relative_to(folder.resolve()):
            return folder / path.resolve().relative_to(folder.resolve())
    return None


def _foreign(root: Path, folders: Mapping[str, Path], path: Path, line: int) -> Stop:
    """What is said of a file that is none of the packs'."""
    every = {pack: pack_folder(root, pack) for pack in list_all_packs(root)}
    for pack, folder in every.items():
        if own := _within(path, {pack: folder}):
            name = display_path(own, root)
            command = f"cardgen fmt {pack} --write-reviews --at {name}:{line}"
            return Stop(f"{name} belongs to the pack {pack}", help=f"type {command}")
    whose = join_words(folders)
    return Stop(f"{display_path(path, root)} is no file of {whose}", help=AS_TOLD)


def _missing(root: Path, folders: Mapping[str, Path], file: str) -> Stop:
    known = {display_path(path, root): path for path in _files(folders)}
    short = {path.name: name for name, path in known.items()}
    meant = did_you_mean(file, known) or did_you_mean(short.get(Path(file).name, ""), known)
    return Stop(f"there is no file {file}{meant}", help="" if meant else AS_TOLD)


def _files(folders: Mapping[str, Path]) -> Iterator[Path]:
    """The files of packs that hold texts."""
    for folder in folders.values():
        yield from sorted(path for path in folder.rglob("*") if path.suffix in ENDINGS)
