"""Where a value stands in its file, as a person counts: lines and columns from 1."""

from typing import NamedTuple


class Place(NamedTuple):
    """A stretch of a file; `file` is relative to the root folder, the end is exclusive."""

    file: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1

    @property
    def last_line(self) -> int:
        """The last line with anything of it: a stretch may end where the next one begins."""
        behind = self.end_column == 1 and self.end_line > self.line
        return self.end_line - 1 if behind else self.end_line

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"
