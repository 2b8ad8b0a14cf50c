"""YAML → values that know where they stand, from the events of the parser.

Whatever two readers of YAML could take differently, and whatever lets a small file mean a huge
one, is refused with its place; reading goes on, so that a file's faults come all at once.

A file of cards is also cut into its entries, so that each is read and recalled by itself; and what
a file says is known by a digest, whatever comments stand in it and wherever it says it."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise, repeat
from marshal import dumps
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

from yaml import YAMLError
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from cardgen.model.finding import MISSING, Missing, Report, Stop
from cardgen.model.located import Map, Seq
from cardgen.yaml.events import MOST_EVENTS, events_of
from cardgen.yaml.source import decode_text, read_bytes, refuse_merge_conflict
from cardgen.yaml.tree import TreeBuilder

_ENTRY = re.compile(r"^- ", re.MULTILINE)
_NOTHING = re.compile(r"(?: *(?:#.*)?\n)*")
# Comments at the end. With a quotation mark among them they may be the end of a quoted text.
_BEHIND = re.compile(rb"\n#[^\n\"']*(?:\n(?:#[^\n\"']*)?)*\Z")
# Lines that begin or end a document, or say how to read it: only the whole file is understood then.
_WHOLE = re.compile(r"^(?:---|\.\.\.|%)", re.MULTILINE)
_STARTS, _ENDS = (MappingStartEvent, SequenceStartEvent), (MappingEndEvent, SequenceEndEvent)
# What each kind of event tells; looked up by kind, a digest takes two thirds of the time.
_TOLD = {
    DocumentStartEvent: attrgetter("version", "tags", "explicit"),
    DocumentEndEvent: attrgetter("explicit"),
    AliasEvent: attrgetter("anchor"),
    ScalarEvent: attrgetter("anchor", "tag", "implicit", "value", "style"),
    MappingStartEvent: attrgetter("anchor", "tag", "implicit", "flow_style"),
    SequenceStartEvent: attrgetter("anchor", "tag", "implicit", "flow_style"),
}
# In this format of `marshal` equal values are equal bytes, whatever objects they share; `repr`
# takes twice as long.
_OLDEST = 0
_AROUND = 6  # events of a file besides those of its entries: of stream, document and list


def read_file(path: Path, *, file: str, report: Report) -> Map | Seq | Missing:
    """The map or list a file holds; places call the file `file`.

    Stop when it is missing or no YAML; MISSING when its content was refused as a whole.
    """
    content = read_bytes(path, file=file, report=report)
    return MISSING if content is MISSING else read_yaml(content, file=file, report=report)


def read_yaml(content: bytes, *, file: str, report: Report) -> Map | Seq | Missing:
    """The map or list that UTF-8 bytes hold; see `read_file`."""
    before = len(report)
    text = decode_text(content, file=file, report=report)
    if text is MISSING:
        return MISSING
    refused = len(report) > before
    refuse_merge_conflict(text, file)
    try:
        return TreeBuilder(text, file, report).root()
    except YAMLError as error:
        if refused:  # a character made blank may be why: it is mended first
            return MISSING
        from cardgen.yaml.syntax_errors import explain_syntax_error  # with twenty patterns

        raise explain_syntax_error(error, text, file) from error


def read_chunk(text: str, *, file: str, line: int) -> Seq | None:
    """The list that a part of a file holds, which begins at `line` (from 0) of it.

    None where anything at all is to be said of it: then the whole file has to say it.
    """
    report = Report()
    try:
        tree = TreeBuilder(text, file, report, line).root()
    except YAMLError:
        return None
    return tree if isinstance(tree, Seq) and not len(report) else None


def read_head(text: str, *, file: str) -> Map | Seq | Missing:
    """What the first lines of a file hold; MISSING where they are no YAML by themselves.

    Nothing is reported: whoever reads the whole file reports its faults.
    """
    try:
        return TreeBuilder(text, file, Report()).root()
    except YAMLError:
        return MISSING


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


@lru_cache(maxsize=16384)  # asked five times of each card of a file; more are printed as several
def digest_chunk(source: bytes) -> bytes:
    """What a chunk is known by: comments from the first column on, behind its entry or before the
    next one, say nothing of it, if they have no quotation mark or apostrophe."""
    behind = _BEHIND.search(source) if b"\n#" in source else None
    said = source[: behind.start() + 1] if behind else source
    return blake2b(said, digest_size=16).digest()


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


def read_unknown(
    chunks: Sequence[Chunk], known: Sequence[KnownEntry | None]
) -> list[tuple[Chunk, KnownEntry | Seq]]:
    """The chunks of a file, each `known` or read; none where the whole file has to be read."""
    if not any(known):
        return []
    try:
        parts = [one or chunk.tree() for chunk, one in zip(chunks, known, strict=True)]
    except ValueError:
        return []
    made = sum(
        part.events if isinstance(part, KnownEntry) else count_events(part) for part in parts
    )
    return list(zip(chunks, parts, strict=True)) if made + _AROUND <= MOST_EVENTS else []


def count_events(value: object) -> int:
    """How many events of the parser made a value."""
    if not isinstance(value, Map | Seq):
        return 1
    keys, held = (len(value), value.values()) if isinstance(value, Map) else (0, value)
    count = 2 + keys + len(value)
    for one in held:
        if isinstance(one, Map | Seq):
            count += count_events(one) - 1
    return count


def _chunks(text: str, starts: list[int], file: str) -> Iterator[Chunk]:
    """The chunks that begin at these characters."""
    line = text.count("\n", 0, starts[0])
    for start, end in pairwise([*starts, len(text)]):
        source = text[start:end]
        yield Chunk(source.encode(), file, line)
        line += source.count("\n")


def digest_content(content: bytes, *apart: Collection[str]) -> tuple[bytes, ...] | None:
    """The digest of all that a file says, but for what stands under the keys of its map that are
    told `apart`, and the digests of each of these; none where anything is to be said of characters.

    They are made of the events of the parser, in a third of what it takes to read the file."""
    report = Report()
    text = decode_text(content, file="", report=report)
    if text is MISSING or len(report):
        return None
    told: list[list[tuple[str, Any]]] = [[] for _ in range(len(apart) + 1)]
    of_key = {key: one for keys, one in zip(apart, told[1:], strict=True) for key in keys}
    try:
        refuse_merge_conflict(text, "")
        events = events_of(text)
        for key, event in _with_keys(events) if apart else zip(repeat(""), events):
            kind = event.__class__
            said = kind.__name__, _TOLD[kind](event) if kind in _TOLD else ()
            of_key.get(key, told[0]).append(said)
    except (YAMLError, Stop):
        return None
    return tuple(blake2b(dumps(one, _OLDEST), digest_size=16).digest() for one in told)


def _with_keys(events: Iterable[Any]) -> Iterator[tuple[str, Any]]:
    """Each event with the key of the outermost map under which it stands, or which it is."""
    depth, of_map, nodes, key = 0, False, 0, ""
    for event in events:
        depth -= isinstance(event, _ENDS)
        if depth == 0:
            of_map, key = isinstance(event, MappingStartEvent), ""
        elif depth == 1 and of_map and not isinstance(event, _ENDS):
            key = key if nodes % 2 else getattr(event, "value", "")
            nodes += 1
        yield key, event
        depth += isinstance(event, _STARTS)
