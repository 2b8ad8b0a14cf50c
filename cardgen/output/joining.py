"""Parts of a build in one folder, united: their lists of files become the one of the folder."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path as FilePath

from cardgen.model.finding import Stop
from cardgen.output.folder import lock_folder
from cardgen.output.manifest import (
    Manifest,
    ManifestEntry,
    manifest_name,
    read_manifest,
    write_manifest,
)
from cardgen.suggest import join_words

_NAME = re.compile(r"manifest-([0-9]{1,4})-of-([0-9]{1,4})\.json")
BUILD_AGAIN = "build them into this folder, or copy there what they have made"
ALIKE = "give every part the same files and options, and build again what differs"


def join_parts(folder: FilePath) -> tuple[ManifestEntry, ...]:
    """The files of all parts; the manifest of the folder lists them from now on.

    Stop, with everything left as it is, where a part or one of its files is not there, parts are of
    different builds, or a file is not the one that its part has made.
    """
    with lock_folder(folder):
        count = _count(folder)
        parts = [read_manifest(folder, name) for name in _every(folder, count)]
        _refuse_mixture(parts)
        listed = _by_path(part.files for part in parts)
        _refuse_other_files(folder, listed.values())
        read_manifest(folder)  # one of others stops before anything is taken away
        write_manifest(folder, listed.values())
        for number in range(1, count + 1):
            (folder / manifest_name((number, count))).unlink()
    return tuple(listed[path] for path in sorted(listed))


def _count(folder: FilePath) -> int:
    """Of how many parts there are lists. Stop where there are none, or of builds that were divided
    in different ways."""
    found = [_NAME.fullmatch(file.name) for file in folder.iterdir()]
    counts = sorted({int(name[2]) for name in found if name})
    if not counts:
        help = "make some: cardgen build --part 1/8; what has no part needs no joining"
        raise Stop(f"no part of a build lies in {folder}", help=help)
    if len(counts) > 1:
        told = join_words(map(str, counts), joined_by="and")
        message = f"parts of several builds lie in {folder}: divided by {told}"
        raise Stop(message, help="take away those that are not wanted: manifest-N-of-OF.json")
    return counts[0]


def _every(folder: FilePath, count: int) -> Sequence[str]:
    """The lists of all parts. Stop where one is not there."""
    names = {number: manifest_name((number, count)) for number in range(1, count + 1)}
    missing = [str(number) for number, name in names.items() if not (folder / name).is_file()]
    if missing:
        told = join_words(missing, joined_by="and")
        raise Stop(f"of {count} parts there is not yet: {told}", help=BUILD_AGAIN)
    return tuple(names.values())


def _refuse_mixture(parts: Sequence[Manifest]) -> None:
    """Stop where parts are of a deck before and after an edit, or of other options."""
    other = [str(at) for at, one in enumerate(parts, 1) if one.made_of != parts[0].made_of]
    if other:
        told = join_words(other, joined_by="and")
        message = f"made of other files than part 1, or with other options: part {told}"
        raise Stop(message, help=ALIKE)


def _by_path(lists: Iterable[Iterable[ManifestEntry]]) -> Mapping[str, ManifestEntry]:
    """All files by their path. Stop where two parts made the same one."""
    found: dict[str, ManifestEntry] = {}
    for one in (entry for entries in lists for entry in entries):
        if one.path in found:
            message = f"two parts have made {one.path}"
            raise Stop(message, help=ALIKE)
        found[one.path] = one
    return found


def _refuse_other_files(folder: FilePath, listed: Iterable[ManifestEntry]) -> None:
    other = list(_others(folder, listed))
    if other:
        message = f"not as its part has made it: {join_words(other[:3], joined_by='and')}"
        more = f", and {len(other) - 3} more" if len(other) > 3 else ""
        raise Stop(f"{message}{more}", help=BUILD_AGAIN)


def _others(folder: FilePath, listed: Iterable[ManifestEntry]) -> Iterator[str]:
    """The files that are not there, or hold something else."""
    for one in listed:
        try:
            content = (folder / one.path).read_bytes()
        except OSError:
            content = b""
        if sha256(content).hexdigest() != one.sha256:
            yield one.path
