"""Words as they are typed: each character of a block with its place in the file."""

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.planted.mutant import Edit


@dataclass(frozen=True, slots=True)
class Words:
    """A card's words in one language for some Ages (from 0).

    `offsets` has the place in the file of each character of `text`, and of its end. `header` is
    where `>-` stands.
    """

    language: str
    ages: tuple[int, ...]
    text: str
    offsets: tuple[int, ...]
    header: int

    @property
    def stretch(self) -> tuple[int, int]:
        """From the first character to after the last, in the file."""
        return self.offsets[0], self.offsets[-1]

    def edit(self, start: int, end: int, new: str) -> Edit:
        """The characters from `start` to before `end` replaced, whatever lines they stand on."""
        return Edit(self.offsets[start], self.offsets[end - 1] + 1, new)

    def cut(self, start: int, end: int) -> Edit:
        """The characters taken out together with the space before them, or after if none is."""
        if start and self.text[start - 1] == " ":
            return self.gap(start - 1, end)
        if end < len(self.text) and self.text[end] == " ":
            return self.gap(start, end + 1)
        return self.gap(start, end)

    def gap(self, start: int, end: int) -> Edit:
        """The characters taken out, with the line ends that stand for spaces among them."""
        first = self.offsets[start - 1] + 1 if start else self.offsets[0]
        after = self.offsets[end] if end < len(self.text) else self.offsets[-1]
        return Edit(first, after, "")

    def whole(self, new: str) -> Edit:
        """All of the words replaced."""
        return Edit(*self.stretch, new)

    def sentences(self) -> Iterator[tuple[int, int]]:
        """Where each sentence begins and ends, its full stop included."""
        start = 0
        while start < len(self.text):
            stop = self.text.find(". ", start)
            end = len(self.text) if stop < 0 else stop + 1
            yield start, end
            start = end + 1


def folded(source: str, start: int, end: int) -> tuple[str, tuple[int, ...]]:
    """The text of the block `>-` that stands from `start` to `end` of a file, with its places."""
    text: list[str] = []
    offsets: list[int] = []
    at = source.index("\n", start) + 1
    for line in source[at:end].splitlines(keepends=True):
        words = line.strip(" \n")
        if words:
            first = at + line.index(words)
            if text:
                text.append(" ")
                offsets.append(first - 1)
            text += words
            offsets += range(first, first + len(words))
        at += len(line)
    return "".join(text), (*offsets, offsets[-1] + 1)
