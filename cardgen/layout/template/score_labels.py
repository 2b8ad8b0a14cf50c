"""The rows and labels of a score table: their sizes, faces and colours, as a layout says them."""

from typing import NamedTuple

from cardgen.layout.template.kinds import COLOUR, LIMITS, Length, Tint
from cardgen.schema.containers import Record
from cardgen.schema.kinds import Rational, String


class RowHeights(NamedTuple):
    """The mm of the rows that are no line: that of the names, that of the total."""

    names: float
    total: float


class Labels(NamedTuple):
    """The column of labels: its `width`, the height of its `signs`, how its words are set.

    `shade` is how much of its colour a line has behind its label, `tint` how much in its cells.
    Where a line has no colour behind its label, it has a `bar` of it at the left, so many mm wide.
    """

    width: float
    signs: float
    face: str
    note_face: str
    size: tuple[float, float]
    note: float
    colour: Tint
    shade: float = 0.0
    tint: float = 0.0
    bar: float = 0.0


class TotalRow(NamedTuple):
    """How the last row looks: the ground of its label, and the word on it."""

    fill: Tint
    colour: Tint
    face: str
    size: float


SHARE = Rational(0, 1)
HEIGHTS = Record(
    RowHeights,
    {"names": Length(), "total": Length()},
    required=("names", "total"),
    what="heights of rows",
)
LABELS = Record(
    Labels,
    {
        "width": Length(), "signs": Length(), "face": String(), "note face": String(),
        "size": LIMITS, "note": Length(), "colour": COLOUR, "shade": SHARE, "tint": SHARE,
        "bar": Length(nought=True),
    },
    required=("width", "signs", "face", "note face", "size", "note", "colour"),
    what="the labels of a score table",
)  # fmt: skip
TOTAL = Record(
    TotalRow,
    {"fill": COLOUR, "colour": COLOUR, "face": String(), "size": Length()},
    required=("fill", "colour", "face", "size"),
    what="the row of the total",
)
