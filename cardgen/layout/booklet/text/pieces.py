"""Words of a booklet as pieces between which a line may break: words, signs, parts of words."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pyphen

from cardgen.layout.assets import Assets
from cardgen.layout.icons import number_height
from cardgen.layout.text.no_break import NO_BREAK, insert_no_breaks
from cardgen.layout.text.paragraph import ICON_HEIGHT
from cardgen.model.text import Icon

SHORTEST = 6  # letters of a word that is hyphenated
LEFT, RIGHT = 2, 3  # letters that stay before and behind a hyphen
# Where a compound may break as it stands; pages 4–5 stay together.
JOINED = re.compile(r"(?<=\w[-‐–/—])(?<!\d–)(?=\w)")
WORD = re.compile(rf"[^\W\d_]{{{SHORTEST},}}")
HYPHEN = "-"
LARGE_SIGN = (
    1400.0  # thousandths of an em that signs are high at least where `figures` are asked for
)
TALLEST = 1760.0  # thousandths of an em that a sign is high at most so that its number can be read
BLANKS = re.compile(f"([ {NO_BREAK}])")


class BookSpan(NamedTuple):
    """A stretch of words of one face, or a sign; `target` is where a link leads, if it is one."""

    content: str | Icon
    face: str
    target: str = ""


class Behind(Enum):
    """What stands behind a piece, and whether a line may end there."""

    NOTHING = 0  # the next piece belongs to the same word
    SPACE = 1
    FIXED_SPACE = 2  # a space at which no line ends
    JOINT = 3  # a line may end, with nothing added
    HYPHEN = 4  # a line may end with a hyphen


SPACES = (Behind.SPACE, Behind.FIXED_SPACE)
BLANK = {" ": Behind.SPACE, NO_BREAK: Behind.FIXED_SPACE}


class Piece(NamedTuple):
    """A piece of a line; lengths are in thousandths of an em.

    `space` is the width of the space behind it, `hang_left` and `hang_right` how far it may reach
    over the edges of the column.
    """

    content: tuple[str, str] | Icon
    width: float
    behind: Behind
    space: float = 0.0
    hang_left: float = 0.0
    hang_right: float = 0.0
    target: str = ""


# How much of a sign of punctuation hangs over the edge: most of what is small and light.
HANGING = {",": 0.6, ".": 0.6, "-": 0.6, "‐": 0.6, "’": 0.6, "”": 0.5, "“": 0.5, "—": 0.2, "–": 0.3,
           ":": 0.3, ";": 0.3, "»": 0.3, "«": 0.3, "(": 0.2, ")": 0.2, "…": 0.3}  # fmt: skip


_CutSpans = tuple[tuple[BookSpan, ...], bool, float]  # whether words may part, and the tracking


class PieceMaker:
    """Cuts spans into pieces in one language, once for all books and type of all sizes: lengths are
    in ems.

    Signs are so high that their numbers have `figures` of that height, in thousandths of an em.
    """

    def __init__(self, assets: Assets, language: str, figures: float = 0.0) -> None:
        self._figures = figures
        self.sign_height = cache(self._sign_height)
        self.assets, self.language, self._faces = assets, language, assets.faces
        self._rules = assets.no_breaks(language)
        self.never_last = self._rules.never_last
        self._hyphens = hyphenation(assets.languages.profile(language).hyphenation)
        self._kept: dict[tuple[str, str, str, bool], tuple[Piece, ...]] = {}
        self._plain: dict[_CutSpans, tuple[Piece, ...]] = {}  # in which no sign stands
        self._signed: dict[_CutSpans, tuple[Piece, ...]] = {}

    def of_figures(self, figures: float) -> "PieceMaker":
        """One whose signs have figures of another height; what it cuts without signs is cut for
        this one too."""
        other = copy(self)
        other._figures, other._signed = figures, {}
        other.sign_height = cache(other._sign_height)
        return other

    def pieces(
        self, spans: Sequence[BookSpan], *, hyphens: bool, tracking: float = 0.0
    ) -> tuple[Piece, ...]:
        """All pieces in order, cut once for columns of all widths; `hyphens` says whether words may
        part. `tracking` is added behind each letter, in thousandths of an em."""
        key = tuple(spans), hyphens, tracking
        signed = any(isinstance(span.content, Icon) for span in spans)
        known = self._signed if signed else self._plain
        if key not in known:
            known[key] = self._made(spans, hyphens, tracking)
        return known[key]

    def _made(self, spans: Iterable[BookSpan], hyphens: bool, tracking: float) -> tuple[Piece, ...]:
        made: list[Piece] = []
        for span in spans:
            if isinstance(span.content, Icon):
                wide = self.assets.signs.width(span.content) * self.sign_height(span.content)
                made.append(Piece(span.content, wide, Behind.NOTHING, target=span.target))
            else:
                self._add_text(made, insert_no_breaks(span.content, self._rules), span, hyphens)
        if made:
            made[-1] = made[-1]._replace(behind=Behind.NOTHING, space=0.0)
        return tuple(_tracked(piece, tracking) for piece in made) if tracking else tuple(made)

    def _add_text(self, made: list[Piece], text: str, span: BookSpan, hyphens: bool) -> None:
        """Add the words of a text; a space that no word is before, but the first of several, is
        laid onto the last piece so far."""
        parted = [*BLANKS.split(text), ""]
        for word, blank in zip(parted[::2], parted[1::2], strict=True):
            if word:
                made += self._word(word, blank, span, hyphens)
            elif blank and made and made[-1].behind not in SPACES:
                made[-1] = self._spaced(made[-1], blank, span.face)

    def _word(self, word: str, blank: str, span: BookSpan, hyphens: bool) -> Sequence[Piece]:
        """The pieces of a word and the blank behind it. A book says the same words again and again:
        each is cut once for each blank (0.6 of the time that laying blanks on afterwards takes)."""
        key = span.face, word, blank, hyphens
        if key not in self._kept:
            *first, last = self._cut(word, span.face, hyphens)
            self._kept[key] = *first, self._spaced(last, blank, span.face) if blank else last
        kept = self._kept[key]
        return [piece._replace(target=span.target) for piece in kept] if span.target else kept

    def _spaced(self, piece: Piece, blank: str, face: str) -> Piece:
        """A piece with a space behind it, as wide as in its own face; that of a sign is as wide as
        in the face of the words that follow."""
        own = face if isinstance(piece.content, Icon) else piece.content[0]
        return piece._replace(behind=BLANK[blank], space=self._faces.space(own))

    def _cut(self, word: str, name: str, hyphens: bool) -> Iterator[Piece]:
        face = self._faces.chosen(name, word)
        parted = self._hyphens(word) if hyphens else ()
        if not parted and word.isalpha():  # as most words are
            yield self._part(face, word, Behind.NOTHING)
            return
        joints = {match.start() for match in JOINED.finditer(word)}
        cuts = sorted(joints | {at for at in parted if 0 < at < len(word)})
        for start, end in pairwise([0, *cuts, len(word)]):
            part = word[start:end]
            behind = Behind.NOTHING if end == len(word) else (
                Behind.JOINT if end in joints else Behind.HYPHEN
            )  # fmt: skip
            yield self._part(face, part, behind)

    def _part(self, face: str, part: str, behind: Behind) -> Piece:
        width = self._faces.shape(face, part).advance
        left, right = HANGING.get(part[0], 0.0), HANGING.get(part[-1], 0.0)
        return Piece(
            (face, part), width, behind, 0.0,
            left and left * self._faces.shape(face, part[0]).advance,
            right and right * self._faces.shape(face, part[-1]).advance,
        )  # fmt: skip

    def _sign_height(self, icon: Icon) -> float:
        """How high a sign is in words, in thousandths of an em."""
        if not self._figures:
            return ICON_HEIGHT
        share = number_height(icon, self.assets.signs, self._faces) if icon.number else 0.0
        return max(LARGE_SIGN, min(self._figures / share, TALLEST)) if share else LARGE_SIGN

    def hyphen_width(self, face: str) -> tuple[float, float]:
        """The width of a hyphen, and how much of it hangs over the edge."""
        width = self._faces.shape(face, HYPHEN).advance
        return width, width * HANGING[HYPHEN]


def _tracked(piece: Piece, tracking: float) -> Piece:
    """A piece with its letters further apart, and the space behind it too."""
    letters = 0 if isinstance(piece.content, Icon) else len(piece.content[1])
    space = piece.space + tracking if piece.space else 0.0
    return piece._replace(width=piece.width + letters * tracking, space=space)


@cache
def hyphenation(patterns: str) -> Callable[[str], tuple[int, ...]]:
    """Where words may part by some patterns; nowhere without any, or where nobody has them."""
    if patterns not in pyphen.LANGUAGES:
        return lambda word: ()
    known = pyphen.Pyphen(lang=patterns, left=LEFT, right=RIGHT)

    @cache
    def points(word: str) -> tuple[int, ...]:
        found = WORD.search(word)
        if not found or word[0].isupper():
            return ()
        return tuple(found.start() + at for at in known.positions(found[0]))

    return points
