"""Everything that a pack's cards depend on besides their own entries, as one digest."""

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import cardgen

READ = ("pack.yaml", "rulings.yaml")  # the files of a pack that are no cards


def circumstances(root: Path, pack: str, overlay: Path | None, wanted: object) -> bytes:
    """The digest of the program and all it stands on, drawings, layouts, fonts, the pack, what is
    laid over it, and `wanted`, the choice of languages and ink."""
    digest = blake2b(repr((sys.version, _installed(), wanted)).encode(), digest_size=32)
    for file in (*_program(), *_shared(root), *_of_pack(root / "cards" / pack)):
        digest.update(_named(file))
    if overlay:
        digest.update(_named(overlay.resolve()))
    return digest.digest()


def _named(file: Path) -> bytes:
    """A file's path and content, neither to be taken for a part of the other."""
    try:
        content = file.read_bytes()
    except OSError as error:
        content = repr(error).encode()
    return b"%d %s %d " % (len(str(file)), str(file).encode(), len(content)) + content


def _installed() -> tuple[str, ...]:
    """The libraries there are, with their versions as folder names tell them."""
    folders = (folder for folder in sys.path if os.path.isdir(folder))
    names = (name for folder in folders for name in os.listdir(folder))
    return tuple(sorted(name for name in names if name.endswith((".dist-info", ".egg-info"))))


def _program() -> list[Path]:
    return [file for file in _files(Path(str(cardgen.__file__)).parent) if file.suffix == ".py"]


def _shared(root: Path) -> Iterator[Path]:
    yield from _files(root / "templates")
    yield from _files(root / "fonts")


def _of_pack(folder: Path) -> list[Path]:
    """Pictures too: a card's art is of its face."""
    files = _files(folder)
    return [file for file in files if file.suffix not in (".yaml", ".yml") or file.name in READ]


def _files(folder: Path) -> list[Path]:
    walked = os.walk(folder, followlinks=True)
    return sorted(Path(inside, name) for inside, _, names in walked for name in names)
