"""A file of cards cut into its entries, each to be read, known again and put away alone."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.loading.reader import read_piece
from cardgen.loading.report import MISSING, Report
from cardgen.loading.source import BYTE_ORDER_MARK, decode
from cardgen.loading.tree import MOST_NODES
from cardgen.model.finding import Stop
from cardgen.model.located import Map, Seq
from cardgen.model.place import Place

_ENTRY = re.compile(r"^- ", re.MULTILINE)
_NOTHING = re.compile(r"(?: *(?:#.*)?\n)*")
# Lines that begin or end a document, or say how to read it: only the whole file is understood then.
_WHOLE = re.compile(r"^(?:---|\.\.\.|%)", re.MULTILINE)
_AROUND = 6  # events of a file besides those of its entries: of stream, document and list


class Piece(NamedTuple):
    """The source of one entry, `- id: …`, in UTF-8; `line` and byte `start` of `file`, both from 0,
    are its first."""

    source: bytes
    file: str
    line: int
    start: int

    def tree(self) -> Seq:
        """The list of one entry that it holds; ValueError where it is not sound by itself."""
        tree = read_piece(self.source.decode(), file=self.file, line=self.line)
        if tree is None or len(tree) != 1:
            raise ValueError(f"{self.file}:{self.line + 1} is no entry by itself")
        return tree


class Stretch(NamedTuple):
    """Where a piece is found again: its file, first line, first byte, length, and its digest."""

    file: str
    line: int
    start: int
    length: int
    digest: bytes

    def piece(self, root: Path) -> Piece:
        """The piece, read once more; Stop where the file has changed meanwhile."""
        with suppress(OSError), (root / self.file).open("rb") as stream:
            stream.seek(self.start)
            source = stream.read(self.length)
            source += b"" if source.endswith(b"\n") else b"\n"  # as the last line was read
            if digest(source) == self.digest:
                return Piece(source, self.file, self.line, self.start)
        place = Place(self.file, self.line + 1, 1, self.line + 1, 1)
        raise Stop("the file was changed while it was read", place=place, help="start again")


def digest(source: bytes) -> bytes:
    """What a piece is known by."""
    return blake2b(source, digest_size=16).digest()


class Known(NamedTuple):
    """What an earlier build found out of an entry free of faults: the card's fields that are asked
    for again and again, and how many events the parser made of it."""

    fields: Mapping[str, Any]
    events: int


def pieces_of(content: bytes, tree: Map | Seq) -> tuple[Piece, ...]:
    """The source of each item of a file's list, told apart; none where that is not certain."""
    lines = [spot.line for spot in tree.spots] if isinstance(tree, Seq) else []
    pieces = cut(content, tree.file)
    return pieces if [piece.line for piece in pieces] == lines else ()


def cut(content: bytes, file: str) -> tuple[Piece, ...]:
    """The entries of a list that begins in the first column; none where that cannot be told."""
    report = Report()
    text = decode(content, file=file, report=report)
    if text is MISSING or len(report) or _WHOLE.search(text):
        return ()
    starts = [match.start() for match in _ENTRY.finditer(text)]
    if not starts or not _NOTHING.fullmatch(text, 0, starts[0]):
        return ()
    before = len(content) - len(content.removeprefix(BYTE_ORDER_MARK.encode()))
    return tuple(_pieces(text, starts, file, before))


def partly_known(
    content: bytes, file: str, recall: Callable[[bytes], Known | None]
) -> list[tuple[Piece, Known | Seq]]:
    """The pieces of a file, each known or read; none where the whole file has to be read."""
    pieces = cut(content, file)
    known = [recall(digest(piece.source)) for piece in pieces]
    if not any(known):
        return []
    try:
        parts = [one or piece.tree() for piece, one in zip(pieces, known, strict=True)]
    except ValueError:
        return []
    made = sum(part.events if isinstance(part, Known) else events(part) for part in parts)
    return list(zip(pieces, parts, strict=True)) if made + _AROUND <= MOST_NODES else []


def events(value: object) -> int:
    """How many events of the parser made a value."""
    if isinstance(value, Map):
        return 2 + len(value) + sum(map(events, value.values()))
    return 2 + sum(map(events, value)) if isinstance(value, Seq) else 1


def _pieces(text: str, starts: list[int], file: str, before: int) -> Iterator[Piece]:
    """The pieces that begin at these characters, `before` bytes of the file standing in front."""
    line, at = text.count("\n", 0, starts[0]), before + len(text[: starts[0]].encode())
    for start, end in pairwise([*starts, len(text)]):
        source = text[start:end]
        written = source.encode()
        yield Piece(written, file, line, at)
        line, at = line + source.count("\n"), at + len(written)
