"""Comments behind what a line says, with those that go on below it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

BEHIND = re.compile(r"\S\s+#\s?(.*)$")
ALONE = re.compile(r"\s+#\s?(.*)$")


class LineComment(NamedTuple):
    """What stands behind a line (from 1), from a column (from 1) on; the words of the first line
    are as long as `length`."""

    line: int
    column: int
    length: int
    words: str


def comments_beside(text: str) -> Iterator[LineComment]:
    """Every one; a sign within quotes is taken for a comment too, and is none to whoever asks for
    those of numbers."""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("#") or not (found := BEHIND.search(line)):
            continue
        words = [found[1]]
        for below in lines[number:]:
            if not (further := ALONE.match(below)):
                break
            words.append(further[1])
        yield LineComment(number, found.start(1) + 1, len(found[1]), " ".join(words))
