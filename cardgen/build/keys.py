"""By what it is known that nothing has changed: digests of all that commands may read.

Files are known by their place on the disk, their size and times. So no content has to be read, and
no other computer can know the digest, which `read_cached` asks for.
"""

import os
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path

import cardgen
from cardgen.packs.root import GAMES, pack_folder, search_folders

READ = ("pack.yaml", "rulings.yaml", "aid.yaml")  # the files of a pack that are no cards


def program_key(root: Path) -> bytes:
    """The digest of the program and all it stands on, drawings, layouts, fonts."""
    digest = blake2b(repr((sys.version, _installed())).encode(), digest_size=32)
    for file in (*_program(), *_shared(root)):
        digest.update(_named(file))
    return digest.digest()


def root_key(root: Path, overlay: Path | None) -> bytes:
    """The digest of everything that may be read of a root, the cards of all packs included.

    Folders count too: what a link leads to may be the very files that stood there, and is refused.
    """
    digest = blake2b(program_key(root), digest_size=32)
    for folder in search_folders(root):
        for inside, _, _ in os.walk(folder / "cards", followlinks=True):
            digest.update(_named(inside, os.lstat))
        for file in _files(folder / "cards"):
            digest.update(_named(file))
    if overlay:
        digest.update(_named(str(overlay.resolve())))
    digest.update(os.environ.get("SOURCE_DATE_EPOCH", "").encode())
    return digest.digest()


def pack_key(root: Path, pack: str, overlay: Path | None, wanted: object, around: bytes) -> bytes:
    """The digest of the surroundings, the pack, what is laid over it, and `wanted`, the choice of
    languages and ink."""
    digest = blake2b(around + repr(wanted).encode(), digest_size=32)
    for file in _of_pack(pack_folder(root, pack)):
        digest.update(_named(file))
    if overlay:
        digest.update(_named(str(overlay.resolve())))
    return digest.digest()


def _named(file: str, look: Callable[[str], os.stat_result] = os.stat) -> bytes:
    """A file's path and which file it is: a system never gives two contents the same of these."""
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


def _program() -> list[str]:
    return [file for file in _files(Path(str(cardgen.__file__)).parent) if file.endswith(".py")]


def _shared(root: Path) -> Iterator[str]:
    for layer in search_folders(root):
        yield from _files(layer / "cards" / GAMES)
        yield from _files(layer / "templates")
        yield from _files(layer / "fonts")


def _of_pack(folder: Path) -> list[str]:
    """Pictures too: a card's art is of its face. Rulebooks are on no card."""
    return [
        file
        for file in _files(folder)
        if not file.endswith((".yaml", ".yml", ".md")) or os.path.basename(file) in READ
    ]


def _files(folder: Path) -> list[str]:
    walked = os.walk(folder, followlinks=True)
    return sorted(os.path.join(inside, name) for inside, _, names in walked for name in names)
