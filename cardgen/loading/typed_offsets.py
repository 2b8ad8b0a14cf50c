"""From the words of one Age back to the characters of the value that says them for several."""

from cardgen.loading.icons import icon
from cardgen.loading.tokens import PARTS


def typed_offsets(words: str, age: int) -> tuple[int, ...]:
    """Where in `words` each character of the words of an Age stands, and where they end.

    `age` counts from 0 among the Ages that share the words; an icon counts as it is typed.
    """
    offsets: list[int] = []
    done = 0
    for match in PARTS.finditer(words):
        offsets += range(done, match.start())
        offsets += _piece(match[0], match.start(), age)
        done = match.end()
    return (*offsets, *range(done, len(words) + 1))


def _piece(whole: str, start: int, age: int) -> list[int]:
    """The places of what a token stands for in one Age."""
    if whole in ("{{", "}}"):
        return [start]
    token = whole[1:-1]
    if "|" not in token:
        lead = start + 1 + len(token) - len(token.lstrip())
        return [start, *range(lead, lead + len(token.strip())), start + len(whole) - 1]
    parts = token.split("|")
    first = icon(parts[0])
    at = start + 1 + sum(len(part) + 1 for part in parts[:age])
    if first is None or not first.number:
        return list(range(at, at + len(parts[age])))
    name = len(first.name) + 1  # with its colon
    number = range(at, at + len(parts[age])) if age else range(at + name, at + len(parts[0]))
    return [start, *range(start + 1, start + 1 + name), *number, start + len(whole) - 1]
