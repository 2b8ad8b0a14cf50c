"""The manifest: which files builds have made in an output folder, and what is on their pages."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, fields
from hashlib import sha256
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from cardgen.model.finding import Stop
from cardgen.model.frozen import frozen
from cardgen.output.safe_files import OUT, SpooledBytes, save_file

MANIFEST_NAME, MADE_OF = "manifest.json", "made_of"


def manifest_name(part: tuple[int, int] | None) -> str:
    """What the list of files of a build is called, or that of its part `number` of so many: no two
    parts write the same file."""
    return "manifest-{}-of-{}.json".format(*part) if part else MANIFEST_NAME


@frozen
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
    content: bytes | SpooledBytes,
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
    digest = sha256(content).hexdigest() if isinstance(content, bytes) else content.sha256
    return ManifestEntry(
        path, pack, language, kind, deck, paper, pages, cards, len(content), digest
    )


class Manifest(NamedTuple):
    """The files that a manifest lists; that of a part says too what its build is made of."""

    files: tuple[ManifestEntry, ...] = ()
    made_of: str = ""


def read_manifest(folder: FilePath, name: str = MANIFEST_NAME) -> Manifest:
    """What builds have written there; an empty manifest where there is none.

    Stop when a file of this name is not one that a build wrote: it may be somebody's own.
    """
    file = folder / name
    if not os.path.lexists(file):
        return Manifest()
    try:
        said = json.loads(file.read_text(encoding="utf-8") if file.is_file() else "")
        return Manifest(tuple(map(_listed, said["files"])), str(said.get(MADE_OF, "")))
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
    merged = {listed.path: listed for listed in (*read_manifest(folder).files, *built)}
    kept = tuple(merged[path] for path in sorted(merged) if (folder / path).is_file())
    _save_manifest(folder / MANIFEST_NAME, kept)
    return kept


def write_part_manifest(
    folder: FilePath, name: str, built: Iterable[ManifestEntry], *, made_of: str
) -> None:
    """Write what a part has built, and nothing else: `cardgen join` puts parts together where all
    are `made_of` the same.

    Stop where a file of this name is of others.
    """
    read_manifest(folder, name)
    files = sorted(built, key=lambda one: one.path)
    _save_manifest(folder / name, files, **{MADE_OF: made_of})


def _save_manifest(file: FilePath, listed: Iterable[ManifestEntry], **more: str) -> None:
    document = {**more, "files": [asdict(one) for one in listed]}
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    save_file(file, text.encode("utf-8"), elsewhere=OUT)
