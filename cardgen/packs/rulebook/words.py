"""The words of a block as they come together, each character with the place it is typed at."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Literal, NamedTuple
from unicodedata import is_normalized

from cardgen.model.finding import Place
from cardgen.model.rulebook import Inset, SourceMark, StyledStretch, find_mark, mask_stretches
from cardgen.packs.rulebook.source import LEFT_OUT, MarkdownSource
from cardgen.yaml.characters import Character, compose_characters

READ = re.compile(f"[^{LEFT_OUT}]+")
NEXT_LINE = re.compile(r"\r?\n[ >]*")

Span = tuple[int, int]


class TypedWords(NamedTuple):
    """Words without signs of Markdown. `opaque` stretches, code and addresses, hold no tokens, nor
    do `literal` ones, which were typed as `\\{` or `&#123;`."""

    words: str
    marks: tuple[SourceMark, ...]
    opaque: tuple[Span, ...] = ()
    literal: tuple[Span, ...] = ()
    styles: tuple[StyledStretch, ...] = ()
    insets: tuple[Inset, ...] = ()

    @property
    def with_tokens(self) -> str:
        """The words, of which only those are legible in which tokens are looked for."""
        return mask_stretches(self.words, sorted((*self.opaque, *self.literal)), LEFT_OUT)

    def place(self, file: str, start: int, end: int) -> Place:
        """Where a stretch is typed, of one character at least."""
        line, column = find_mark(self.marks, max(end - 1, start))
        return Place(file, *find_mark(self.marks, start), line, column + 1)

    def without(self, cuts: Sequence[Span]) -> "TypedWords":
        """The words without some stretches, which come in their order; tokens are known by then."""
        cuts = [(start, end) for start, end in cuts if start < end]
        if not cuts:
            return self
        kept = zip(
            [0, *(end for _, end in cuts)], [start for start, _ in cuts] + [None], strict=True
        )
        gone = [at for start, end in cuts for at in range(start, end)]
        unmarked = frozenset(gone)
        marks = [SourceMark(end, *find_mark(self.marks, end)) for _, end in cuts]
        marks += (mark for mark in self.marks if mark.start not in unmarked)
        return TypedWords(
            "".join(self.words[start:end] for start, end in kept),
            tuple(mark._replace(start=_moved(mark.start, gone)) for mark in sorted(marks)),
            styles=tuple(
                one._replace(start=_moved(one.start, gone), end=_moved(one.end, gone))
                for one in self.styles
            ),
            insets=tuple(
                one._replace(start=_moved(one.start, gone), end=_moved(one.end, gone))
                for one in self.insets
            ),
        )


def _moved(at: int, gone: Sequence[int]) -> int:
    """Where a character stands once those before it are gone."""
    return at - bisect_left(gone, at)


class BlockWords:
    """Takes the pieces of a block one by one; `at` is where the block begins."""

    def __init__(self, source: MarkdownSource, at: int) -> None:
        self.source, self.length = source, 0
        self._parts = list[str]()
        self._marks = [SourceMark(0, *source.spot(at))]
        self._shift = at  # from the place of a character in the words to that in the text
        self._done = -1  # where the piece before ended: a backslash behind it is none of the words
        self._begins_line = True
        self._opaque, self._literal = list[Span](), list[Span]()
        self._styles, self._open = list[StyledStretch](), list[int]()

    def add(self, words: str, start: int, end: int) -> None:
        """A piece of text: what the stretch itself says, or what is typed there as an entity."""
        typed, begun = self.source.shielded[start:end], self.length
        if typed != words:
            self._keep(words, start)
            self._literal.append((begun, self.length))
        else:
            self._typed(start, end)
            if start > self._done and self.source.text[start - 1] == "\\":
                self._literal.append((begun, begun + 1))
        self._done = end

    def add_opaque(self, start: int, end: int) -> None:
        """Code or an address, as it is typed."""
        begun = self.length
        for ended in NEXT_LINE.finditer(self.source.text, start, end):
            self._typed(start, ended.start())
            self.end_line(ended.start())
            start = ended.end()
        self._typed(start, end)
        self._opaque.append((begun, self.length))
        self._done = end

    def end_line(self, at: int) -> None:
        """A line ends, which is a space."""
        self._keep(" ", at)
        self._begins_line = True

    def begin_style(self, style: Literal["strong", "emphasis"]) -> None:
        self._open.append(len(self._styles))
        self._styles.append(StyledStretch(self.length, self.length, style))

    def end_style(self) -> None:
        number = self._open.pop()
        self._styles[number] = self._styles[number]._replace(end=self.length)

    def finished(self) -> TypedWords:
        """All of it, without spaces around."""
        words, insets = "".join(self._parts), tuple(Inset(None, *span) for span in self._opaque)
        spans = tuple(self._opaque), tuple(self._literal)
        return TypedWords(words, tuple(self._marks), *spans, tuple(self._styles), insets)

    def _typed(self, start: int, end: int) -> None:
        """A stretch of the text without what is left out of it."""
        if self._begins_line:
            start += len(words := self.source.text[start:end]) - len(words.lstrip(f" {LEFT_OUT}"))
        for part in READ.finditer(self.source.text, start, end):
            self._keep(part[0], part.start())

    def _keep(self, words: str, at: int) -> None:
        """Words that are typed from a character on; accents that are typed apart join letters."""
        if is_normalized("NFC", words):
            self._mark(0, at)
        else:
            signs = [Character(sign, 0, at + i) for i, sign in enumerate(words)]
            composed = compose_characters(signs)
            for i, character in enumerate(composed):
                self._mark(i, character.column)
            words = "".join(character.sign for character in composed)
        self._parts.append(words)
        self.length += len(words)
        self._begins_line = self._begins_line and not words

    def _mark(self, ahead: int, at: int) -> None:
        """A character further on stands elsewhere than those before it would have it."""
        start = self.length + ahead
        if at - start != self._shift or self._begins_line:
            self._marks.append(SourceMark(start, *self.source.spot(at)))
            self._shift = at - start
