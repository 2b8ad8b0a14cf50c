"""Layouts: read from `templates/layouts/`, their zones by the modules of `zones/`."""

from collections.abc import Mapping
from copy import copy
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any, NamedTuple, cast

from cardgen.layout.template.expressions import Value, Variables
from cardgen.layout.template.extends import layout_names, read_template
from cardgen.layout.template.extent import refuse_outside
from cardgen.layout.template.kinds import NumberList, refuse_unknown_colours
from cardgen.layout.template.zone import VALUE, LayoutZone
from cardgen.layout.template.zone_kinds import ZONE_KINDS, ZoneSchema
from cardgen.model.declared_field import DeclaredField
from cardgen.model.finding import MISSING, Finding, Missing, Report
from cardgen.model.located import Map, ValueRef
from cardgen.packs.declared_fields import NAME, DeclarationSchema
from cardgen.packs.root import list_files
from cardgen.schema.containers import ListOf, MapOf
from cardgen.schema.kinds import String
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record
from cardgen.suggest import did_you_mean, join_words
from cardgen.units import Size

__all__ = ["ZONE_KINDS", "Ground", "Layout", "LayoutErrors", "layout_names", "load_layout"]


class Ground(NamedTuple):
    """Zones that depend on nothing but the variables named in `per`: drawn once, stamped often."""

    per: tuple[str, ...]
    zones: tuple[LayoutZone, ...]


class StretchLines(NamedTuple):
    """Where a layout becomes wider (`x`, mm from its left) and higher (`y`, from its head)."""

    x: tuple[float, ...] = ()
    y: tuple[float, ...] = ()


class Layout(NamedTuple):
    """One side of a kind of card: `grounds` first, then `zones`, in the order written.

    `values` are further variables, `points` the places at which rulebooks point, `stretch` says
    where it may grow to be the panel of a box, and `pale_signs` is how much white is mixed into
    signs, `thin_signs` how much thinner their lines are, both as shares. `fields` are what it draws
    of the fields that a pack declares; each card must say the `required` ones.
    """

    name: str
    size: Size
    colours: Mapping[str, str]
    grounds: tuple[Ground, ...]
    zones: tuple[LayoutZone, ...]
    stretch: StretchLines = StretchLines()
    values: Mapping[str, Value] = MappingProxyType({})
    pale_signs: float = 0.0
    thin_signs: float = 0.0
    points: Mapping[str, tuple[float, float]] = MappingProxyType({})
    fields: Mapping[str, DeclaredField] = MappingProxyType({})

    @property
    def every_zone(self) -> tuple[LayoutZone, ...]:
        """Its zones, and those of its grounds."""
        return (*self.zones, *(zone for ground in self.grounds for zone in ground.zones))

    def subject(self, variables: Variables) -> Variables:
        """The variables of a face, with those that the layout makes of them under `values:`."""
        known = cast(dict[str, Any], copy(variables))  # which may tell itself what is no name
        for name, value in self.values.items():
            known[name] = value(known)
        return known


class LayoutErrors(Exception):
    """A layout file with mistakes, all of them."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__(f"{len(findings)} mistakes in a layout")
        self.findings = findings


def load_layout(name: str, *, root: FilePath) -> Layout:
    """The layout `name`; LayoutFaults holds every mistake in it, Stop says it does not exist."""
    report = Report("layout")
    entry = read_template(name, root=root, report=report)
    read = MISSING if entry is None else _LAYOUT.read(entry, ValueRef(entry), report)
    if read is MISSING or len(report):
        raise LayoutErrors(report.findings)
    layout = Layout(
        *(name, read["size"], read.get("colours", {})),
        grounds=tuple(read.get("grounds", {}).values()),
        zones=tuple(read.get("zones", {}).values()),
        stretch=read.get("stretch", StretchLines()),
        values=read.get("values", {}),
        pale_signs=float(read.get("pale_signs", 0)),
        thin_signs=float(read.get("thin_signs", 0)),
        points=read.get("points", {}),
        fields=read.get("fields", {}),
    )
    refuse_unknown_colours(layout.every_zone, layout.colours, report)
    if entry is not None and (known := tuple(list_files(root, "fonts", ".ttf"))):
        _refuse_unknown_faces(entry, known, report)
    if entry is not None:
        _refuse_outside(layout, entry, report)
    if len(report):
        raise LayoutErrors(report.findings)
    return layout


def _refuse_outside(layout: Layout, entry: Map, report: Report) -> None:
    """Report boxes that the card has no room for, in grounds too."""
    held: Any = entry.get("grounds") or {}
    zones = [ground.get("zones") for ground in held.values()]
    read = [ground.zones for ground in layout.grounds]
    for said, of in zip((*zones, entry.get("zones")), (*read, layout.zones), strict=True):
        if isinstance(said, Map):
            refuse_outside(said, of, layout.size, report)


def _refuse_unknown_faces(entry: Map, known: tuple[str, ...], report: Report) -> None:
    """Report each `face` and `strong` that is no file of fonts/, wherever it stands in a layout."""
    for key, held in entry.items():
        if isinstance(held, Map):
            _refuse_unknown_faces(held, known, report)
        elif key in ("face", "strong") and held not in known:
            message = f'no face "{held}"{did_you_mean(str(held), known)}'
            help = f"faces of fonts/: {join_words(sorted(known))}"
            place = ValueRef(entry, key).place
            report.add(code="layout-file", place=place, message=message, help=help)


class GroundSchema(Record):
    """Zones by name, and the variables that they depend on."""

    def __init__(self) -> None:
        named = ListOf(String("the name of a variable"))
        super().__init__(dict, {"per": named, "zones": _ZONES}, what="a ground")

    def read(self, value: object, where: ValueRef, report: Report) -> Ground | Missing:
        read = super().read(value, where, report)
        if read is MISSING:
            return read
        return Ground(read.get("per", ()), tuple(read.get("zones", {}).values()))


_SIZE = NumberList(
    "the card's [width, height] in mm, above 0",
    Size,
    least=2,
    most=2,
    sound=lambda width, height: width > 0 and height > 0,
)
_VALUE_NAME = String("a name in small letters", pattern="[a-z][a-z_]*")
_ZONES = MapOf(String("a name"), ZoneSchema())
_LINES = NumberList(
    "lines in mm, each beyond the one before",
    lambda *lines: lines,
    least=1,
    most=9,
    sound=lambda *lines: lines[0] > 0 and list(lines) == sorted(set(lines)),
)
_POINT = NumberList(
    "a place on the card, [x, y] in mm", lambda x, y: (x, y), least=2, most=2,
    sound=lambda x, y: x >= 0 and y >= 0,
)  # fmt: skip
_LAYOUT = Record(
    dict,
    {
        "size": _SIZE,
        "stretch": Record(StretchLines, {"x": _LINES, "y": _LINES}, what="lines of stretching"),
        "colours": MapOf(
            String("a name"), String('a colour "#RRGGBB" in quotes', pattern="#[0-9A-Fa-f]{6}|none")
        ),
        "values": MapOf(_VALUE_NAME, VALUE),
        "points": MapOf(String("what is there"), _POINT),
        "fields": MapOf(NAME, DeclarationSchema(())),
        "pale signs": Rational(0, 1),
        "thin signs": Rational(0, 1),
        "grounds": MapOf(String("a name"), GroundSchema()),
        "zones": _ZONES,
    },
    required=("size",),
    what="a layout",
)
LAYOUT_SCHEMA = Record(
    dict, {**_LAYOUT.fields, "extends": String("the name of a layout")}, what="a layout"
)
