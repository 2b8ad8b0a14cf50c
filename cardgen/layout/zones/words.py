"""A zone of words: one or more lines, as large as fits."""

from collections.abc import Mapping, Sequence
from math import floor
from typing import NamedTuple

from cardgen.layout.flourish import FLOURISH, Flourish
from cardgen.layout.marks import Drawing, FaceFault, Stamp
from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.kinds import AREA, COLOUR, LIMITS, Length, Tint
from cardgen.layout.template.zone import (
    ALIGN,
    CONDITION,
    HORIZONTAL,
    VALIGN,
    VERTICAL,
    WORDS,
    FaceDraft,
    ZoneContext,
)
from cardgen.layout.text.paragraph import Paragraph, TextStyle
from cardgen.layout.text.ragged import verse_lines
from cardgen.layout.text.typesetting import (
    SLACK,
    LineStyle,
    Slice,
    largest_that_fits,
    least_that_fits,
    letter_gaps,
    line_style,
    sentence_lines,
    set_lines,
    sizes_to_try,
    spaced_line,
    text_height,
)
from cardgen.model.text import Runs
from cardgen.schema.containers import ListOf
from cardgen.schema.kinds import Boolean, Kind, String
from cardgen.schema.numbers import Integer, Rational
from cardgen.schema.records import Record
from cardgen.units import Box

FEW = 0.7  # of the height of the box: what words may take to be few
ROUND = 1.0  # mm about the box of turned words, for the accents of capitals


class WordsZone(NamedTuple):
    """Words fitted into `box` between the sizes of `size` (largest, smallest; points).

    `tracking` spaces out one line, in thousandths of an em; before it is set smaller, its letters
    are drawn together as far as `tightest`, and drawn narrower, down to the share `condensed`.
    `on` is the ground the words stand on, for the contrast check; `field` names them in findings
    and `path` leads to them in the card.
    `valign: capitals` centres capitals and figures on the height of the box, whatever hangs below.
    Few words are broken at the `narrow` measure, so that they do not run from edge to edge. The
    lines of `verse` end where sense does, each about as long as the others.
    A `flourish` stands at both ends of one line. What is `turned` stands upside down in its box.
    A `motto`, words in a box of their own that reaches into this one, takes its foot away from it,
    so that words in the middle have as much air over them as between them and the motto.
    """

    words: Value
    box: Box
    face: str
    size: tuple[float, float]
    colour: Tint
    on: Tint
    strong: str = ""
    align: str = "left"
    valign: str = "top"
    leading: float = 1.22
    tracking: int = 0
    tightest: int | None = None
    condensed: float = 1.0
    lines: int = 99
    narrow: float = 0.0
    verse: bool = False
    upper: bool = False
    field: str = "words"
    path: tuple[str, ...] = ()
    flourish: Flourish | None = None
    turned: bool = False
    if_: Value | None = None
    motto: "WordsZone | None" = None

    def compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> None:
        if self.if_ and not self.if_(subject):
            return
        if self.motto:
            self._over_motto(self.motto, subject, context, into)
            return
        if not self.turned:
            self._compose(subject, context, into)
            return
        draft, area = FaceDraft(), self.box.grown(ROUND)
        self._compose(subject, context, draft)
        upright = Drawing("words", area, tuple(draft.marks))
        x, y = area.centre
        into.marks.append(Stamp(upright, 2 * x, 2 * y, turn=180))
        into.faults += draft.faults

    def _over_motto(
        self, motto: "WordsZone", subject: Variables, context: ZoneContext, into: FaceDraft
    ) -> None:
        """The motto, and the words in what it leaves of their box."""
        foot, drop = self.box.bottom, FaceDraft()
        if line := motto._compose(subject, context, drop):
            foot = min(foot, line.y)
        box = self.box._replace(height=foot - self.box.y)
        self._replace(motto=None, box=box).compose(subject, context, into)
        into.add(drop.marks)
        into.faults += drop.faults

    def _compose(self, subject: Variables, context: ZoneContext, into: FaceDraft) -> Box | None:
        """Set the words; where they stand: the first line, as far as its capitals reach."""
        runs = self._runs(subject)
        if not runs:
            return None
        style = TextStyle(self.face, self.strong or self.face, subject["language"])
        words = context.assets.composition.paragraph(runs, style)
        colour = context.colour(self.colour, subject)
        line = self._tightened(words)._set(words, colour, context, into)
        if self.flourish:
            colour = context.colour(self.flourish.colour, subject)
            into.add(self.flourish.stamps(line, self.box, context, colour))
        return line

    def _runs(self, subject: Variables) -> Runs:
        found = self.words(subject)
        runs = found if isinstance(found, tuple) else (str(found),) if found is not None else ()
        if self.upper:
            runs = tuple([run.upper() if isinstance(run, str) else run for run in runs])
        return tuple([run for run in runs if run != ""])

    def _set(self, words: Paragraph, colour: str, context: ZoneContext, into: FaceDraft) -> Box:
        """Set the words; where they stand, if they are one line."""
        advance = self._advance(words)
        fitted = self._fitted(words, advance, context)
        chosen = self._ink(fitted or self.size[1], colour)
        into.miss_glyphs(words.missing, self.field, self.path)
        into.faults += self._faults(words, None if fitted else chosen, context)
        lines = [] if self.tracking else self._lines(words, chosen, context)
        tall = self._tall(1 if self.tracking else len(lines), chosen, context)
        top = self.box.y + (self.box.height - tall) * VERTICAL[self.valign]
        cap = context.assets.faces.face(self.face).cap_height
        narrow = self._narrow(advance, chosen)
        width = advance * chosen.em * narrow
        left = self.box.x + (self.box.width - width) * chosen.align
        line = Box(left, top, width, cap * chosen.em)
        if self.tracking:
            into.marks.append(spaced_line(words, line, chosen, self.tracking, narrow))
        else:
            column = self.box._replace(y=top)
            into.add(set_lines(words, lines, column, chosen, cap, context.assets.signs))
        return line

    def _ink(self, points: float, colour: str) -> LineStyle:
        return line_style(points, self.leading, colour, HORIZONTAL[self.align])

    def _fitted(self, words: Paragraph, advance: float, context: ZoneContext) -> float | None:
        """The largest size at which words have room; `advance` is that of one line, where there may
        be no other."""
        sizes, width, least = sizes_to_try(*self.size), self.box.width + SLACK, self._least_share
        if self._one_line:
            return largest_that_fits(
                sizes, lambda points: advance * self._ink(points, "").em * least <= width
            )
        return largest_that_fits(
            sizes, lambda points: self._has_room(words, self._ink(points, ""), context)
        )

    def _lines(self, words: Paragraph, ink: LineStyle, context: ZoneContext) -> Sequence[Slice]:
        """The lines: at the narrow measure where words are few, else as wide as the box.

        A sentence begins on a line of its own where that takes no line more.
        """
        broken = verse_lines if self.verse else sentence_lines
        narrow, wide = self.narrow / ink.em, self.box.width / ink.em
        if not self.narrow or words.widest > narrow:
            return broken(words, wide)
        count = len(words.lines(narrow))
        tall = text_height(count, ink, context.assets.faces, self.face)
        few = count <= self.lines and tall <= self.box.height * FEW
        return broken(words, narrow if few else wide)

    def _tall(self, count: int, ink: LineStyle, context: ZoneContext) -> float:
        """The height that is put at the head, in the middle or at the foot of the box."""
        below = context.assets.faces.face(self.face).descender * ink.em
        tall = text_height(count, ink, context.assets.faces, self.face)
        return tall + below if self.valign == "capitals" else tall

    @property
    def _one_line(self) -> bool:
        """Such a zone is as wide as its box allows; its height only says where the line stands."""
        return self.lines == 1 or bool(self.tracking)

    @property
    def _least_share(self) -> float:
        """How narrow a line may be drawn: only one that is spaced out is ever condensed."""
        return float(self.condensed) if self.tracking else 1.0

    def _has_room(self, words: Paragraph, ink: LineStyle, context: ZoneContext) -> bool:
        """Whether words have room on as many lines as they want."""
        count = len(words.lines(self.box.width / ink.em))
        tall = text_height(count, ink, context.assets.faces, self.face)
        fits = words.widest * ink.em <= self.box.width + SLACK
        return fits and tall <= self.box.height + SLACK and count <= self.lines

    def _over(self, words: Paragraph, ink: LineStyle, context: ZoneContext) -> tuple[float, str]:
        """Millimetres the box must grow by both ways, and whether words are `wide` or `tall`."""
        least = self.box.width / ink.em
        if self._one_line:
            return (self._advance(words) * self._least_share - least) * ink.em, "wide"
        low, high = max(words.widest, least), max(words.advance, least)
        measure = least_that_fits(low, high, lambda m: len(words.lines(m)) <= self.lines)
        count = len(words.lines(measure))
        tall = text_height(count, ink, context.assets.faces, self.face) - self.box.height
        return max(((measure - least) * ink.em, "wide"), (tall, "tall"))

    def _faults(
        self, words: Paragraph, too_large: LineStyle | None, context: ZoneContext
    ) -> list[FaceFault]:
        """Icons among spaced-out letters, and words that do not fit even in the smallest size."""
        faults = []
        if self.tracking and words.has_icons:
            faults.append(self._fault("glyph", "an icon cannot stand among spaced-out letters"))
        if too_large:
            over, way = self._over(words, too_large, context)
            message = f"{over:.1f} mm too {way} at {too_large.size:g} pt"
            faults.append(self._fault("overflow", message, over))
        return faults

    def _tightened(self, words: Paragraph) -> "WordsZone":
        """Itself, its letters as close as its largest size wants, or as they may be."""
        if self.tightest is None or not (gaps := letter_gaps(words)):
            return self
        em = self._ink(self.size[0], "").em
        fitting = floor((self.box.width / em - words.advance) / gaps)
        return self._replace(tracking=max(self.tightest, min(self.tracking, fitting)))

    def _advance(self, words: Paragraph) -> float:
        """Width on one line; tracking comes after every glyph and space but the last."""
        return words.advance + (self.tracking and self.tracking * letter_gaps(words))

    def _narrow(self, advance: float, ink: LineStyle) -> float:
        """The share of its width at which a line has room."""
        least = self._least_share
        return max(least, min(1.0, self.box.width / (advance * ink.em)))

    def _fault(self, code: str, message: str, over: float = 0.0) -> FaceFault:
        return FaceFault(code, self.field, message, self.path, over)


MOTTO_FIELDS: Mapping[str, Kind] = {
    "words": WORDS, "box": AREA, "face": String(), "size": LIMITS, "colour": COLOUR, "on": COLOUR,
    "align": ALIGN, "valign": VALIGN, "lines": Integer(1, 99), "narrow": Length(),
    "verse": Boolean(), "field": String(), "path": ListOf(String()),
}  # fmt: skip
REQUIRED = ("words", "box", "face", "size", "colour", "on")
MOTTO = Record(WordsZone, MOTTO_FIELDS, required=REQUIRED, what="words at the foot of others")
ZONE = Record(
    WordsZone,
    {
        **MOTTO_FIELDS, "strong": String(), "leading": Length(),
        "tracking": Integer(-1000, 1000), "tightest": Integer(-1000, 1000),
        "condensed": Rational(0, 1), "upper": Boolean(), "flourish": FLOURISH,
        "turned": Boolean(), "motto": MOTTO, "if": CONDITION,
    },
    required=REQUIRED,
    what="a zone of words",
)  # fmt: skip
