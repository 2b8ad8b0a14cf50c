"""What a build is made of: a digest that is the same on every machine with the same files and
options, so that parts of different builds are not taken for one.
"""

import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import cardgen
from cardgen.build.options import BuildRequest
from cardgen.packs.root import PARTS, search_folders


def made_of(request: BuildRequest) -> str:
    """The digest of the program, of all files it may read, of the options; where these files lie
    and where the build writes does not matter, nor whether lines end as Windows ends them."""
    digest = blake2b(_asked(request).encode(), digest_size=16)
    for name, file in _read(request):
        content = _content(file).replace(b"\r\n", b"\n")
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _asked(request: BuildRequest) -> str:
    options = request.options._replace(out=Path())
    return repr((request.packs, request.languages, sorted(request.kinds), options))


def _content(file: Path) -> bytes:
    """What a file says; nothing where it cannot be read, which is told where it is needed."""
    try:
        return file.read_bytes() if file.is_file() else b""
    except OSError:
        return b""


def _read(request: BuildRequest) -> Iterator[tuple[str, Path]]:
    """Each file with its name below the folder that it is looked for in."""
    program = Path(str(cardgen.__file__)).parent
    yield from (one for one in _below(program) if one[0].endswith(".py"))
    for layer in search_folders(request.root):
        for part in PARTS:
            yield from _below(layer, part)
    if request.overlay:
        yield request.overlay.name, request.overlay


def _below(folder: Path, part: str = "") -> Iterator[tuple[str, Path]]:
    """The files below a folder, but what programs keep there for themselves."""
    for inside, folders, names in os.walk(folder / part, followlinks=True):
        folders[:] = sorted(name for name in folders if not _is_kept_aside(name))
        for name in sorted(name for name in names if not _is_kept_aside(name)):
            file = Path(inside, name)
            yield file.relative_to(folder).as_posix(), file


def _is_kept_aside(name: str) -> bool:
    return name.startswith(".") or name == "__pycache__"
