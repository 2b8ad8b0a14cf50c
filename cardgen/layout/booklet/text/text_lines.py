"""Broken lines as marks: runs of words, signs between them, and where links stand."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Literal, NamedTuple

from cardgen.layout.booklet.text.line_breaking import BrokenLine, LineBreaker
from cardgen.layout.booklet.text.line_sums import LineSums
from cardgen.layout.booklet.text.pieces import BookSpan, Piece, PieceMaker
from cardgen.layout.booklet.text.word_runs import WordRun, word_runs
from cardgen.layout.icons import ICON_UNITS
from cardgen.layout.marks import Begin, End, Mark, Stamp, TextLine
from cardgen.layout.text.paragraph import ICON_DROP, ICON_HEIGHT
from cardgen.model.legend import SignNames
from cardgen.model.text import Icon
from cardgen.units import POINTS_PER_MM, Box

MIDDLE = ICON_HEIGHT / 2 - ICON_DROP  # of a sign, over the baseline
SOFT_HYPHEN: Literal["\u00ad"] = "\u00ad"


class TypeStyle(NamedTuple):
    """How a paragraph is set: size and leading in points, colour, alignment.

    `align` is 0 for the left, 0.5 for the middle, 1 for the right; with `justified` lines fill
    their column. `hyphens` says whether words may part. `tracking` is added behind each letter, in
    thousandths of an em. Lines of a `title` end where its sense does.
    """

    size: float
    leading: float
    colour: str
    justified: bool = True
    hyphens: bool = True
    align: float = 0.0
    link_colour: str = ""
    tracking: float = 0.0
    title: bool = False

    @property
    def em(self) -> float:
        """Millimetres for a thousandth of an em."""
        return self.size / POINTS_PER_MM / 1000

    @property
    def line(self) -> float:
        """Millimetres from baseline to baseline."""
        return self.leading / POINTS_PER_MM


class PlacedLink(NamedTuple):
    """Where a link stands on a page, and the anchor (after a #) or address that it leads to.

    `says` are its words, `key` is that of its element.
    """

    box: Box
    target: str
    says: str
    key: str


Drawn = Mark | PlacedLink


class SetText(NamedTuple):
    """Words broken into the lines of a column of some width.

    The first lines stand beside something: `beside` says how many, and how many mm it takes at
    their left. `taller` is how many mm each line is higher than others for the sake of its signs,
    if any is.
    """

    pieces: tuple[Piece, ...]
    lines: tuple[BrokenLine, ...]
    width: float
    style: TypeStyle
    setter: "TextSetter"
    beside: tuple[int, float] = (0, 0.0)
    taller: tuple[float, ...] = ()

    @property
    def height(self) -> float:
        return len(self.lines) * self.style.line + sum(self.taller)

    def line_height(self, number: int) -> float:
        """How high a line is, in mm: more than its leading where a sign needs it."""
        return self.style.line + (self.taller[number] if self.taller else 0.0)

    @property
    def widest(self) -> float:
        """The width of the widest line, in mm."""
        return max((line.natural for line in self.lines), default=0.0) * self.style.em

    def draw_line(self, number: int, x: float, top: float) -> list[Drawn]:
        """The marks of a line whose leading begins at `top`."""
        count, left = self.beside
        indent = left if number < count else 0.0
        y = top + self.baseline + (self.line_height(number) - self.style.line) / 2
        return list(self.setter.line_marks(self, self.lines[number], x, y, indent))

    @property
    def baseline(self) -> float:
        """From the top of a line's leading to its baseline: leading is halved above and below."""
        face, em = self.setter.body, self.style.em
        ascender, descender = float(face.ascender), float(face.descender)
        return (self.style.line - (ascender - descender) * em) / 2 + ascender * em

    def draw(self, x: float, top: float) -> list[Drawn]:
        """All lines, one below the other."""
        step, taller = self.style.line, self.taller
        return [
            mark
            for number in range(len(self.lines))
            for mark in self.draw_line(number, x, top + number * step + sum(taller[:number]))
        ]


class TextSetter:
    """Sets words in the language of the `maker` that cuts them; `names` are what a voice says for
    signs."""

    def __init__(self, maker: PieceMaker, names: SignNames) -> None:
        self.assets, self.language, self.names = maker.assets, maker.language, names
        self._maker = maker
        self.body = self.assets.faces.face("Vollkorn-Regular")
        self._links = count(1)
        self._cut: dict[tuple[Any, ...], LineSums] = {}
        self._set: dict[tuple[Any, ...], SetText] = {}

    def forget(self) -> None:
        """Let go of all that was set, which names its setter: else both stay for good."""
        self._set.clear()

    def set(
        self,
        spans: Sequence[BookSpan],
        width: float,
        style: TypeStyle,
        beside: tuple[int, float] = (0, 0.0),
    ) -> SetText:
        """Spans broken into lines for a column `width` mm wide; see `SetText`.

        The same words are set once: a booklet is composed until its pages are right, and most of it
        stays as it is.
        """
        key = (tuple(spans), width, style, beside)
        if key not in self._set:
            self._set[key] = self._set_anew(spans, width, style, beside)
        return self._set[key]

    def _set_anew(
        self,
        spans: Sequence[BookSpan],
        width: float,
        style: TypeStyle,
        beside: tuple[int, float],
    ) -> SetText:
        words = self._measured(tuple(spans), style.hyphens, style.tracking, style.title)
        apart = beside[0], beside[1] / style.em
        breaker = LineBreaker(words, width / style.em, justified=style.justified, beside=apart)
        lines = tuple(breaker.lines())
        taller: tuple[float, ...] = ()
        if words.signs:
            taller = tuple(self._taller(words.pieces[one.first : one.last], style) for one in lines)
        taller = taller if any(taller) else ()
        return SetText(words.pieces, lines, width, style, self, beside, taller)

    def _taller(self, pieces: Sequence[Piece], style: TypeStyle) -> float:
        """How many mm signs of a line are higher than it."""
        signs = (piece.content for piece in pieces if isinstance(piece.content, Icon))
        tall = max((self._maker.sign_height(icon) for icon in signs), default=0.0)
        return max(tall * style.em - style.line, 0.0)

    def _measured(
        self, spans: tuple[BookSpan, ...], hyphens: bool, tracking: float, title: bool
    ) -> LineSums:
        """The words of spans as they are broken, in columns of whatever width."""
        key = spans, hyphens, tracking, title
        if key not in self._cut:
            face = next((s.face for s in spans if isinstance(s.content, str)), "Vollkorn-Regular")
            self._cut[key] = LineSums(
                self._maker.pieces(spans, hyphens=hyphens, tracking=tracking),
                hyphen=self._maker.hyphen_width(face) if hyphens else (0.0, 0.0),
                never_last=self._maker.never_last, title=title,
            )  # fmt: skip
        return self._cut[key]

    def line_marks(
        self, text: SetText, line: BrokenLine, x: float, y: float, indent: float = 0.0
    ) -> Iterator[Drawn]:
        """Runs of words that share face and link as texts, each sign as a figure."""
        runs = list(word_runs(text.pieces[line.first : line.last], line.hyphen))
        style, em, faces = text.style, text.style.em, self.assets.faces
        head = text.pieces[line.first]
        widths = [run.width(self.assets, style.tracking) for run in runs]
        tail = text.pieces[line.last - 1].hang_right if not line.hyphen else (
            self._maker.hyphen_width(faces.fallback)[1]
        )  # fmt: skip
        spaces = sum(run.spaces for run in runs)
        room = (text.width - indent) / em + head.hang_left + tail - sum(widths)
        spread = room / spaces if line.spread and spaces else 0.0
        at = x + indent - head.hang_left * em + max(room, 0.0) * em * style.align
        last = len(runs) - 1
        for number, (run, natural) in enumerate(zip(runs, widths, strict=True)):
            wide = (natural + run.spaces * spread) * em
            if run.icon:
                yield from self._sign(run.icon, at, y, em)
            elif run.target:
                tall, said = 1000 * em, " ".join(word for _, word in run.words)
                key = self.link_key()
                box = Box(at, y - tall * 0.8, wide, tall)
                yield Begin("Link", key=key)
                yield self._words(run, line.hyphen and number == last, at, y, spread, style)
                yield End()
                yield PlacedLink(box, run.target, said, key)
            else:
                yield self._words(run, line.hyphen and number == last, at, y, spread, style)
            at += wide

    def link_key(self) -> str:
        """A key that no other link has."""
        return f"link-{next(self._links)}"

    def _words(
        self, run: WordRun, soft: bool, x: float, y: float, spread: float, style: TypeStyle
    ) -> TextLine:
        """The words of a run as a text; `soft` says that a hyphen was added to the last."""
        glued: Literal["", " "] = "" if run.glued else " "
        ends = SOFT_HYPHEN if soft else glued
        colour = style.link_colour if run.target and style.link_colour else style.colour
        words = tuple(run.words)
        return TextLine(x, y, style.size, colour, words, style.tracking, spread, ends)

    def _sign(self, icon: Icon, x: float, y: float, em: float) -> Iterator[Mark]:
        tall = self._maker.sign_height(icon)
        scale = tall * em / ICON_UNITS
        top = y - (tall / 2 + MIDDLE) * em
        drawing = self.assets.signs.drawing(icon)
        box = Box(x, top, drawing.box.width * scale, drawing.box.height * scale)
        yield Begin("Figure", alt=self.names.row((str(icon),)), box=box)
        yield Stamp(drawing, x, top, scale)
        yield End()
