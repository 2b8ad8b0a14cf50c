"""`build/manifest.json`: what lies in the output folder, for programs that use it."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path as FilePath

from cardgen.exports.files import save

NAME = "manifest.json"
KINDS = (
    *("card", "board", "token", "coin", "box", "scorepad", "aid"),
    *("booklet", "booklet-print", "calibration", "web"),
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One file: `path` is relative to the output folder, with `/` on every system."""

    path: str
    pack: str
    language: str
    kind: str
    deck: str
    paper: str
    pages: int
    cards: int
    bytes: int
    sha256: str


def entry(
    folder: FilePath,
    file: FilePath,
    content: bytes,
    *,
    pack: str,
    language: str,
    kind: str,
    deck: str,
    paper: str,
    pages: int,
    cards: int,
) -> Entry:
    """The entry of a file with this content; ValueError for a kind that no program knows."""
    if kind not in KINDS:
        raise ValueError(f'kind "{kind}" is none of {", ".join(KINDS)}')
    path = file.relative_to(folder).as_posix()
    digest = sha256(content).hexdigest()
    return Entry(path, pack, language, kind, deck, paper, pages, cards, len(content), digest)


def read_manifest(folder: FilePath) -> tuple[Entry, ...]:
    """The entries of the last build; none when there is no manifest or it cannot be understood."""
    try:
        document = json.loads((folder / NAME).read_text(encoding="utf-8"))
        return tuple(Entry(**listed) for listed in document["files"])
    except (OSError, ValueError, TypeError, KeyError):
        return ()


def write_manifest(folder: FilePath, built: Iterable[Entry]) -> tuple[Entry, ...]:
    """Merge what was built now into the manifest; entries of files that are gone drop out."""
    merged = {listed.path: listed for listed in (*read_manifest(folder), *built)}
    kept = tuple(merged[path] for path in sorted(merged) if (folder / path).is_file())
    document = {"files": [asdict(listed) for listed in kept]}
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    save(folder / NAME, text.encode("utf-8"))
    return kept
