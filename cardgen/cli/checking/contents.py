"""What the files of packs are known by: what they say, so that comments and blank lines count for
nothing; of a pack.yaml, what only tells of the pack is known apart.

A file is read for that only where it is not the very one it was.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from cardgen.packs.root import (
    BOOKS,
    PRINTED_IN_PACK,
    SCENARIOS,
    TOLD_IN_PACK,
    pack_folder,
    parts_of_pack,
    state_path,
)

# By file, which one it is, and the digests of what it says; none where it has to be taken as it is.
KnownContents = Mapping[str, tuple[bytes, tuple[bytes, ...] | None]]


def known_contents(
    root: Path, packs: Iterable[str], states: Mapping[str, bytes], before: KnownContents
) -> KnownContents:
    """The files of packs but for rulebooks and scenarios, each of which is small; what was known
    `before` of the same ones is not made again."""
    return {
        file: before[file]
        if file in before and before[file][0] == states[file]
        else (states[file], _digests(Path(file)))
        for folder in packs
        for file in _files(state_path(pack_folder(root, folder)), states)
    }


def _files(folder: str, states: Iterable[str]) -> Iterator[str]:
    """The YAML of a pack but for these."""
    aside = tuple(f"{folder}/{name}/" for name in (BOOKS, SCENARIOS))
    inside = (file for file in states if file.startswith(f"{folder}/"))
    yaml = (file for file in inside if file.endswith((".yaml", ".yml")))
    return (file for file in yaml if not file.startswith(aside))


def content_states(states: Mapping[str, bytes], known: KnownContents) -> dict[str, bytes]:
    """The same states, those of known files by what they say."""
    said = dict(states)
    for file, (_, digests) in known.items():
        if digests:
            said[file] = digests[0]
            if file.endswith("/pack.yaml"):
                said |= zip(parts_of_pack(file), digests[1:], strict=True)
    return said


def _digests(file: Path) -> tuple[bytes, ...] | None:
    from cardgen.files import read_whole_file
    from cardgen.yaml.reader import digest_content
    from cardgen.yaml.source import MOST_BYTES

    try:
        content = read_whole_file(file, MOST_BYTES)
    except OSError:
        return None
    apart = (TOLD_IN_PACK, PRINTED_IN_PACK) if file.name == "pack.yaml" else ()
    return digest_content(content, *apart)


def stand_as_they_did(
    files: Collection[str], states: Mapping[str, bytes], before: Mapping[str, bytes]
) -> bool:
    """Whether nothing in these files, as findings call them, is on another line."""
    told = tuple(map(state_path, files))
    moved = [file for file, state in states.items() if before.get(file) != state]
    return not any(file.endswith(told) for file in moved) if files else True
