"""Keys that begin a column too far in or out, and words that begin under their key: YAML complains
of what stands beside them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

KEY = re.compile(r"( *(?:- +)*)([^\s:#\"'{\[][^:#\"'{\[]*):(?:\s|$)")
HEADER = re.compile(r":\s+[|>][-+0-9]*\s*(?:#.*)?$")
PACK_KEY = re.compile(r" *(?:- +)*(?:[a-z0-9][a-z0-9 _-]*|I{1,3}(?:-I{1,3})?):(?:\s|$)")
STEP = 2  # columns from a key to those below it, if a file does not say otherwise


def indentation(line: str) -> int:
    """The column (from 0) in which a line begins."""
    return len(line) - len(line.lstrip())


class KeyLine(NamedTuple):
    """A line with a key, and the column in which it begins; both from 0."""

    line: int
    column: int
    name: str


def key_lines(lines: Sequence[str], end: int) -> Iterator[KeyLine]:
    """The lines with keys to before `end`, without those of words in blocks."""
    least: int | None = None  # the column of words of a block, or where they begin at the least
    begun = False
    for number, line in enumerate(lines[:end]):
        inside = indentation(line)
        if not line.strip():
            continue
        if least is not None and inside >= least:
            least, begun = least if begun else inside, True
            continue
        least, begun, found = None, False, KEY.match(line)
        if found:
            yield KeyLine(number, found.end(1), found[2])
            least = inside + 1 if HEADER.search(line) else None


def shifted_key(lines: Sequence[str], line: int) -> tuple[KeyLine, int] | None:
    """The last key down to a line that begins in no column of the others, with the nearest one."""
    keys = tuple(key_lines(lines, line + 1))
    if not keys or keys[-1].line != line:
        return None
    rest, _ = Counter(one.column % STEP for one in keys).most_common(1)[0]
    odd = [one for one in keys if one.column % STEP != rest]
    if not odd or len(odd) * 2 >= len(keys):
        return None
    last = odd[-1]
    others = [one.column for one in keys if one not in odd]
    near = min(abs(column - last.column) for column in others)
    return last, next(each for each in others[::-1] if abs(each - last.column) == near)


def list_of_items(lines: Sequence[str], line: int) -> KeyLine | None:
    """The key of the list whose hyphens stand in the column of a line."""
    column = indentation(lines[line])
    above = (one for one in reversed([*key_lines(lines, line)]) if one.column < column)
    return next(above, None)


def words_under_key(lines: Sequence[str], line: int) -> KeyLine | None:
    """The key of a block of words that begin no further in than it, on a line or on one of those
    that stand above it and are no keys of a pack either."""
    above = next((n for n in range(line - 1, -1, -1) if _ends_words(lines[n])), None)
    head = KEY.match(lines[above]) if above is not None else None
    if above is None or head is None or not HEADER.search(lines[above]):
        return None
    return KeyLine(above, head.end(1), head[2]) if indentation(lines[line]) <= head.end(1) else None


def is_sentence(line: str) -> bool:
    """Whether a line is no key as those of packs are, but words, with a colon in them or not."""
    return bool(line.strip()) and not PACK_KEY.match(line)


def _ends_words(line: str) -> bool:
    return bool(line.strip()) and not is_sentence(line)
