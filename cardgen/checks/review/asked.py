"""Which drawings layouts ask for, as far as a few values of a card decide it."""

from collections.abc import Iterator, Mapping, Sequence

from cardgen.layout.expressions import Subject, Value
from cardgen.layout.press import Press
from cardgen.layout.subject import back
from cardgen.layout.template import Layout, LayoutFaults
from cardgen.layout.zone import Zone
from cardgen.layout.zones.ages import Ages
from cardgen.layout.zones.drawing import DrawingZone
from cardgen.layout.zones.frieze import Frieze
from cardgen.loading.root import find
from cardgen.model.finding import Stop
from cardgen.model.pack import Deck, Pack

STAND_IN = "\0"  # for a value that is not known: no file has it in its name


def drawings(layout: Layout, subject: Subject) -> Iterator[str]:
    """The files of templates/, without `.svg`, that a layout asks for with these values."""
    for zone in (*layout.zones, *(zone for ground in layout.grounds for zone in ground.zones)):
        try:
            yield from _asked(zone, subject)
        except Stop:  # it depends on values that are not given, or has none at all
            continue


def _asked(zone: Zone, subject: Subject) -> Iterator[str]:
    folder, name = _named(zone)
    condition: Value | None = getattr(zone, "if_", None)
    if name and (condition is None or condition(subject)):
        yield f"{folder}{name(subject)}"


def _named(zone: Zone) -> tuple[str, Value | None]:
    if isinstance(zone, DrawingZone):
        return "", zone.drawing
    if isinstance(zone, Frieze):
        return "friezes/", zone.frieze
    return "friezes/", zone.divider if isinstance(zone, Ages) else None


def layouts(deck: Deck, presses: Sequence[Press], *, backs: bool = False) -> Iterator[Layout]:
    """The layouts of a deck's fronts (and `backs`) that can be read."""
    for press in presses:
        for name in (deck.layout, f"back-{deck.back}")[: 1 + backs]:
            try:
                yield press.composer(name).layout
            except (LayoutFaults, Stop):  # told where the layouts are checked
                continue


def lacking(pack: Pack, presses: Sequence[Press], values: Subject) -> tuple[str, ...]:
    """The missing drawings that the pack's layouts ask for because of just these values."""
    plain = back(pack, pack.languages[0])
    unknown = dict.fromkeys(values, STAND_IN)
    asked: set[str] = set()
    for deck in pack.printed_decks:
        for layout in layouts(deck, presses, backs=True):
            asked |= set(drawings(layout, {**plain, **values}))
            asked -= set(drawings(layout, {**plain, **unknown}))
    files = {name: find(presses[0].assets.root, f"templates/{name}.svg") for name in sorted(asked)}
    return tuple(name for name, file in files.items() if not file.is_file())


def undrawn(pack: Pack, presses: Sequence[Press]) -> Mapping[str, tuple[str, ...]]:
    """The pantheons of a pack that lack drawings, each with those it lacks."""
    every = {name: lacking(pack, presses, {"pantheon": name}) for name in pack.pantheons}
    return {name: files for name, files in every.items() if files}
