"""Icons as drawings made once, each with its number set in it; rows and grids of icons."""

import math
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from pathlib import Path as FilePath

from cardgen.layout.marks import DARK, Drawing, Mark, Path, Stamp, fine, lightness, paled
from cardgen.layout.svg.reader import NumberSlot, SvgCache, SvgDrawing
from cardgen.layout.text.typefaces import Typefaces
from cardgen.model.text import Icon
from cardgen.outlines import circle, polygon, transformed
from cardgen.units import Box

NUMBER_TYPEFACE = "Cinzel-Bold"
ICON_UNITS = 100.0  # of every sign, in its own units
WIDEST = 1.5  # heights that a number may be wide: two figures side by side; more are set smaller
DISC, DISC_RIM = 0.74, 3.5  # radius of a number's disc as a share of its height; its rim in units


class UnknownIcon(LookupError):
    """A name that no file of the folder bears; `help` suggests one that does."""

    def __init__(self, name: str, help: str) -> None:
        super().__init__(f'no icon "{name}"')
        self.help = help


HALF, INK, WHITE = 0.5, "#2B2118", "#FFFFFF"


class IconSet:
    """Signs by name, from the file of each; their colours are mixed with `white` as a share, and
    their lines are thinner by a share `thin`.

    `fine` draws them in thinner lines, and grey where they are as dark as ink.
    """

    def __init__(
        self,
        drawn: Mapping[str, FilePath],
        faces: Typefaces,
        files: SvgCache,
        *,
        white: float = 0.0,
        thin: float = 0.0,
        fine: bool = False,
    ) -> None:
        self._by_name, self._faces, self._files = drawn, faces, files
        self._white, self._thin, self._fine = white, thin, fine
        self._widths: dict[str, float] = {}
        self._drawn: dict[Icon, Drawing] = {}

    def paled(self, white: float, thin: float = 0.0, *, fine: bool = False) -> "IconSet":
        """The same signs in paler colours and thinner lines, `fine` ones if wanted."""
        return IconSet(self._by_name, self._faces, self._files, white=white, thin=thin, fine=fine)

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(self._by_name)

    def svg(self, name: str) -> SvgDrawing:
        """The file of that name; UnknownSign when there is none."""
        if name not in self.names:
            close = get_close_matches(name, self.names, 1)
            help = f'did you mean "{close[0]}"?' if close else "see templates/icons/"
            raise UnknownIcon(name, help)
        return self._files.read(self._by_name[name])

    def width(self, icon: Icon) -> float:
        """Width as a share of the height."""
        width = self._widths.get(icon.name)
        if width is None:
            box = self.svg(icon.name).box
            width = self._widths[icon.name] = box.width / box.height
        return width

    def drawing(self, icon: Icon) -> Drawing:
        """The sign with its number, drawn as outlines so that it never mixes with the words."""
        if icon not in self._drawn:
            svg = self.svg(icon.name)
            slot = self._inked(svg)
            ground = slot != svg.number
            paths = [paled(path, self._white, self._thin, ground=ground) for path in svg.paths]
            paths = [fine(path) for path in paths] if self._fine else paths
            marks = (*paths, *(self._number(icon, slot) if icon.number else ()))
            how = f"{self._white} {self._thin} {self._fine}"
            origin = f"{self._by_name[icon.name]} {icon} {how}"
            self._drawn[icon] = Drawing(str(icon), svg.box, marks, origin=origin)
        return self._drawn[icon]

    def _inked(self, svg: SvgDrawing) -> NumberSlot | None:
        """Where signs are pale, a light number is dark instead, and its disc white; but not beside
        light figures on a ground as dark as ink, which stay with it."""
        slot = svg.number
        if slot is None or not self._white or lightness(slot.colour) < HALF:
            return slot
        if not slot.disc and _has_light_figures(svg):
            return slot
        return slot._replace(colour=INK, disc=slot.disc and WHITE)

    def _number(self, icon: Icon, slot: NumberSlot | None) -> tuple[Path, ...]:
        """The number as outlines, on its disc; UnknownIcon where the sign has no place for one."""
        number = icon.number
        if slot is None:
            raise UnknownIcon(str(icon), f"{icon.name} takes no number: give it a data-number")
        face = self._faces.face(self._faces.chosen(NUMBER_TYPEFACE, number))
        if missing := face.shape(number).missing:
            raise UnknownIcon(str(icon), f"no font has {missing!r} for its number")
        advance = face.shape(number).advance
        scale = min(slot.height / face.cap_height, slot.height * WIDEST / advance)
        width, baseline = advance * scale, slot.y + face.cap_height * scale / 2
        outline = transformed(face.outline(number), dx=slot.x - width / 2, dy=baseline, scale=scale)
        disc = circle(slot.x, slot.y, slot.height * DISC)
        ground = (Path(disc, slot.disc, slot.colour, DISC_RIM),) if slot.disc else ()
        return (*ground, Path(outline, fill=slot.colour))


def _has_light_figures(svg: SvgDrawing) -> bool:
    """Whether something light is drawn on a ground as dark as ink."""
    filled = [path for path in svg.paths if isinstance(path.fill, str)]
    dark = any(path.stroke and lightness(str(path.fill)) < DARK for path in filled)
    return dark and any(lightness(str(path.fill)) > HALF for path in filled)


def number_height(icon: Icon, signs: IconSet, faces: Typefaces) -> float:
    """The height of the figures of a sign's number, for a sign 1 mm high."""
    slot, face = signs.svg(icon.name).number, faces.face(faces.chosen(NUMBER_TYPEFACE, icon.number))
    if slot is None:
        return 0.0
    wide = face.shape(icon.number).advance / face.cap_height
    return slot.height * min(1.0, WIDEST / wide) / ICON_UNITS


IconRow = tuple[Icon, ...]
PARTING = ("or", "plus")  # signs between two things: a first row ends with one if it can
JOINTS = ("gives", *PARTING)  # or with any of these
RULE_ROOM = 0.3  # between two effects beside the usual gap, as a share of the height of a row
RULE_WIDTH, RULE_SHORT = 0.2, 0.08  # mm; by how much of its height a rule is shorter at each end


def icon_row_width(icons: Sequence[Icon], signs: IconSet, gap: float, *, effects: int = 1) -> float:
    """Width of a row for a height of 1; `gap` is a share of the height too.

    The signs of `effects` different effects have more air between them.
    """
    between = gap * max(len(icons) - 1, 0) + RULE_ROOM * (effects - 1)
    return sum([signs.width(icon) for icon in icons]) + between


def parted_row(icons: IconRow, signs: IconSet, gap: float, *, widest: float) -> tuple[IconRow, ...]:
    """All in one row if it is at most `widest` for a height of 1, else in two as narrow as can be:
    parted between two things where that is narrow enough, or else after any joint."""
    if icon_row_width(icons, signs, gap) <= widest:
        return (icons,) if icons else ()
    for names in (PARTING, JOINTS):
        joints = [at for at, icon in enumerate(icons[:-1], 1) if icon.name in names]
        tried = [(icons[:at], icons[at:]) for at in joints]
        wide = {two: max(icon_row_width(one, signs, gap) for one in two) for two in tried}
        if wide and (names == JOINTS or min(wide.values()) <= widest):
            return min(tried, key=wide.__getitem__)
    return (icons,)


def set_icon_row(
    icons: Sequence[Icon],
    signs: IconSet,
    area: Box,
    gap: float,
    *,
    align: float = 0.5,
    starts: Sequence[int] = (),
    rule: str = "",
) -> list[Mark]:
    """A row as tall as `area`, or as its width allows, centred on its height.

    `starts` are the places at which a further effect begins; a `rule` of that colour parts them.
    """
    wide = icon_row_width(icons, signs, gap, effects=len(starts) + 1)
    tall = min(area.height, area.width / wide) if wide else area.height
    x = area.x + (area.width - wide * tall) * align
    y = area.y + (area.height - tall) / 2
    scale = tall / ICON_UNITS
    marks: list[Mark] = []
    for index, icon in enumerate(icons):
        if index in starts:
            x += RULE_ROOM * tall
            if rule:
                at = x - (RULE_ROOM + gap) * tall / 2
                ends = ((at, y + RULE_SHORT * tall), (at, y + (1 - RULE_SHORT) * tall))
                marks.append(Path(polygon(ends, closed=False), None, rule, RULE_WIDTH))
        marks.append(Stamp(signs.drawing(icon), x, y, scale))
        x += (signs.width(icon) + gap) * tall
    return marks


def set_icon_grid(
    icons: Sequence[Icon], signs: IconSet, area: Box, gap: float, *, largest: float
) -> list[Mark]:
    """Rows of equal length centred in `area`, with as many in a row as makes them largest."""
    if not icons:
        return []
    fitting, rows = _largest_grid(icons, signs, area, gap)
    size = min(largest, fitting)
    tall = size * (len(rows) + gap * (len(rows) - 1))
    marks: list[Mark] = []
    for index, row in enumerate(rows):
        y = area.y + (area.height - tall) / 2 + index * size * (1 + gap)
        marks += set_icon_row(row, signs, Box(area.x, y, area.width, size), gap)
    return marks


def icon_grid_size(icons: Sequence[Icon], signs: IconSet, area: Box, gap: float) -> float:
    """How tall the icons of a grid can be at most."""
    return _largest_grid(icons, signs, area, gap)[0] if icons else math.inf


def _largest_grid(
    icons: Sequence[Icon], signs: IconSet, area: Box, gap: float
) -> tuple[float, tuple[IconRow, ...]]:
    """The rows that make the icons largest, and how tall these are."""
    return max(
        (min(area.width / wide, area.height / (len(rows) + gap * (len(rows) - 1))), rows)
        for rows, wide in _grids(tuple(icons), signs, gap)
    )


@lru_cache(maxsize=1024)  # many cards cost the same
def _grids(
    icons: IconRow, signs: IconSet, gap: float
) -> tuple[tuple[tuple[IconRow, ...], float], ...]:
    """The icons in one to a row, two, and so on, each time with the width of the widest row."""
    grids = (_rows(icons, count) for count in range(1, len(icons) + 1))
    return tuple((rows, max(icon_row_width(row, signs, gap) for row in rows)) for rows in grids)


def _rows(icons: IconRow, count: int) -> tuple[IconRow, ...]:
    """The icons in `count` to a row, the fuller rows first."""
    return tuple(icons[i : i + count] for i in range(0, len(icons), count))
