"""Files of other programs as text, and the values in them, which know where they are typed."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from cardgen.files import read_whole_file
from cardgen.model.finding import Place, Stop

MOST_BYTES = 100_000_000


class ForeignSource:
    """The text of a file; `file` is what places call it."""

    def __init__(self, file: str, text: str) -> None:
        self.file, self.text = file, text
        self._starts = [0, *accumulate(len(line) + 1 for line in text.split("\n"))]

    def place(self, start: int, end: int) -> Place:
        """The stretch between two characters of the text."""
        (line, column), (end_line, end_column) = self._seat(start), self._seat(end)
        return Place(self.file, line, column, end_line, end_column)

    def _seat(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._starts, offset, hi=len(self._starts) - 1)
        return line, offset - self._starts[line - 1] + 1


def read_source(path: Path, file: str) -> ForeignSource:
    """The text of a file in UTF-8, without its byte order mark. Stop where there is none."""
    try:
        content = read_whole_file(path, MOST_BYTES)
    except OSError as error:
        message = f"cannot read {file}: {error.strerror or error}"
        raise Stop(message, place=Place(file)) from error
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = ForeignSource(file, content[: error.start].decode("utf-8")).place(
            error.start, error.start
        )
        help = "save the file as UTF-8"
        raise Stop("the file is not UTF-8", place=place, help=help) from error
    if not text.strip():
        raise Stop("the file is empty", place=Place(file), help="export the cards into it again")
    return ForeignSource(file, text)


class ForeignText(NamedTuple):
    """Words as they are meant; `offsets` tells where in the source each character is typed, and
    where the last one ends."""

    words: str
    source: ForeignSource
    offsets: Callable[[], Sequence[int]]

    def place(self, start: int = 0, end: int | None = None) -> Place:
        """Where a stretch of the words is typed."""
        typed = self.offsets()
        last = len(self.words) if end is None else end
        return self.source.place(typed[start], typed[max(last, start)])


class ForeignValue(NamedTuple):
    """A number, a yes or a no."""

    value: object
    place: Place


Field = ForeignText | ForeignValue


class ForeignCard(NamedTuple):
    """An entry: its fields by name, those within others as `faces.0.text`; where it begins.

    `name` is what its file calls it without any field: a key of an object, the message of a
    catalogue; nothing of an entry of a list or table.
    """

    name: str
    fields: Mapping[str, Field]
    place: Place
