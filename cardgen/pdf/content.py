"""Marks of one page, card or drawing as a PDF content stream."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import ClassVar, NamedTuple, Protocol

from cardgen.layout.marks import (
    Begin,
    Colour,
    End,
    Gradient,
    Mark,
    Path,
    Picture,
    Stamp,
    TextLine,
)
from cardgen.pdf.font_subsets import EncodedWord, mixed_runs, read_on
from cardgen.pdf.operators import (
    NumberWriter,
    PathSegments,
    fill_colour,
    letter_spacing,
    paint_operator,
    rounded_outline,
    stroke_colour,
    type_size,
    word_spacing,
    write_number,
)
from cardgen.pdf.structure import MarkedSequence

CAPS = {"butt": "0 J", "round": "1 J", "square": "2 J"}
JOINS = {"miter": "0 j", "round": "1 j", "bevel": "2 j"}

# What holds at the start of a page; a form starts with whatever its caller left, so it knows none.
PAGE_START = (
    ("fill", "0 g"),
    ("stroke", "0 G"),
    ("cap", "0 J"),
    ("join", "0 j"),
    ("dash", "[] 0 d"),
    ("tracking", "0 Tc"),
)
EVENLY, FULLY = "0 Tw", "100 Tz"  # spaces and letters as wide as they are


_FONT, _BODY = attrgetter("font"), attrgetter("body")  # of an encoded word


PlacedForm = tuple[tuple[str, str], str]  # kind and name of a resource, the operators that place it


class Resources(Protocol):
    """Where a content stream gets the names of what it uses; registering is the answerer's part."""

    @property
    def words(self) -> Mapping[tuple[str, str], EncodedWord]: ...

    def stamps(self, numbers: NumberWriter) -> Mapping[Stamp, PlacedForm]: ...

    def shading(self, gradient: Gradient) -> str: ...

    def picture(self, picture: Picture) -> str: ...

    def outline(self, segments: PathSegments, numbers: NumberWriter) -> str: ...


@lru_cache(maxsize=1024)  # a layout has few styles, each of which comes on every card
def _style_operators(
    colour: Colour, points: float, tracking: float, spread: float, narrow: float
) -> tuple[str, str, str, str]:
    """Colour, and how far apart letters and words stand, and how narrow they are."""
    narrowed = FULLY if narrow == 1 else f"{write_number(narrow * 100, 1)} Tz"
    apart = letter_spacing(tracking, points), word_spacing(spread, points)
    return fill_colour(colour), *apart, narrowed


class PlacedShape(NamedTuple):
    """Operators of an outline; what must be said before them where they are those of another place,
    and after them to come `back` to the units of the drawing, in which gradients are."""

    operators: str
    place: str = ""
    back: str = ""


class Content:
    """Operators in the order of the marks, y pointing down; states written on change only.

    `used` has the kinds and names of the resources that the operators ask for, in that order.
    """

    def __init__(
        self, resources: Resources, numbers: NumberWriter, known: Iterable[tuple[str, str]] = ()
    ) -> None:
        self._resources, self._numbers = resources, numbers
        self._stamps = resources.stamps(numbers)
        self._encoded = resources.words.__getitem__
        self._state = dict(known)
        self._parts: list[str] = []
        self._pen: tuple[int, int] | None = None  # start of the line set last, inside BT … ET
        self._style: tuple[Colour, float, float, float, float] | None = (
            None  # of the words set last
        )
        self._spread, self._narrow = EVENLY, FULLY
        self._read = False  # whether the words are read, so that each line is read on
        self._font = ""
        self.used: dict[tuple[str, str], None] = {}

    def paint(self, marks: Iterable[Mark]) -> str:
        """All marks, as the operators of a whole stream."""
        self._marks(marks)
        return "\n".join(self._parts)

    def sequences(self, sequences: Iterable[MarkedSequence]) -> str:
        """The same, told of each what it belongs to."""
        for kind, number, marks in sequences:
            self._read = number >= 0
            begins = f"<</MCID {number}>>BDC" if self._read else " BMC"
            self._parts.append(f"/{kind}{begins}")
            self._marks(marks)
            self._parts.append("EMC")
        return "\n".join(self._parts)

    def _marks(self, marks: Iterable[Mark]) -> None:
        painters = self.painters
        for mark in marks:
            painters[type(mark)](self, mark)
        self._leave_text()

    def _set(self, name: str, operators: str) -> None:
        if self._state.get(name) != operators:
            self._state[name] = operators
            self._parts.append(operators)

    def _leave_text(self) -> None:
        if self._pen is not None:
            self._parts.append("ET")
            self._pen = None

    def _path(self, path: Path) -> None:
        self._leave_text()
        shape = self._shape(path.segments)
        if isinstance(path.fill, Gradient):
            self._shade(path.fill, shape, "W*" if path.evenodd else "W")
        elif path.fill is not None:
            self._set("fill", fill_colour(path.fill))
            self._style = None
        if path.stroke is not None:
            self._set_line(path, path.stroke)
        operator = paint_operator(path)
        if operator[0] != "n":
            drawn = f"{shape.operators} {operator}"
            self._parts.append(f"q {shape.place}{drawn} Q" if shape.place else drawn)

    def _shape(self, segments: PathSegments) -> PlacedShape:
        return PlacedShape(self._resources.outline(segments, self._numbers))

    def _shade(self, gradient: Gradient, shape: PlacedShape, clip: str) -> None:
        name = self._resources.shading(gradient)
        self.used["Shading", name] = None
        clipped = f"{shape.place}{shape.operators} {clip} n"
        self._parts.append(f"q {clipped} {shape.back}/{name} sh Q")

    def _set_line(self, path: Path, colour: str) -> None:
        numbers, grain = self._numbers, self._numbers.grain
        self._set("stroke", stroke_colour(colour))
        self._set("width", f"{write_number(path.width * grain, 3)} w")
        self._set("cap", CAPS[path.cap])
        self._set("join", JOINS[path.join])
        dash = map(numbers.of if grain == 1 else self._finely, path.dash)
        self._set("dash", f"[{' '.join(dash)}] 0 d")

    def _finely(self, length: float) -> str:
        """A length that may be less than a step of the grid."""
        return write_number(length * self._numbers.grain, 2)

    def _text(self, text: TextLine) -> None:
        x, y, points, colour, words, tracking, spread, ends, narrow = text
        points *= self._numbers.grain
        style = colour, points, tracking, spread, narrow
        if style != self._style:
            self._set_style(*style)
        self._move(x, y)
        if self._read:
            self._show(read_on(self._line(words), ends), points)
            return
        encoded = [*map(self._encoded, words)]
        if {*map(_FONT, encoded)} == {self._font}:  # as most lines, of which a card has a dozen
            self._parts.append(f"[({' '.join(map(_BODY, encoded))})]TJ")
        else:
            self._show(self._line(words), points)

    def _show(self, line: Iterable[tuple[str, str]], points: float) -> None:
        for font, body in line:
            if font != self._font:
                self._font = font
                self.used["Font", font] = None
                self._parts.append(f"/{font} {type_size(points)} Tf")
            self._parts.append(f"[({body})]TJ")

    def _set_style(
        self, colour: Colour, points: float, tracking: float, spread: float, narrow: float
    ) -> None:
        if self._style is None or self._style[1] != points:
            self._font = ""
        self._style = (colour, points, tracking, spread, narrow)
        fill, tracked, spaces, letters = _style_operators(*self._style)
        self._set("fill", fill)
        self._set("tracking", tracked)
        self._spread_words(spaces)
        self._narrow_letters(letters)

    def _spread_words(self, operator: str) -> None:
        """How wide spaces are; a form begins with what it finds, so none finds them spread."""
        if operator != self._spread:
            self._spread = operator
            self._parts.append(operator)

    def _narrow_letters(self, operator: str) -> None:
        """How wide all is set; as for spaces, no form finds it changed."""
        if operator != self._narrow:
            self._narrow = operator
            self._parts.append(operator)

    def _move(self, left: float, baseline: float) -> None:
        numbers = self._numbers
        x, y = round(left * numbers.unit), round(baseline * numbers.unit)
        if self._pen is None:
            self._parts.append(f"BT 1 0 0 -1 {numbers[x]} {numbers[y]} Tm")
        else:
            before_x, before_y = self._pen
            self._parts.append(f"{numbers[x - before_x]} {numbers[before_y - y]} Td")
        self._pen = x, y

    def _line(self, words: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
        """Runs of one font each; the space after a word is set in the font the word ends with."""
        encoded = [*map(self._encoded, words)]
        fonts = {*map(_FONT, encoded)}
        if len(fonts) == 1 and "" not in fonts:
            return [(fonts.pop(), " ".join(map(_BODY, encoded)))]
        return mixed_runs(word.runs for word in encoded)

    def _stamp(self, stamp: Stamp) -> None:
        if self._pen is not None:
            self._leave_text()
        if self._spread != EVENLY or self._narrow != FULLY:
            self._spread_words(EVENLY)
            self._narrow_letters(FULLY)
            self._style = None
        used, operators = self._stamps[stamp]
        self.used[used] = None
        self._parts.append(operators)

    def _picture(self, picture: Picture) -> None:
        """An image fills the unit square with its first row at y = 1, hence the flip."""
        self._leave_text()
        name, of = self._resources.picture(picture), self._numbers.of
        self.used["XObject", name] = None
        x, y, width, height = picture.box
        frame = self._resources.outline(rounded_outline(picture.box, picture.radius), self._numbers)
        place = f"{of(width)} 0 0 {of(-height)} {of(x)} {of(y + height)} cm"
        self._parts.append(f"q {frame} W n {place} /{name} Do Q")

    def _pass_over(self, _: Begin | End) -> None:
        """What an element is, is told by the page; a form cannot tell."""

    painters: ClassVar[Mapping[type[Mark], Callable[..., None]]] = MappingProxyType(
        {
            Path: _path,
            TextLine: _text,
            Stamp: _stamp,
            Picture: _picture,
            Begin: _pass_over,
            End: _pass_over,
        }
    )
