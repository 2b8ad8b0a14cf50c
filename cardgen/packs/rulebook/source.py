"""The text of a rulebook as the library of Markdown gets it, and where its bytes are typed.

Comments and front matter are left out of it. What stands between braces, and addresses, would at
times be taken for Markdown (`{count:a|b}`, `https://a.b/_c_`): there letters stand for signs.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from cardgen.model.finding import Place

LEFT_OUT = "\0"  # stands for each character that is not read
COMMENT = re.compile(r"<!--.*?(-->|\Z)", re.DOTALL)
FRONT_MATTER = re.compile(r"---\r?\n(?:[^\n]+\n)+?---\r?\n")
ENDS_LINE = re.compile(rf"{LEFT_OUT}[ \r{LEFT_OUT}]*$", re.MULTILINE)
ADDRESS = r"(?:https?://|www\.)[^\s<>()\[\]{}|*`\\]*[^\s<>()\[\]{}|*`\\.,;:?!_]"
SHIELDED = re.compile(rf"\\.|\{{\{{|\}}\}}|\{{(?P<token>[^{{}}\n]*)\}}|(?P<address>{ADDRESS})")
IN_TOKENS = re.compile(r"[!-/:-@\[-_{-~]")  # signs of ASCII, without the backtick
IN_ADDRESSES = re.compile("[_&~]")


class MarkdownFault(NamedTuple):
    """What is wrong at a place, and what to type."""

    place: Place
    message: str
    help: str
    code: str = "rulebook-markdown"


class MarkdownSource:
    """A text and its places: offsets count characters from 0, lines and columns from 1."""

    def __init__(self, text: str, file: str) -> None:
        self.file, self._typed = file, text
        self.faults = list[MarkdownFault]()
        self.swallowed = False  # whether code or a comment that never ends has taken what follows
        self._ends = [*accumulate((len(line) + 1 for line in text.split("\n")), initial=0)]
        parts, done = list[str](), 0
        for left_out in self._not_read():
            parts += (text[done : left_out.start()], re.sub(r"[^\n]", LEFT_OUT, left_out[0]))
            done = left_out.end()
        text = "".join((*parts, text[done:]))
        self.text = ENDS_LINE.sub(lambda end: end[0].replace(LEFT_OUT, " "), text)
        self.shielded = SHIELDED.sub(_shielded, self.text)

    def _not_read(self) -> "Iterator[re.Match[str]]":
        """Comments, and front matter, which is refused."""
        front = FRONT_MATTER.match(self._typed)
        if front:
            help = "title, version and languages stand in pack.yaml: delete these lines"
            place = Place(self.file, 1, 1, front[0].count("\n"), 4)
            self.faults.append(MarkdownFault(place, "a rulebook has no front matter", help))
            yield front
        for comment in COMMENT.finditer(self._typed, front.end() if front else 0):
            if not comment[1]:
                message = "the comment that begins here never ends"
                self.note(comment.start(), comment.start() + 4, message, "end it with -->")
                self.swallowed = True
            yield comment

    def note(self, start: int, end: int, message: str, help: str) -> None:
        """Something is wrong with a stretch."""
        self.faults.append(MarkdownFault(self.place(start, end), message, help))

    def spot(self, at: int) -> tuple[int, int]:
        """Line and column of a character."""
        line = bisect_right(self._ends, at, hi=len(self._ends) - 1)
        return line, at - self._ends[line - 1] + 1

    def place(self, start: int, end: int) -> Place:
        """Where a stretch is typed, of one character at least."""
        line, column = self.spot(max(end - 1, start))
        return Place(self.file, *self.spot(start), line, column + 1)

    def line_end(self, at: int) -> int:
        """Where the words of the line of a character end."""
        end = self.text.find("\n", at)
        return at + len(self.text[at : None if end < 0 else end].rstrip())

    def offset(self, byte: int) -> int:
        """The character that begins at a byte of the text in UTF-8."""
        after, surplus = self._wide
        return byte - surplus[bisect_right(after, byte)]

    @cached_property
    def _wide(self) -> tuple[list[int], list[int]]:
        """The bytes behind each character of more than one, and by how many these are more."""
        wide = [(at.start(), len(at[0].encode())) for at in re.finditer(r"[^\0-\x7f]", self.text)]
        surplus = [*accumulate((size - 1 for _, size in wide), initial=0)]
        after = [at + 1 + more for (at, _), more in zip(wide, surplus[1:], strict=True)]
        return after, surplus


def _shielded(match: "re.Match[str]") -> str:
    whole = match[0]
    if match["token"]:
        return f"{{{IN_TOKENS.sub('x', match['token'])}}}"
    return IN_ADDRESSES.sub("x", whole) if match["address"] else whole
