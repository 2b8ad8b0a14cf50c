"""A file of cards cut into its entries, so that each is read, recalled and dropped by itself."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.model.finding import MISSING, Report, Stop
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place
from cardgen.yaml.reader import read_chunk
from cardgen.yaml.source import BYTE_ORDER_MARK, decode_text
from cardgen.yaml.tree import MOST_NODES

_ENTRY = re.compile(r"^- ", re.MULTILINE)
_NOTHING = re.compile(r"(?: *(?:#.*)?\n)*")
# Lines that begin or end a document, or say how to read it: only the whole file is understood then.
_WHOLE = re.compile(r"^(?:---|\.\.\.|%)", re.MULTILINE)
_AROUND = 6  # events of a file besides those of its entries: of stream, document and list


class Chunk(NamedTuple):
    """The source of one entry, `- id: …`, in UTF-8; `line` and byte `start` of `file`, both from 0,
    are its first."""

    source: bytes
    file: str
    line: int
    start: int

    def tree(self) -> Seq:
        """The list of one entry that it holds; ValueError where it is not sound by itself."""
        tree = read_chunk(self.source.decode(), file=self.file, line=self.line)
        if tree is None or len(tree) != 1:
            raise ValueError(f"{self.file}:{self.line + 1} is no entry by itself")
        return tree


class ChunkRef(NamedTuple):
    """Where a chunk is found again: its file, first line, first byte, length, and its digest."""

    file: str
    line: int
    start: int
    length: int
    digest: bytes

    def chunk(self, root: Path) -> Chunk:
        """The chunk, read once more; Stop where the file has changed meanwhile."""
        with suppress(OSError), (root / self.file).open("rb") as stream:
            stream.seek(self.start)
            source = stream.read(self.length)
            source += b"" if source.endswith(b"\n") else b"\n"  # as the last line was read
            if digest_chunk(source) == self.digest:
                return Chunk(source, self.file, self.line, self.start)
        place = Place(self.file, self.line + 1, 1, self.line + 1, 1)
        raise Stop("the file was changed while it was read", place=place, help="start again")


def digest_chunk(source: bytes) -> bytes:
    """What a chunk is known by."""
    return blake2b(source, digest_size=16).digest()


class KnownEntry(NamedTuple):
    """What an earlier build found out of an entry free of faults: the card's fields that are asked
    for again and again, and how many events the parser made of it."""

    fields: Mapping[str, Any]
    events: int


def match_chunks(content: bytes, tree: Map | Seq) -> tuple[Chunk, ...]:
    """The source of each item of a file's list, told apart; none where that is not certain."""
    lines = [spot.line for spot in tree.spots] if isinstance(tree, Seq) else []
    chunks = cut_chunks(content, tree.file)
    return chunks if [chunk.line for chunk in chunks] == lines else ()


def cut_chunks(content: bytes, file: str) -> tuple[Chunk, ...]:
    """The entries of a list that begins in the first column; none where that cannot be told."""
    report = Report()
    text = decode_text(content, file=file, report=report)
    if text is MISSING or len(report) or _WHOLE.search(text):
        return ()
    starts = [match.start() for match in _ENTRY.finditer(text)]
    if not starts or not _NOTHING.fullmatch(text, 0, starts[0]):
        return ()
    before = len(content) - len(content.removeprefix(BYTE_ORDER_MARK.encode()))
    return tuple(_chunks(text, starts, file, before))


def recall_chunks(
    content: bytes, file: str, recall: Callable[[bytes], KnownEntry | None]
) -> list[tuple[Chunk, KnownEntry | Seq]]:
    """The chunks of a file, each known or read; none where the whole file has to be read."""
    chunks = cut_chunks(content, file)
    known = [recall(digest_chunk(chunk.source)) for chunk in chunks]
    if not any(known):
        return []
    try:
        parts = [one or chunk.tree() for chunk, one in zip(chunks, known, strict=True)]
    except ValueError:
        return []
    made = sum(
        part.events if isinstance(part, KnownEntry) else count_events(part) for part in parts
    )
    return list(zip(chunks, parts, strict=True)) if made + _AROUND <= MOST_NODES else []


def count_events(value: object) -> int:
    """How many events of the parser made a value."""
    if isinstance(value, Map):
        return 2 + len(value) + sum(map(count_events, value.values()))
    return 2 + sum(map(count_events, value)) if isinstance(value, Seq) else 1


def _chunks(text: str, starts: list[int], file: str, before: int) -> Iterator[Chunk]:
    """The chunks that begin at these characters, `before` bytes of the file standing in front."""
    line, at = text.count("\n", 0, starts[0]), before + len(text[: starts[0]].encode())
    for start, end in pairwise([*starts, len(text)]):
        source = text[start:end]
        written = source.encode()
        yield Chunk(written, file, line, at)
        line, at = line + source.count("\n"), at + len(written)
