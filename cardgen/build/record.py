"""A build for which nothing has changed since it was last made: what it said, to be said again; and
by which digests that is known, of a pack's cards and of checks too.

Nothing is read, checked or painted. It is believed only while every file that a build may read, and
every file that it made, is the very one it was: same place on the disk, same size, same times.
"""

import os
import stat
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import fields
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import cardgen
from cardgen.model.finding import Finding, findings_kept, plain_findings
from cardgen.output.cache_file import (
    BUILD,
    read_cached,
    write_cached,
)
from cardgen.output.manifest import ManifestEntry, manifest_name, read_manifest
from cardgen.packs.root import BOOKS, GAMES, pack_folder, search_folders, state_path

if TYPE_CHECKING:  # a check asks for digests alone
    from cardgen.build.options import BuildRequest

READ = ("pack.yaml", "rulings.yaml", "aid.yaml")  # the files of a pack that are no cards


def program_key(root: Path) -> bytes:
    """The digest of the program and all it stands on, drawings, layouts, fonts."""
    digest = blake2b(sys.version.encode() + program_digest(), digest_size=32)
    for file in _shared(root):
        digest.update(_named(file))
    return digest.digest()


def root_key(root: Path, overlay: Path | None, program: bytes = b"") -> bytes:
    """The digest of everything that may be read of a root, the cards of all packs included; that of
    the `program` need not be made again.

    Folders count too: what a link leads to may be the very files that stood there, and is refused.
    """
    digest = blake2b(around_key(root, overlay, program), digest_size=32)
    for folder in search_folders(root):
        for inside, _, _ in os.walk(folder / "cards", followlinks=True):
            digest.update(_named(inside, os.lstat))
        for file in _files(folder / "cards"):
            digest.update(_named(file))
    return digest.digest()


def around_key(root: Path, overlay: Path | None, program: bytes = b"") -> bytes:
    """The digest of what stands around the cards of a root: the program, what is laid over them."""
    digest = blake2b(program or program_key(root), digest_size=32)
    if overlay:
        digest.update(_named(str(overlay.resolve())))
    return digest.digest()


def file_states(root: Path) -> dict[str, bytes]:
    """Which file each one below `cards/` is, and each rulebook beside it, which is told where it
    belongs, by its `state_path`. Of folders only which folder stands there: what is in them is told
    by itself, and files saved anew by an editor leave them as they are."""
    states: dict[str, bytes] = {}
    for layer in search_folders(root):
        beside = os.walk(layer / BOOKS)
        for inside, _, names in (*os.walk(layer / "cards", followlinks=True), *beside):
            folder = os.lstat(inside)
            here = repr((stat.S_IFMT(folder.st_mode), folder.st_ino)).encode()
            states[state_path(inside)] = here
            files = (os.path.join(inside, name) for name in names)
            states |= {state_path(file): _named(file) for file in files}
    return dict(sorted(states.items()))


def pack_key(
    root: Path,
    pack: str,
    overlay: Path | None,
    wanted: object,
    around: bytes,
    read: Collection[str] = READ,
) -> bytes:
    """The digest of the surroundings, the pack, what is laid over it, and `wanted`, the choice of
    languages and ink. Of the files beside cards those count that are `read`, of rulebooks whether
    there are any: they print what a card has no room for."""
    folder = pack_folder(root, pack)
    books = os.path.isdir(folder / BOOKS)
    digest = blake2b(around + repr((wanted, books)).encode(), digest_size=32)
    for file in _of_pack(folder, read):
        digest.update(_named(file))
    if overlay:
        digest.update(_named(str(overlay.resolve())))
    return digest.digest()


def _named(file: str, look: Callable[[str], os.stat_result] = os.stat) -> bytes:
    """A file's path and which file it is; no other computer can know this, which `read_cached` asks
    for.

    On most systems no two contents have the same, since nobody can set the time of a file's last
    change. On Windows `st_ctime` is when it was made: there a program can write as many bytes into
    the same file and set its time back. To read every file for that would take too long.
    """
    try:
        found = look(file)
        content: object = found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns
    except OSError as error:
        content = error
    return repr((file, content)).encode()


def _installed() -> tuple[str, ...]:
    """The libraries there are, with their versions as folder names tell them."""
    folders = (folder for folder in sys.path if os.path.isdir(folder))
    names = (name for folder in folders for name in os.listdir(folder))
    return tuple(sorted(name for name in names if name.endswith((".dist-info", ".egg-info"))))


@cache
def program_digest() -> bytes:
    """Of the program and its libraries, made once: a process goes on with those it began with."""
    digest = blake2b(repr(_installed()).encode(), digest_size=32)
    for file in _files(Path(str(cardgen.__file__)).parent, but="__pycache__"):
        if file.endswith(".py"):
            digest.update(_named(file))
    return digest.digest()


def _shared(root: Path) -> Iterator[str]:
    for layer in search_folders(root):
        yield from _files(layer / "cards" / GAMES)
        yield from _files(layer / "templates")
        yield from _files(layer / "fonts")


def _of_pack(folder: Path, read: Collection[str]) -> list[str]:
    """Pictures too: a card's art is of its face. Rulebooks are on no card."""
    return [
        file
        for file in _files(folder)
        if not file.endswith((".yaml", ".yml", ".md")) or os.path.basename(file) in read
    ]


def _files(folder: Path, *, but: str = "") -> list[str]:
    """All files below a folder, sorted; none of those below folders of a certain name."""
    found = list[str]()
    for inside, folders, names in os.walk(folder, followlinks=True):
        folders[:] = [one for one in folders if one != but]
        found += [os.path.join(inside, name) for name in names]
    return sorted(found)


class FinishedBuild(NamedTuple):
    """What a build told: findings, remarks on the choice of options, and the files it made."""

    findings: tuple[Finding, ...]
    remarks: tuple[str, ...]
    files: tuple[ManifestEntry, ...]


class BuildRecord:
    """The last build of a request, if one is left in the output folder; keys are made once."""

    def __init__(self, request: "BuildRequest") -> None:
        self.folder, self.manifest = request.options.out, manifest_name(request.part)
        self._wholly_ours = (self.manifest,) if request.part else ()
        asked = repr((request._replace(kinds=frozenset()), sorted(request.kinds)))
        self.name = blake2b(asked.encode(), digest_size=12).hexdigest() + BUILD
        self.program = program_key(request.root)
        self.key = root_key(request.root, request.overlay, self.program)

    def finished(self) -> FinishedBuild | None:
        """What the build told; None where something it read or made is not as it was."""
        kept = read_cached(self.folder, self.name, self.key)
        if not kept:
            return None
        findings, remarks, entries, identities = kept
        files = tuple(ManifestEntry(*entry) for entry in entries)
        if identities != self._identities(files):
            return None
        if not set(files) <= set(read_manifest(self.folder, self.manifest).files):
            return None
        return FinishedBuild(findings_kept(findings), remarks, files)

    def keep(self, build: FinishedBuild) -> None:
        """Leave behind what a build told, for the next one."""
        value = (
            plain_findings(build.findings),
            build.remarks,
            tuple(_plain(one) for one in build.files),
            self._identities(build.files),
        )
        write_cached(self.folder, self.name, self.key, value)

    def _identities(self, files: Sequence[ManifestEntry]) -> tuple[tuple[int, ...], ...] | None:
        """Which file each one is, as sure as in `_named`; None where one is missing. The list of a
        part is of this build alone, and as much its work as what it lists."""
        try:
            paths = (*self._wholly_ours, *(one.path for one in files))
            found = [(self.folder / path).lstat() for path in paths]
        except OSError:
            return None
        return tuple((one.st_ino, one.st_size, one.st_mtime_ns, one.st_ctime_ns) for one in found)


def _plain(entry: ManifestEntry) -> tuple[Any, ...]:
    return tuple(getattr(entry, one.name) for one in fields(ManifestEntry))
