"""A file of cards cut into its entries, so that each is read and recalled by itself."""

import re
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from itertools import pairwise
from typing import Any, NamedTuple

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import Map, Seq
from cardgen.yaml.reader import read_chunk
from cardgen.yaml.source import decode_text
from cardgen.yaml.tree import MOST_NODES

_ENTRY = re.compile(r"^- ", re.MULTILINE)
_NOTHING = re.compile(r"(?: *(?:#.*)?\n)*")
# Lines that begin or end a document, or say how to read it: only the whole file is understood then.
_WHOLE = re.compile(r"^(?:---|\.\.\.|%)", re.MULTILINE)
_AROUND = 6  # events of a file besides those of its entries: of stream, document and list


class Chunk(NamedTuple):
    """The source of one entry, `- id: …`, in UTF-8, which begins at `line` (from 0) of `file`."""

    source: bytes
    file: str
    line: int

    def tree(self) -> Seq:
        """The list of one entry that it holds; ValueError where it is not sound by itself."""
        tree = read_chunk(self.source.decode(), file=self.file, line=self.line)
        if tree is None or len(tree) != 1:
            raise ValueError(f"{self.file}:{self.line + 1} is no entry by itself")
        return tree


def digest_chunk(source: bytes) -> bytes:
    """What a chunk is known by."""
    return blake2b(source, digest_size=16).digest()


class KnownEntry(NamedTuple):
    """What an earlier build made of an entry free of faults: the fields of its card, and how many
    events of the parser."""

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
    return tuple(_chunks(text, starts, file))


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


def _chunks(text: str, starts: list[int], file: str) -> Iterator[Chunk]:
    """The chunks that begin at these characters."""
    line = text.count("\n", 0, starts[0])
    for start, end in pairwise([*starts, len(text)]):
        source = text[start:end]
        yield Chunk(source.encode(), file, line)
        line += source.count("\n")
