"""A file of cards cut into its entries, each to be read, known again and put away alone."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from cardgen.loading.reader import read_piece
from cardgen.model.located import Map, Seq

_ENTRY = re.compile(r"^- ", re.MULTILINE)
_NOTHING = re.compile(r"(?: *(?:#.*)?\n)*")
# Lines that begin or end a document, or say how to read it: only the whole file is understood then.
_WHOLE = re.compile(r"^(?:---|\.\.\.|%)", re.MULTILINE)


class Piece(NamedTuple):
    """The source of one entry, `- id: …`, in UTF-8; `line` (from 0) of `file` is its first."""

    source: bytes
    file: str
    line: int

    def tree(self) -> Seq:
        """The list of one entry that it holds; ValueError where it is not sound by itself."""
        tree = read_piece(self.source.decode(), file=self.file, line=self.line)
        if tree is None or len(tree) != 1:
            raise ValueError(f"{self.file}:{self.line + 1} is no entry by itself")
        return tree


def pieces_of(content: bytes, tree: Map | Seq) -> tuple[Piece, ...]:
    """The source of each item of a file's list, told apart; none where that is not certain."""
    lines = [spot.line for spot in tree.spots] if isinstance(tree, Seq) else []
    pieces = cut(content.decode(), tree.file) if lines else ()
    return pieces if [piece.line for piece in pieces] == lines else ()


def cut(text: str, file: str) -> tuple[Piece, ...]:
    """The entries of a list that begins in the first column; none where that cannot be told."""
    starts = [match.start() for match in _ENTRY.finditer(text)]
    if not starts or _WHOLE.search(text) or not _NOTHING.fullmatch(text, 0, starts[0]):
        return ()
    return tuple(_pieces(text, starts, file))


def _pieces(text: str, starts: list[int], file: str) -> Iterator[Piece]:
    line = text.count("\n", 0, starts[0])
    for start, end in pairwise([*starts, len(text)]):
        source = text[start:end]
        yield Piece(source.encode(), file, line)
        line += source.count("\n")
