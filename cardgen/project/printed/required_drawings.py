"""Which drawings layouts ask for, as far as a few values of a card decide it."""

from collections.abc import Iterator, Mapping, Sequence

from cardgen.layout.composers import Composers
from cardgen.layout.template.expressions import SomeVariables, Value, Variables
from cardgen.layout.template.layouts import Layout, LayoutErrors
from cardgen.layout.template.variables import back_variables, style_of
from cardgen.layout.template.zone import LayoutZone
from cardgen.layout.zones.ages import AgesZone
from cardgen.layout.zones.coin import CoinZone
from cardgen.layout.zones.drawing import DrawingZone
from cardgen.layout.zones.frieze import FriezeZone
from cardgen.model.component import ComponentSet
from cardgen.model.finding import Stop
from cardgen.model.pack import Pack
from cardgen.packs.root import find_file

STAND_IN = "\0"  # for a value that is not known: no file has it in its name


def required_drawings(layout: Layout, values: Variables) -> Iterator[str]:
    """The files of templates/, without `.svg`, that a layout asks for with these values."""
    subject = SomeVariables(values)
    try:
        known = layout.subject(subject)
    except Stop:  # as below
        known = subject
    for zone in (*layout.zones, *(zone for ground in layout.grounds for zone in ground.zones)):
        try:
            yield from _asked(zone, known)
        except Stop:  # it depends on values that are not given, or has none at all
            continue


def _asked(zone: LayoutZone, subject: Variables) -> Iterator[str]:
    folder, name = _named(zone)
    condition: Value | None = getattr(zone, "if_", None)
    if name and (condition is None or condition(subject)):
        yield f"{folder}{name(subject)}"


def _named(zone: LayoutZone) -> tuple[str, Value | None]:
    if isinstance(zone, CoinZone):
        return "emblems/", zone.emblem
    if isinstance(zone, DrawingZone):
        return "", zone.drawing
    if isinstance(zone, FriezeZone):
        return "friezes/", zone.frieze
    return "friezes/", zone.divider.frieze if isinstance(zone, AgesZone) else None


def set_layouts(
    of: ComponentSet, composers_by_ink: Sequence[Composers], *, backs: bool = False
) -> Iterator[Layout]:
    """The layouts of the fronts of a set (and of its `backs`) that can be read."""
    for composers in composers_by_ink:
        for name in (of.layout, of.back_layout)[: 1 + backs]:
            try:
                yield composers.composer(name).layout
            except (LayoutErrors, Stop):  # told where the layouts are checked
                continue


def missing_drawings(
    pack: Pack, composers_by_ink: Sequence[Composers], values: Variables
) -> tuple[str, ...]:
    """The missing drawings that the pack's layouts ask for because of just these values."""
    plain = back_variables(pack, pack.languages[0])
    unknown = dict.fromkeys(values, STAND_IN)
    asked: set[str] = set()
    for of in pack.printed_sets:
        for layout in set_layouts(of, composers_by_ink, backs=True):
            asked |= set(required_drawings(layout, {**plain, **values}))
            asked -= set(required_drawings(layout, {**plain, **unknown}))
    files = {
        name: find_file(composers_by_ink[0].assets.root, f"templates/{name}.svg")
        for name in sorted(asked)
    }
    return tuple(name for name, file in files.items() if not file.is_file())


def undrawn_pantheons(
    pack: Pack, composers_by_ink: Sequence[Composers]
) -> Mapping[str, tuple[str, ...]]:
    """The pantheons of a pack that lack drawings, each with those it lacks."""
    every = {
        name: missing_drawings(
            pack, composers_by_ink, {"pantheon": name, "style": style_of(name, pack)}
        )
        for name in pack.pantheons
    }
    return {name: files for name, files in every.items() if files}
