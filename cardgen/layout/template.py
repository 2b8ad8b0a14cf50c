"""Layouts: read from `templates/layouts/`, with what they extend laid beneath them."""

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from cardgen.layout.colours import refuse_unknown
from cardgen.layout.extends import laid_over, layout_names, read_layout
from cardgen.layout.kinds import KINDS
from cardgen.layout.measures import Measures
from cardgen.layout.zone import Zone
from cardgen.loading.schema import MISSING, ListOf, MapOf, Record, Report, Text, Where
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.units import Size

__all__ = ["Ground", "Layout", "LayoutFaults", "laid_over", "layout_names", "load_layout"]


class Ground(NamedTuple):
    """Zones that depend on nothing but the variables named in `per`: drawn once, stamped often."""

    per: tuple[str, ...]
    zones: tuple[Zone, ...]


class Layout(NamedTuple):
    """One side of a kind of card: `grounds` first, then `zones`, in the order written."""

    name: str
    size: Size
    colours: Mapping[str, str]
    grounds: tuple[Ground, ...]
    zones: tuple[Zone, ...]


class LayoutFaults(Exception):
    """A layout file with mistakes, all of them."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__(f"{len(findings)} mistakes in a layout")
        self.findings = findings


def load_layout(name: str, *, root: FilePath) -> Layout:
    """The layout `name`; LayoutFaults holds every mistake in it, Stop says it does not exist."""
    report = Report("layout")
    entry = read_layout(name, root=root, report=report)
    read = MISSING if entry is None else _LAYOUT.read(entry, Where(entry), report)
    if read is MISSING or len(report):
        raise LayoutFaults(report.findings)
    layout: Layout = read(name)
    every = (*layout.zones, *(zone for ground in layout.grounds for zone in ground.zones))
    refuse_unknown(every, layout.colours, report)
    if len(report):
        raise LayoutFaults(report.findings)
    return layout


class ZoneKind:
    """A schema kind: a map whose one key that names a kind of zone says which record reads it."""

    what = f"a zone: a map with one of the keys {', '.join(KINDS)}"

    def fits(self, value: object) -> bool:
        return isinstance(value, Map)

    def read(self, value: object, where: Where, report: Report) -> Any:
        keys = list(value) if isinstance(value, Map) else []
        named = [key for key in keys if key in KINDS]
        if len(named) == 1:
            return KINDS[named[0]].read(value, where, report)
        if named:
            message = f"two kinds of zone in one: {listed(named, joined_by='and')}"
            help = f"remove one; a key of an extended layout goes with {named[0]}: and no value"
        else:
            near = (question(key, KINDS) for key in keys)
            message = f"no kind of zone{next(filter(None, near), '')}"
            help = f"expected {self.what}"
        report.add(code="zone-kind", place=where.place, message=message, help=help)
        return MISSING

    def json_schema(self) -> dict[str, Any]:
        return {"anyOf": [kind.json_schema() for kind in KINDS.values()]}


def _made(
    size: Size,
    zones: Mapping[str, Zone] | None = None,
    grounds: Mapping[str, Ground] | None = None,
    colours: Mapping[str, str] | None = None,
) -> Any:
    """All of a layout but its name."""
    shown = tuple((zones or {}).values())
    beneath = tuple((grounds or {}).values())
    return lambda name: Layout(name, size, colours or {}, beneath, shown)


_SIZE = Measures(
    "the card's [width, height] in mm, above 0",
    Size,
    least=2,
    most=2,
    sound=lambda width, height: width > 0 and height > 0,
)
_ZONES = MapOf(Text("a name"), ZoneKind())
_GROUND = Record(
    lambda per=(), zones=None: Ground(per, tuple((zones or {}).values())),
    {"per": ListOf(Text("the name of a variable")), "zones": _ZONES},
    what="a ground",
)
_LAYOUT = Record(
    _made,
    {
        "size": _SIZE,
        "colours": MapOf(Text("a name"), Text("a colour #RRGGBB", pattern="#[0-9A-Fa-f]{6}|none")),
        "grounds": MapOf(Text("a name"), _GROUND),
        "zones": _ZONES,
    },
    required=("size",),
    what="a layout",
)
LAYOUT_SCHEMA = Record(
    dict, {**_LAYOUT.fields, "extends": Text("the name of a layout")}, what="a layout"
)
