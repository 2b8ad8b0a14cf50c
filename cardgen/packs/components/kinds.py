"""What a game's file says of components: sizes and shapes of kinds, lines of score pads."""

import re
from collections.abc import Mapping
from typing import Any

from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import ComponentKind
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.model.score_pad import ScoreLine
from cardgen.model.text import Icon
from cardgen.outlines import crosses_itself
from cardgen.packs.descriptions import COMPONENT, SCORE_LINE
from cardgen.packs.notation import parse_icon
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Boolean, Kind, String, refuse_value
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record
from cardgen.units import Size

LARGEST_CORNER = 50  # mm
LARGEST = Size(410, 287)  # mm: A3 less the 5 mm along each edge that printers do not reach
LONGEST_SIDE = 1000  # mm; the corners of an outline lie within it


class SizeSchema:
    """`65x100`, width and height in millimetres → Size."""

    what = "a size such as 65x100 (width x height in mm)"

    def __init__(self) -> None:
        number = r"[1-9][0-9]{1,2}(\.[0-9]{1,2})?"
        self.text = String(self.what, pattern=f"{number}x{number}", mend=self._mend)

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        text = self.text.read(value, where, report)
        if text is MISSING:
            return MISSING
        size = Size(*map(float, text.split("x")))
        if max(size) <= LARGEST.width and min(size) <= LARGEST.height:
            return size
        message = f"{size.width:g} × {size.height:g} mm fit on no paper"
        help = f"A3, the largest, leaves {LARGEST.width:g} × {LARGEST.height:g} mm: type less"
        report.add(code="component-shape", place=where.place, message=message, help=help)
        return MISSING

    def _mend(self, typed: str) -> str:
        """A size with decimal commas, spaces or another sign between, as it is to be typed."""
        meant = re.sub(r"(?i)\s*(?:mm)?\s*[x×*]\s*", "x", typed.replace(",", ".")).strip(" m")
        return f"type {meant}" if self.text.matches(meant) else f"write {self.what}"

    def json_schema(self) -> dict[str, Any]:
        return self.text.json_schema()


class ShapeSchema:
    """`circle`, or the corners `[[0, 0], [30, 0], …]` of a polygon in mm → CutShape."""

    what = "circle, or the corners of an outline: [[0, 10], [10, 0], [20, 10]]"

    def __init__(self) -> None:
        number = Rational(0, LONGEST_SIDE)
        self.points = ListOf(ListOf(number, min=2), min=3)

    def fits(self, value: object) -> bool:
        return value == "circle" or isinstance(value, Seq)

    def read(self, value: object, where: ValueRef, report: Report) -> CutShape | Missing:
        if value == "circle":
            return CutShape("circle")
        if not isinstance(value, Seq):
            return refuse_value(self, value, where, report)
        if len(value) < 3:
            help = "an outline has at least three corners, each [x, y] in mm"
            return refuse_value(self, value, where, report, help=help)
        read = self.points.read(value, where, report)
        if read is MISSING:
            return MISSING
        points = tuple(tuple(map(float, point)) for point in read)
        if any(len(point) != 2 for point in points) or len(set(points)) < len(points):
            return refuse_value(self, value, where, report, help="each corner is [x, y], met once")
        return CutShape("polygon", points=points)  # type: ignore[arg-type]  # pairs

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [{"const": "circle"}, self.points.json_schema()]}


class ComponentKindSchema:
    """What a game says of a kind of component → ComponentKind."""

    def __init__(self) -> None:
        fields: dict[str, Kind] = {
            "size": SizeSchema(),
            "corners": Rational(0, LARGEST_CORNER),
            "shape": ShapeSchema(),
            "folds": Boolean(),
            "written": Boolean(),
        }
        what, example = "a kind of component", "{size: 65x100}"
        self.record = Record(dict, fields, what=what, example=example, means=COMPONENT)
        self.what = self.record.what

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: ValueRef, report: Report) -> ComponentKind | Missing:
        said: Any = self.record.read(value, where, report)
        if said is MISSING or not isinstance(value, Map):
            return MISSING
        if said.pop("folds", False):
            return self._folded(said, value, report)
        size, shape = said.get("size"), said.get("shape", SQUARE_CUT)
        corners = float(said.get("corners", 0))
        message, help = _misfit(size, shape, corners)
        if message:
            at = ValueRef(value, "shape" if "shape" in said else "corners").place
            report.add(code="component-shape", place=at, message=message, help=help)
            return MISSING
        written = bool(said.get("written"))
        return ComponentKind(size, shape._replace(corners=corners), written=written)

    def _folded(
        self, said: Mapping[str, Any], value: Map, report: Report
    ) -> ComponentKind | Missing:
        """A kind that is folded around what it holds, and can say nothing else of its outline."""
        for key in said:
            message, help = "what folds is as large as what it holds", f"take out {key}"
            at = ValueRef(value, key).place
            report.add(code="component-shape", place=at, message=message, help=help)
        return MISSING if said else ComponentKind(folds=True)

    def json_schema(self) -> dict[str, Any]:
        return self.record.json_schema()


def _misfit(size: Size | None, shape: CutShape, corners: float) -> tuple[str, str]:
    """Why a shape cannot have this size, or round corners, and the mend; empty if all is well."""
    if shape.form == "rectangle":
        if size is None or 2 * corners <= min(size):
            return "", ""
        wrong = f"corners of {corners:g} mm are more than half of {min(size):g} mm"
        return wrong, "make them smaller, or cut a disc: shape: circle"
    if size is None:
        return "a shape needs the size that it has", "add size: 30x30"
    if corners:
        return "only a rectangle has corners to be rounded", "take out corners, or shape"
    if shape.form == "circle" and size.width != size.height:
        side = f"{size.width:g}"
        wrong = f"a circle is not {side} mm wide and {size.height:g} mm high"
        return wrong, f"a disc has one diameter: size: {side}x{side}"
    for x, y in shape.points:
        if x > size.width or y > size.height:
            within = f"{size.width:g}x{size.height:g}"
            wrong = f"the corner [{x:g}, {y:g}] lies outside of {within}"
            return wrong, f"bring it within {within}, or make the size larger"
    if shape.points and crosses_itself(shape.points):
        wrong = "the outline crosses itself"
        return wrong, "give the corners in the order in which a knife goes round"
    return "", ""


LINE_NAME = String(
    "a line in small letters",
    pattern="[a-z]+( [a-z]+)*",
    help="small letters a-z, one space between words",
)


class SignSchema:
    """`card-blue` or `coin:3` → Icon."""

    what = "a sign such as card-blue or coin:3"

    def fits(self, value: object) -> bool:
        return isinstance(value, str)

    def read(self, value: object, where: ValueRef, report: Report) -> Icon | Missing:
        icon = parse_icon(value) if isinstance(value, str) else None
        return icon or refuse_value(self, value, where, report)

    def json_schema(self) -> dict[str, Any]:
        return {"type": "string"}


SCORE_LINES = MapOf(
    LINE_NAME,
    Record(
        dict,
        {
            "signs": OneOrMore(SignSchema()),
            "colour": String("a colour of the layouts"),
            "ticked": Boolean(),
            "counts": ListOf(String("a kind or a colour of cards")),
        },
        required=("signs", "colour"),
        what="a line of score pads",
        means=SCORE_LINE,
    ),
)


def score_lines(said: Mapping[str, Mapping[str, Any]]) -> dict[str, ScoreLine]:
    """The lines that a game says, by id."""
    return {name: ScoreLine(name, **of) for name, of in said.items()}
