"""Words as block scalars: `>-` and lines of one width, as packs are written."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardgen.model.finding import Place
from cardgen.model.located import Map, Seq, Spot, ValueRef
from cardgen.yaml.characters import BlockScalar

WIDTH = 90  # characters of a line of words, its indentation included
FIELDS = ("text", "flavour", "notes", "question", "ruling", "reason")
GLUED = re.compile(r" (?=[;:?!»])|(?<=«) ")
GLUE = "\0"
HEADER = re.compile(r"[>|]-?((?:[ \t]*|[ \t]+#.*))")


class Rewrite(NamedTuple):
    """What to type instead of the text at a place."""

    place: Place
    text: str


def fold_words(words: str, indent: int) -> str:
    """Words after `>-`, in lines that begin at column `indent`; no line begins with `;` or `»`."""
    lines = [""]
    for word in GLUED.sub(GLUE, words).split(" "):
        line = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and indent + len(line) > WIDTH:
            lines.append(word)
        else:
            lines[-1] = line
    return "".join(f"\n{' ' * indent}{line.replace(GLUE, ' ')}" for line in lines)


def rewrap_words(source: str, tree: Map | Seq) -> Iterator[Rewrite]:
    """The words of a file of cards or boards that are not written as packs write them."""
    lines = source.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for where in _words(lines, tree, inside=False):
        rewrite = _block(lines, where) if _spot(where).is_block else _plain(lines, where)
        if rewrite:
            yield rewrite


def _words(lines: list[str], value: object, *, inside: bool) -> Iterator[ValueRef]:
    """Every text below the fields that hold words; none between braces or brackets, where no block
    may stand."""
    if not isinstance(value, Map | Seq) or _is_flow(lines, value.spot):
        return
    held: Iterable[tuple[str | int, object]] = (
        value.items() if isinstance(value, Map) else enumerate(value)
    )
    for key, inner in held:
        within = inside or key in FIELDS
        if isinstance(inner, str) and within:
            yield ValueRef(value, key)
        else:
            yield from _words(lines, inner, inside=within)


def _is_flow(lines: list[str], spot: Spot) -> bool:
    return lines[spot.line][spot.column : spot.column + 1] in ("{", "[")


def _spot(where: ValueRef) -> Spot:
    place = where.place
    return Spot(place.line - 1, place.column - 1, place.end_line - 1, place.end_column - 1)


def _block(lines: list[str], where: ValueRef) -> Rewrite | None:
    """A block in other lines, and without the line end behind its words; one that keeps line ends
    among them is left alone."""
    spot, words = _spot(where), str(where.value).removesuffix("\n")
    header = HEADER.fullmatch(lines[spot.line], spot.column)
    block = BlockScalar(lines, spot)
    rows = lines[spot.line + 1 : block.last]
    while rows and not rows[-1].strip():
        rows.pop()
    if header is None or "\n" in words or "  " in words or block.step or not rows:
        return None
    new = f">-{header[1]}{fold_words(words, block.indent)}"
    old = "".join((header[0], *(f"\n{row}" for row in rows)))
    if new == old:
        return None
    end = spot.line + len(rows)
    place = where.place._replace(
        line=spot.line + 1, column=spot.column + 1, end_line=end + 1, end_column=len(lines[end]) + 1
    )
    return Rewrite(place, new)


def _plain(lines: list[str], where: ValueRef) -> Rewrite | None:
    """A plain or quoted text of its own line, as a block."""
    spot, words = _spot(where), str(where.value)
    before, after = lines[spot.line][: spot.column], lines[spot.end_line][spot.end_column :]
    alone = before.rstrip().endswith((":", "-")) and not after.strip()
    if not alone or not words.strip() or words != words.strip() or "\n" in words or "  " in words:
        return None
    lead = re.match(r" *(?:- +)*", before)
    return Rewrite(where.place, ">-" + fold_words(words, (lead.end() if lead else 0) + 2))
