"""The contrast of words with the ground that their zone declares, as WCAG 2.2 computes it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from cardgen.checks.check import Check
from cardgen.layout.composers import Composers, FaceComposer
from cardgen.layout.template.expressions import SomeVariables
from cardgen.layout.template.extends import read_template
from cardgen.layout.template.layouts import Layout
from cardgen.layout.template.variables import back_variables
from cardgen.model.component import PANEL_FACES, BoxSet, ComponentSet
from cardgen.model.finding import Finding, Place, Report, Stop
from cardgen.project.pack_view import PackView
from cardgen.project.printed.boxes import box_variables, colours_of_boxes, deck_size

TEXT, LARGE = 4.5, 3.0
BLACK, WHITE = "#000000", "#FFFFFF"
BEST = 21.0  # black on white
NONE = "none"
COLOUR = re.compile("#[0-9A-Fa-f]{6}")
LARGE_SIZE, LARGE_BOLD = 18.0, 14.0  # points


Subject = Mapping[str, Any]
Subjects = Callable[[], list[Subject]]  # made only where a colour depends on the card


class Faint(NamedTuple):
    """Words that stand out too little."""

    name: str
    colour: str
    ground: str
    ratio: float
    wanted: float
    place: Place


class _Inked(NamedTuple):
    """One pair of colours of a zone; `part` leads to the part of it that has them."""

    zone: Any
    path: tuple[str, ...]
    part: tuple[str, ...]
    colour: Any
    on: Any
    wanted: float


def luminance(colour: str) -> float:
    """Relative luminance of `#RRGGBB`, 0 for black to 1 for white."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(first: str, second: str) -> float:
    """Contrast from 1 (equal) to 21 (black on white)."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def faint(view: PackView) -> Iterator[Faint]:
    """Every pair of colours below its least, once for each layout it stands in."""
    for composers in view.composers_by_ink:
        for composer, subjects in _composers(view, composers):
            for inked in _inked(composer):
                yield from _faint(inked, composer, subjects, view.root)


def _composers(view: PackView, composers: Composers) -> Iterator[tuple[FaceComposer, Subjects]]:
    """The layouts that could be read, with the variables of all cards that use them."""
    language = view.languages[0]
    done: set[str] = set()
    for of in view.pack.printed_sets:
        sides: dict[str, list[Subjects]] = {of.layout: [partial(_fronts, view, of, language)]}
        sides.setdefault(of.back_layout, []).append(partial(_backs, view, of, language))
        for name, subjects in sides.items():
            if view.known.has_all(of, back=name != of.layout):
                done.add(name)
            composer = None if name in done else composers.sound_composer(name)
            if composer:
                done.add(name)
                yield composer, partial(_joined, subjects)
    for boxes in () if view.known_beside else view.pack.box_sets:
        for panel in PANEL_FACES:
            if composer := composers.sound_composer(boxes.layout_of(panel)):
                yield composer, partial(_boxes, view, boxes, composers)


def _boxes(view: PackView, boxes: BoxSet, composers: Composers) -> list[Subject]:
    """The variables of every box of a set that holds sound decks, in a colour that is there."""
    known = colours_of_boxes(boxes, view.composers_by_ink)
    return [
        box_variables(box, view.pack, view.languages[0], composers, held)
        for box in boxes.members
        if box.colour in known and (held := deck_size(view.pack, box))
    ]


def _joined(subjects: Iterable[Subjects]) -> list[Subject]:
    return [one for each in subjects for one in each()]


def _fronts(view: PackView, of: ComponentSet, language: str) -> list[Subject]:
    """The variables of every front of a set; cards known to be sound are left out."""
    return [
        view.composed.subjects.variables(one, "front", language, number=1, count=1)
        for one in of.members
        if not (of.shared and one.id in view.sound)
    ]


def _backs(view: PackView, of: ComponentSet, language: str) -> list[Subject]:
    """The variables of the back that all share, or of each one's own."""
    if of.shared:
        return [back_variables(view.pack, language)]
    return [
        view.composed.subjects.variables(one, "back", language, number=1, count=1)
        for one in of.members
    ]


def _inked(composer: FaceComposer) -> Iterator[_Inked]:
    layout = composer.layout
    zones: list[tuple[Any, tuple[str, ...]]] = [
        (zone, ("zones", str(i))) for i, zone in enumerate(layout.zones)
    ]
    zones += [
        (zone, ("grounds", str(g), "zones", str(i)))
        for g, ground in enumerate(layout.grounds)
        for i, zone in enumerate(ground.zones)
    ]
    for zone, path in zones:
        for part, steps in _parts(zone):
            if getattr(part, "colour", None) and getattr(part, "on", None):
                least = _least(part.size, str(part.face))
                yield _Inked(part, path, steps, part.colour, part.on, least)


def _parts(zone: Any) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """A zone and those of its parts that stand in maps of their own, with the way to each."""
    yield zone, ()
    for name, held in zip(zone._fields, zone, strict=True):
        if hasattr(held, "colour"):
            yield held, (name,)


def _least(size: Any, face: str) -> float:
    """The contrast wanted for the smallest size at which the words may be set."""
    smallest = min(map(float, size)) if isinstance(size, tuple) else float(size)
    return LARGE if smallest >= (LARGE_BOLD if "Bold" in face else LARGE_SIZE) else TEXT


def _faint(
    inked: _Inked, composer: FaceComposer, subjects: Subjects, root: Path
) -> Iterator[Faint]:
    colours = composer.layout.colours
    for colour, ground in dict.fromkeys(_pairs(inked, subjects, composer.layout)):
        words, on = colours.get(colour, colour), colours.get(ground, ground)
        found = _ratio(words, on)
        if found < inked.wanted:
            name, place = _placed(composer.layout.name, inked, root)
            yield Faint(name, words, on, found, inked.wanted, place)


def _ratio(words: str, ground: str) -> float:
    """The contrast, 1 for words without ink; colours that composing has refused pass here."""
    if NONE in (words, ground):
        return 1.0
    known = COLOUR.fullmatch(words) and COLOUR.fullmatch(ground)
    return ratio(words, ground) if known else BEST


def _pairs(inked: _Inked, subjects: Subjects, layout: Layout) -> list[tuple[str, str]]:
    """The colours of words and ground: constants, or what they are for each card."""
    try:
        return [(str(inked.colour(SomeVariables())), str(inked.on(SomeVariables())))]
    except Stop:
        return [pair for one in subjects() for pair in _pair(inked, one, layout)]


def _pair(inked: _Inked, subject: Subject, layout: Layout) -> Iterator[tuple[str, str]]:
    """The colours for one card; none where the card cannot be drawn, which composing tells."""
    with suppress(Stop):
        known = layout.subject(subject)
        yield str(inked.colour(known)), str(inked.on(known))


def _placed(layout: str, inked: _Inked, root: Path) -> tuple[str, Place]:
    """The zone's name and the place of the colour of its words, through what is extended."""
    held: Any = read_template(layout, root=root, report=Report())
    path: list[str] = []
    for step in inked.path:
        path.append(list(held)[int(step)] if step.isdecimal() else step)
        held = held[path[-1]]
    name = " ".join((path[-1], *inked.part))
    return f"{layout}, {name}", held.place(*inked.part, "colour")


def check_contrast(view: PackView) -> Iterator[Finding]:
    """Each zone of words of each layout in use, over every card."""
    for zone in faint(view):
        message = (
            f"{zone.name}: {zone.colour} on {zone.ground} differ by {zone.ratio:.2f} to 1,"
            f" {zone.wanted:g} to 1 is the least"
        )
        yield Finding("contrast", "contrast", zone.place, message, _help(zone.ground))


def _help(ground: str) -> str:
    """Which way the words are to differ more: away from their ground, to where more room is."""
    dark = COLOUR.fullmatch(ground) and ratio(ground, WHITE) > ratio(ground, BLACK)
    words, on = ("lighter", "darker") if dark else ("darker", "lighter")
    return f"choose a {words} colour for the words, or a {on} ground"


CONTRAST = Check(
    slug="contrast",
    title="Words too pale for their ground",
    why="""\
Cards are read by lamplight, by people whose eyes differ. Words and their ground must differ in
lightness by 4.5 to 1, large words (18 points, 14 in bold) by 3 to 1, as the web guidelines (WCAG
2.2, 1.4.3) ask; paper is less forgiving than a screen.
""",
    refused="""\
zones:
  foot: {words: "{{ pack }}", colour: "#C8B48A", on: "#F1E6CD", …}      # 1.6 to 1
""",
    mend="""\
Choose a darker colour for the words, or a lighter ground; on a dark ground a lighter colour.
""",
    over_pack=check_contrast,
    of_faces=True,
)
