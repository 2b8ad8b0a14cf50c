"""`build/manifest.json`: what lies in the output folder, for programs that use it."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path as FilePath
from typing import Any

from cardgen.model.finding import Stop
from cardgen.output.safe_files import save_file

MANIFEST_NAME = "manifest.json"


@dataclass(frozen=True, slots=True)
class ManifestEntry:
    """One file: `path` is relative to the output folder, with `/` on every system.

    `kind` says what is on its pages: cards, or another kind of component, an aid, a calibration;
    `cards` counts the cards or other components.
    """

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


def manifest_entry(
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
) -> ManifestEntry:
    """The entry of a file with this content."""
    path = file.relative_to(folder).as_posix()
    digest = sha256(content).hexdigest()
    return ManifestEntry(
        path, pack, language, kind, deck, paper, pages, cards, len(content), digest
    )


def read_manifest(folder: FilePath) -> tuple[ManifestEntry, ...]:
    """The entries of the last build; none when there is no manifest.

    Stop when a file of this name is not one that a build wrote: it may be somebody's own.
    """
    file = folder / MANIFEST_NAME
    if not os.path.lexists(file):
        return ()
    try:
        content = file.read_text(encoding="utf-8") if file.is_file() else ""
        return tuple(map(_listed, json.loads(content)["files"]))
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        help = "move it away, or choose another folder with --out"
        raise Stop(f"{file} is no list of files that cardgen wrote", help=help) from error


def _listed(said: Any) -> ManifestEntry:
    """An entry as it was written; TypeError where it is none."""
    one = ManifestEntry(**said)
    if any(type(getattr(one, field.name)) is not field.type for field in fields(one)):
        raise TypeError("a value of another kind")
    return one


def write_manifest(folder: FilePath, built: Iterable[ManifestEntry]) -> tuple[ManifestEntry, ...]:
    """Merge what was built now into the manifest; entries of files that are gone drop out.

    Stop where the manifest is of others.
    """
    merged = {listed.path: listed for listed in (*read_manifest(folder), *built)}
    kept = tuple(merged[path] for path in sorted(merged) if (folder / path).is_file())
    document = {"files": [asdict(listed) for listed in kept]}
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    save_file(folder / MANIFEST_NAME, text.encode("utf-8"))
    return kept
