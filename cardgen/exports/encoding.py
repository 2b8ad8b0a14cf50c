"""Characters of a face as one-byte codes that do not depend on the order of the cards."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from cardgen.model.finding import Stop

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


class Run(NamedTuple):
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

    @property
    def moved(self) -> tuple[tuple[str, int, int], ...]:
        """Characters that have not their own code in the first subset, each with what it has."""
        codes = self._codes.items()
        return tuple((c, *at) for c, at in codes if at != (0, ord(c)))

    def runs(self, word: str, kerns: tuple[float, ...]) -> tuple[Run, ...]:
        """The word cut where the subset font changes; kerning stands inside the runs."""
        runs: list[Run] = []
        for index, character in enumerate(word):
            subset, code = self._codes[character]
            piece = _escaped(code) + _kern(kerns[index] if index < len(kerns) else 0.0)
            if runs and runs[-1].subset == subset:
                runs[-1] = Run(subset, runs[-1].body + piece)
            else:
                runs.append(Run(subset, piece))
        return tuple(runs)


def _escaped(code: int) -> str:
    character = chr(code)
    return "\\" + character if character in "()\\" else character


def _kern(adjustment: float) -> str:
    """Moves the next glyph right by `adjustment`; a PDF subtracts."""
    rounded = round(adjustment)
    return f"){-rounded}(" if rounded else ""


def lacking(face: str, word: str, missing: str) -> Stop:
    """The answer to a glyph that would silently vanish from the page."""
    signs = ", ".join(f'"{sign}" (U+{ord(sign):04X})' for sign in missing)
    return Stop(f'face {face} has no glyph for {signs} in "{word}"', help="choose another face")
