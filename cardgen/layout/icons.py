"""Icons as drawings made once, each with its number set in it."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path as FilePath
from typing import NamedTuple

from cardgen.layout.marks import Drawing, Path
from cardgen.layout.svg.drawing import NumberSlot, SvgDrawing
from cardgen.layout.svg.drawing_cache import SvgCache
from cardgen.layout.text.typefaces import Typefaces
from cardgen.layout.tones import DARK, lightness, paled
from cardgen.model.text import Icon
from cardgen.outlines import Segments, circle, polygon, transformed

NUMBER_TYPEFACE = "Cinzel-Bold"
ICON_UNITS = 100.0  # of every sign, in its own units
WIDEST = 1.5  # heights that a number may be wide: two figures side by side; more are set smaller
LONG, LONGEST = 2.0, 1.76  # one so much wider than high is so low that a coin has more room for it
DISC, DISC_RIM = 0.74, 3.5  # radius of a number's disc as a share of its height; its rim in units
MINUS = "−"  # as bold as figures, which no font draws it: its length, its thickness and the gap to
BESIDE, ALONE, GAP = (0.5, 0.2), (1.0, 0.3), 0.12  # the figures, as shares of their height


class UnknownIcon(LookupError):
    """A name that no file of the folder bears; `help` suggests one that does."""

    def __init__(self, name: str, help: str) -> None:
        super().__init__(f'no icon "{name}"')
        self.help = help


class SignWidths(dict[str, float]):
    """The width of each sign as a share of its height, by its name; read when first asked for."""

    def __init__(self, signs: "IconSet") -> None:
        super().__init__()
        self._signs = signs

    def __missing__(self, name: str) -> float:
        box = self._signs.svg(name).box
        width = self[name] = box.width / box.height
        return width


HALF, INK, WHITE = 0.5, "#2B2118", "#FFFFFF"


class IconSet:
    """Signs by name, from the file of each; their colours are mixed with `white` as a share, and
    their lines are thinner by a share `thin`."""

    def __init__(
        self,
        drawn: Mapping[str, FilePath],
        faces: Typefaces,
        files: SvgCache,
        *,
        white: float = 0.0,
        thin: float = 0.0,
    ) -> None:
        self._by_name, self._faces, self._files = drawn, faces, files
        self._white, self._thin = white, thin
        self.widths = SignWidths(self)
        self._svgs: dict[str, SvgDrawing] = {}
        self._drawn: dict[Icon, Drawing] = {}
        self.sound = self._drawn.keys()  # the icons that have been drawn

    def paled(self, white: float, thin: float = 0.0) -> "IconSet":
        """The same signs in paler colours and thinner lines."""
        return IconSet(self._by_name, self._faces, self._files, white=white, thin=thin)

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(self._by_name)

    def svg(self, name: str) -> SvgDrawing:
        """The file of that name; UnknownIcon when there is none."""
        if name not in self._svgs:
            self._svgs[name] = self._read(name)
        return self._svgs[name]

    def _read(self, name: str) -> SvgDrawing:
        if name not in self.names:
            close = get_close_matches(name, self.names, 1)
            help = f'did you mean "{close[0]}"?' if close else "see templates/icons/"
            raise UnknownIcon(name, help)
        return self._files.read(self._by_name[name])

    def takes(self, icon: Icon) -> bool:
        """Whether the sign of that name has no number, or a place for it."""
        return not icon.number or self.svg(icon.name).number is not None

    def width(self, icon: Icon) -> float:
        """Width as a share of the height."""
        return self.widths[icon.name]

    def drawing(self, icon: Icon) -> Drawing:
        """The sign with its number, drawn as outlines so that it never mixes with the words."""
        if icon not in self._drawn:
            svg = self.svg(icon.name)
            slot = self._inked(svg)
            ground = slot != svg.number
            paths = list(svg.paths)
            if self._white or self._thin:
                paths = [paled(path, self._white, self._thin, ground=ground) for path in paths]
            marks = (*paths, *(self._number(icon, slot) if icon.number else ()))
            origin = f"{self._by_name[icon.name]} {icon} {self._white} {self._thin}"
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
        figures = _figures(number, self._faces)
        if figures.missing:
            raise UnknownIcon(str(icon), f"no font has {figures.missing!r} for its number")
        scale = slot.height / figures.height * _shrunk(figures.width / figures.height)
        dx, dy = slot.x - figures.width * scale / 2, slot.y + figures.height * scale / 2
        outline = transformed(figures.outline, dx=dx, dy=dy, scale=scale)
        disc = circle(slot.x, slot.y, slot.height * DISC)
        ground = (Path(disc, slot.disc, slot.colour, DISC_RIM),) if slot.disc else ()
        return (*ground, Path(outline, fill=slot.colour))


class Figures(NamedTuple):
    """A number as an outline on a line, its width and the height of its figures in em, and the
    characters that no font has."""

    outline: Segments
    width: float
    height: float
    missing: str


def _figures(number: str, faces: Typefaces) -> Figures:
    """A number in its typeface; a minus before it is as bold as the figures."""
    if number.startswith(MINUS):
        return _less(_figures(number.removeprefix(MINUS).upper(), faces))
    name = faces.chosen(NUMBER_TYPEFACE, number)
    face, shaped = faces.face(name), faces.shape(name, number)
    return Figures(face.outline(number), shaped.advance, face.cap_height, shaped.missing)


def _less(figures: Figures) -> Figures:
    """Figures behind a minus, or a minus alone where there are none."""
    (long, thick), gap = (BESIDE, GAP) if figures.width else (ALONE, 0.0)
    tall, away = figures.height, (long + gap) * figures.height
    high, low = -tall * (1 + thick) / 2, -tall * (1 - thick) / 2
    bar = polygon([(0, high), (long * tall, high), (long * tall, low), (0, low)])
    outline = (*bar, *transformed(figures.outline, dx=away))
    return figures._replace(outline=outline, width=away + figures.width)


def _has_light_figures(svg: SvgDrawing) -> bool:
    """Whether something light is drawn on a ground as dark as ink."""
    filled = [path for path in svg.paths if isinstance(path.fill, str)]
    dark = any(path.stroke and lightness(str(path.fill)) < DARK for path in filled)
    return dark and any(lightness(str(path.fill)) > HALF for path in filled)


def _shrunk(wide: float) -> float:
    """How high a number is set as a share of its place, if it is so many times as wide as high."""
    return min(1.0, (LONGEST if wide > LONG else WIDEST) / wide)


def number_height(icon: Icon, signs: IconSet, faces: Typefaces) -> float:
    """The height of the figures of a sign's number, for a sign 1 mm high."""
    slot, figures = signs.svg(icon.name).number, _figures(icon.number, faces)
    if slot is None:
        return 0.0
    return slot.height * _shrunk(figures.width / figures.height) / ICON_UNITS
