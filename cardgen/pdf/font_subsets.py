"""The subset fonts of a document, and its words as runs of their codes.

A code has one byte and does not depend on the order of the cards.
"""

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import chain, groupby, repeat
from operator import itemgetter
from pathlib import Path as FilePath
from typing import NamedTuple, Protocol

from cardgen.model.finding import Stop
from cardgen.pdf.font_file import FontFile
from cardgen.pdf.objects import Document

MOST_KEPT = 4096  # words, and places of stamps: those of many cards soon come back
SOFT_HYPHEN = "\u00ad"  # has its own code in every subset, as the hyphen has, and looks like it
SPACE = 32
# 0 is the missing glyph; a bare 10 or 13 in a PDF string may be read as another line end; the
# brackets and the backslash would need escaping.
_FORBIDDEN = frozenset({0, 10, 13, SPACE, *b"()\\"})
_OWN = frozenset((*range(32, 127), *range(160, 256)))
_FIRST = tuple(code for code in (*range(127, 160), *range(1, 32)) if code not in _FORBIDDEN)
_FURTHER = tuple(code for code in range(1, 256) if code not in _FORBIDDEN)


class Kerned(Protocol):
    """What shaping tells about a word: kerning after each glyph in 1/1000 em, perhaps nothing."""

    @property
    def kerns(self) -> tuple[float, ...]: ...


class SubsetRun(NamedTuple):
    """Bytes of one subset font, as the inside of a TJ array's string: `V)40(ollkorn`."""

    subset: int
    body: str


class Encoding:
    """The codes of one face for a set of characters.

    ASCII and Latin-1 keep their own codes, so adding a letter seldom moves another one; the rest
    follows in the order of Unicode, over as many subset fonts as needed. A space has code 32 in
    each of them. `subsets[n][code]` is the character's code point, 0 where the code is unused.
    """

    def __init__(self, characters: Iterable[str]) -> None:
        points = sorted({ord(character) for character in characters} | {SPACE})
        others = [point for point in points if point not in _OWN]
        self.subsets = [{point: point for point in points if point in _OWN}]
        self.subsets[0].update(zip(_FIRST, others, strict=False))
        for start in range(len(_FIRST), len(others), len(_FURTHER)):
            self.subsets.append({SPACE: SPACE, **dict(zip(_FURTHER, others[start:], strict=False))})
        self._codes = {
            chr(point): (subset, code)
            for subset, codes in reversed(list(enumerate(self.subsets)))
            for code, point in codes.items()
        }
        # How each character stands in a string, and in which subset: words are written in 0.8 of
        # the time since this is found once.
        self._signs = {c: (subset, _escaped(code)) for c, (subset, code) in self._codes.items()}

    @cached_property
    def moved(self) -> tuple[tuple[str, int, int], ...]:
        """Characters that have not their own code in the first subset, each with what it has."""
        codes = self._codes.items()
        return tuple((c, *at) for c, at in codes if at != (0, ord(c)))

    def runs(self, word: str, kerns: tuple[float, ...]) -> tuple[SubsetRun, ...]:
        """The word cut where the subset font changes; kerning stands inside the runs."""
        if _OWN_SIGNS.keys() >= set(word):  # as most are
            return (SubsetRun(0, _own_body(word, kerns)),) if word else ()
        parts = [self._signs[character] for character in word]
        if kerns:
            moved = chain(map(_kern, kerns), repeat(""))
            parts = [(at, sign + kern) for (at, sign), kern in zip(parts, moved, strict=False)]
        return tuple(
            SubsetRun(subset, "".join([sign for _, sign in run]))
            for subset, run in groupby(parts, _SUBSET)
        )


_SUBSET = itemgetter(0)


def _escaped(code: int) -> str:
    character = chr(code)
    return "\\" + character if character in "()\\" else character


_OWN_SIGNS = {chr(code): _escaped(code) for code in _OWN}


@lru_cache(maxsize=16384)
def _own_body(word: str, kerns: tuple[float, ...]) -> str:
    """A word of characters that have their own code in every document: it is written once for all
    the files of a build, most of which say the same words."""
    signs = [_OWN_SIGNS[character] for character in word]
    if not kerns:
        return "".join(signs)
    moved = chain(map(_kern, kerns), repeat(""))
    return "".join([part for both in zip(signs, moved, strict=False) for part in both])


def _kern(adjustment: float) -> str:
    """Moves the next glyph right by `adjustment`; a PDF subtracts."""
    rounded = round(adjustment)
    return f"){-rounded}(" if rounded else ""


def missing_glyph(face: str, word: str, missing: str) -> Stop:
    """The answer to a glyph that would silently vanish from the page."""
    signs = ", ".join(f'"{sign}" (U+{ord(sign):04X})' for sign in missing)
    message = f'face {face} has no glyph for {signs} in "{word}"'
    help = "write it out, or choose another face; `cardgen check` tells where it stands"
    return Stop(message, help=help)


FaceWords = Iterable[tuple[str, str]]


class GlyphShaping(Kerned, Protocol):
    """A shaped word: kerning, and the characters that the face has no glyph for."""

    @property
    def missing(self) -> str: ...


class FontSource(Protocol):
    """Where kerning and font files come from; `cardgen.layout.text.typefaces.Typefaces` is one."""

    def shape(self, name: str, word: str) -> GlyphShaping: ...

    def reading(self, name: str) -> AbstractContextManager[FilePath]: ...


class FontSubsets:
    """The faces of one document, each with the characters that the whole document sets in it.

    Resource names and codes depend on these sets alone, never on the order of pages.
    """

    def __init__(self, shapes: FontSource, words: FaceWords) -> None:
        self._shapes = shapes
        characters: dict[str, set[str]] = {}
        for face, word in words:
            characters.setdefault(face, set()).update(word)
        self.encodings: Mapping[str, Encoding] = {
            face: Encoding(characters[face]) for face in sorted(characters)
        }
        self._names = {face: f"F{n}" for n, face in enumerate(self.encodings, 1)}

    @property
    def codes(self) -> bytes:
        """What the streams of pages depend on, as a digest: names of fonts, codes of characters."""
        moved = [(face, sorted(each.moved)) for face, each in self.encodings.items()]
        return blake2b(repr(moved).encode(), digest_size=16).digest()

    def codes_of(self, face: str) -> tuple[object, ...]:
        """The same of one face: its name as a resource, the codes of its characters."""
        return self._names[face], self.encodings[face].moved

    def resource(self, face: str, subset: int) -> str:
        """The name of a subset font in page resources."""
        return f"{self._names[face]}.{subset}" if subset else self._names[face]

    def encoded(self, face: str, word: str) -> tuple[tuple[str, str], ...]:
        """The word as (resource name, inside of a TJ string); Stop when a glyph is missing."""
        shaped = self._shapes.shape(face, word)
        if shaped.missing:
            raise missing_glyph(face, word, shaped.missing)
        runs = self.encodings[face].runs(word, shaped.kerns)
        return tuple((self.resource(face, run.subset), run.body) for run in runs)

    def embed(self, document: Document) -> None:
        """Add every subset font to the document's font resources."""
        for face, encoding in self.encodings.items():
            with self._shapes.reading(face) as file:
                font = FontFile(file)
                for subset, codes in enumerate(encoding.subsets):
                    name = f"{_tag(codes)}+{font.name}"
                    embedded = font.embed(document, name, codes, to_unicode(codes))
                    document.add_font(self.resource(face, subset), embedded)


def _tag(codes: Mapping[int, int]) -> str:
    """Six capitals that tell this subset from other subsets of the same font."""
    digest = blake2b(repr(sorted(codes.items())).encode(), digest_size=6).digest()
    return "".join(chr(ord("A") + byte % 26) for byte in digest)


def _hex(point: int) -> str:
    return chr(point).encode("utf-16-be").hex().upper()


def to_unicode(codes: Mapping[int, int]) -> str:
    """The CMap that turns codes back into characters, in blocks of 100 as the format asks."""
    pairs = [f"<{code:02X}> <{_hex(point)}>" for code, point in sorted(codes.items())]
    lines = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
        "1 begincodespacerange <00> <FF> endcodespacerange",
    ]
    for start in range(0, len(pairs), 100):
        block = pairs[start : start + 100]
        lines += [f"{len(block)} beginbfchar", *block, "endbfchar"]
    lines.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(lines)


class EncodedWord(NamedTuple):
    """An encoded word: the font resource and the inside of a TJ string.

    `font` is empty where the word needs several subset fonts; then `runs` has them all.
    """

    font: str
    body: str
    runs: tuple[tuple[str, str], ...]


class EncodedWords(dict[tuple[str, str], EncodedWord]):
    """Words of the document by (face, word), each encoded when it is first met."""

    def __init__(self, alphabet: FontSubsets) -> None:
        super().__init__()
        self._alphabet = alphabet

    def __missing__(self, key: tuple[str, str]) -> EncodedWord:
        if len(self) >= MOST_KEPT:
            self.clear()
        runs = self._alphabet.encoded(*key)
        font, body = runs[0] if len(runs) == 1 else ("", "")
        word = self[key] = EncodedWord(font, body, runs)
        return word


def read_on(line: list[tuple[str, str]], ends: str) -> list[tuple[str, str]]:
    """A line with what leads to the next one; the hyphen of a divided word says what it is."""
    if not line or not ends:
        return line
    font, body = line[-1]
    body = body.removesuffix("-") if ends == SOFT_HYPHEN else body
    return [*line[:-1], (font, body + ends)]


def mixed_runs(words: Iterable[tuple[tuple[str, str], ...]]) -> list[tuple[str, str]]:
    """Words of several fonts as runs of one font each, a space between every two words."""
    line: list[tuple[str, str]] = []
    font, body = "", ""
    for index, runs in enumerate(words):
        body += " " if index else ""
        for run_font, run_body in runs:
            if font and run_font != font:
                line.append((font, body))
                body = ""
            font, body = run_font, body + run_body
    return [*line, (font, body)] if font else line
