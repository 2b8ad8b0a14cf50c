"""How a power looks: the steps of its words and signs, faces, colours."""

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

from cardgen.layout.template.kinds import COLOUR, STEPS, Length, Tint
from cardgen.layout.text.typesetting import LineStyle, line_style
from cardgen.model.finding import Place
from cardgen.schema.kinds import Kind, String
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record

NO_TINT = Tint(lambda subject: "", True, Place(""))


class PowerStyle(NamedTuple):
    """How a power looks: `size` are the steps of its words, `on` is its ground, for contrast.

    `sign_size` and `gap`, the air between signs and words, go with the steps; where they are fewer,
    the last goes with all that follow. `align` 0..1 sets both to the left, centre or right.
    Where several powers stand in one `column` (x, width), `between` is the air over each. A `rule`
    of that colour parts the signs of one effect from those of the next. Signs on two lines are at
    most as tall as `parted size`.
    """

    sign_size: tuple[float, ...]
    size: tuple[float, ...]
    face: str
    strong: str
    colour: Tint
    on: Tint
    leading: float = 1.2
    gap: tuple[float, ...] = (1.2,)
    align: float = 0.0
    column: tuple[float, float] = (0.0, 0.0)
    between: float = 1.4
    rule: Tint | None = None
    parted_size: float = inf

    def lines(self, points: float, colour: str) -> LineStyle:
        """How its words are set at a size."""
        return line_style(points, self.leading, colour, float(self.align))

    @property
    def faces(self) -> tuple[str, str]:
        """Those of words, and of words with numbers."""
        return self.face, self.strong

    @property
    def uncoloured(self) -> "PowerStyle":
        """The same in no colours: all that decides how large it is."""
        return self._replace(colour=NO_TINT, on=NO_TINT, rule=None)

    def at(self, points: float) -> tuple[float, float]:
        """The height of signs, and the air under them, that go with words of this step."""
        step = self.size.index(points)
        return _of_step(self.sign_size, step), _of_step(self.gap, step)


STYLE_FIELDS: Mapping[str, Kind] = {
    "sign size": STEPS, "size": STEPS, "face": String(), "strong": String(), "colour": COLOUR,
    "on": COLOUR, "leading": Length(), "gap": STEPS, "align": Rational(0, 1),
}  # fmt: skip
STYLE_REQUIRED = ("sign size", "size", "face", "strong", "colour", "on")
STYLE = Record(
    PowerStyle,
    {**STYLE_FIELDS, "rule": COLOUR},
    required=STYLE_REQUIRED,
    what="how a power looks",
)


def _of_step(sizes: Sequence[float], step: int) -> float:
    """What goes with a step; the last where there are not so many."""
    return sizes[min(step, len(sizes) - 1)]
