"""Cards from a PO catalogue, a message each.

A library for PO tells the line of a message and not where in it a word is typed; what is needed
here of the format is a page long.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from cardgen.foreign.source import Field, ForeignCard, ForeignSource, ForeignText
from cardgen.model.finding import Place, Stop

_LINE = re.compile(
    r"[ \t]*(?:(?P<key>msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)[ \t]*)?"
    r'"(?P<typed>(?:[^"\\]|\\.)*)"[ \t\r]*'
)
_PIECE = re.compile(r"\\(?:[0-7]{1,3}|x[0-9a-fA-F]{1,2}|.)|.", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}
TEXT, PLURAL = "text", "plural"
Reads = Literal["ids", "either", "translations"]  # what of a message is its text
FIRST = ("msgctxt", "msgid")  # what a message begins with


class _Part(NamedTuple):
    """One line of a message: the key it stands behind, and what is typed between the marks."""

    key: str
    typed: str
    start: int


def read_po(source: ForeignSource, reads: Reads) -> Iterator[ForeignCard]:
    """A card for each message, called by its context and id.

    Its text is the translation, or the id itself; `either` is the id where nothing is translated.
    Of several plural forms the last is compared. What is fuzzy counts as not translated.
    """
    for parts, fuzzy in _messages(source):
        said = {key: _text(parts, key, source) for key in dict.fromkeys(one.key for one in parts)}
        if "msgid" not in said:
            raise _stop(source, parts[0].start, "this message has no msgid")
        context = f"{said['msgctxt'].words}|" if "msgctxt" in said else ""
        if said["msgid"].words:  # without one it is the head of the catalogue
            name, place = context + said["msgid"].words, said["msgid"].place()
            forms = [] if fuzzy else [said[key] for key in said if key.startswith("msgstr")]
            if reads == "ids" or (reads == "either" and not any(text.words for text in forms)):
                forms = [said[key] for key in ("msgid", "msgid_plural") if key in said]
            yield ForeignCard(name, _fields(forms), place)


def _fields(forms: Sequence[ForeignText]) -> dict[str, Field]:
    first: dict[str, Field] = {TEXT: forms[0]} if forms else {}
    return {**first, PLURAL: forms[-1]} if len(forms) > 1 else first


def _messages(source: ForeignSource) -> Iterator[tuple[list[_Part], bool]]:
    """The lines of each message, and whether it is fuzzy."""
    parts, fuzzy, start = list[_Part](), False, 0
    for line in source.text.split("\n"):
        bare = line.strip()
        found = _LINE.fullmatch(line)
        if bare and not bare.startswith("#") and not found:
            raise _stop(source, start, "this is no line of a PO file")
        begins = bare.startswith("#") or (found is not None and found["key"] in FIRST)
        if begins and parts and parts[-1].key.startswith("msgstr"):
            yield parts, fuzzy
            parts, fuzzy = [], False
        fuzzy = fuzzy or (bare.startswith("#,") and "fuzzy" in bare)
        if found:
            key = found["key"] or (parts[-1].key if parts else "")
            if not key:
                raise _stop(source, start, "this line belongs to no message")
            parts.append(_Part(key, found["typed"], start + found.start("typed")))
        start += len(line) + 1
    if parts:
        yield parts, fuzzy


def _text(parts: Sequence[_Part], key: str, source: ForeignSource) -> ForeignText:
    """All that the lines of a key say, and where each character is typed."""
    said, offsets, end = list[str](), list[int](), 0
    for part in parts:
        if part.key == key:
            for piece in _PIECE.finditer(part.typed):
                said.append(_meant(piece[0]))
                offsets.append(part.start + piece.start())
            end = part.start + len(part.typed)
    typed = (*offsets, end)
    return ForeignText("".join(said), source, lambda: typed)


def _meant(piece: str) -> str:
    code = piece[1:]
    if not code:
        return piece
    if code[0] in "01234567":
        return chr(int(code, 8))
    return chr(int(code[1:], 16)) if code[0] == "x" and code[1:] else _ESCAPES.get(code, code)


def _stop(source: ForeignSource, start: int, message: str) -> Stop:
    line = source.place(start, start).line
    help = "export the catalogue again, or mend the line"
    return Stop(message, place=Place(source.file, line), help=help)
