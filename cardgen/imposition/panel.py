"""Words and named patches of colour, set one under the other into a box of the page."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from cardgen.imposition.figures import BLACK, Label, Patch, square_around
from cardgen.units import Box

TEXT = 2.7  # mm of font size
TITLE = 5.2
SMALL = 1.9
_LEADING = 1.3
_TITLE_LEADING = 1.12
_PARAGRAPH = 0.45
_GLYPH = 0.42  # of the font size, in running words; a line that is wider after all is set smaller
_LONGEST = 140  # characters, however wide the box
_GUTTER = 0.8
_RIM = "#808080"

Swatch = tuple[str, str]  # its name and its colour, "#RRGGBB"


class TextPanel(NamedTuple):
    """A box filled from its top; every method gives the panel with more in it."""

    box: Box
    patches: tuple[Patch, ...] = ()
    labels: tuple[Label, ...] = ()
    used: float = 0.0

    def skipped(self, height: float) -> "TextPanel":
        return self._replace(used=self.used + height)

    def said(self, text: str, size: float = TEXT, *, bold: bool = False) -> "TextPanel":
        """A paragraph, broken by how many average glyphs go into a line."""
        panel = self
        leading = _TITLE_LEADING if bold else _LEADING
        most = min(int(self.box.width / (size * _GLYPH)), _LONGEST)
        for line in _lines(text, most):
            x, y = self.box.x, self.box.y + panel.used + size
            label = Label(x, y, line, size, room=self.box.width, bold=bold)
            panel = panel._with((), (label,)).skipped(leading * size)
        return panel.skipped(_PARAGRAPH * size)

    def swatches(self, row: Sequence[Swatch], height: float, *, cells: int) -> "TextPanel":
        """Patches side by side, each with its name beneath, in a row of `cells` places."""
        width = self.box.width / cells
        panel = self
        for index, (name, fill) in enumerate(row):
            left = self.box.x + index * width
            box = Box(left, self.box.y + self.used, width - _GUTTER, height)
            beneath = box.centre[0], box.bottom + _LEADING * SMALL
            label = Label(*beneath, name, SMALL, align="centre", room=box.width)
            panel = panel._with((Patch(box, fill=fill, stroke=_RIM, width=0.1),), (label,))
        return panel.skipped(height + 2.2 * SMALL)

    def framed(self, said: Sequence[tuple[str, float]], frame: float, square: float) -> "TextPanel":
        """Hollow frames side by side with a solid square in each, shifted as `said` tells."""
        y = self.box.y + self.used + frame / 2
        panel = self
        for index, (name, shift) in enumerate(said):
            x = self.box.x + frame / 2 + index * 2 * frame
            hollow = Patch(square_around((x, y), frame), stroke=BLACK, width=0.3)
            solid = Patch(square_around((x + shift, y), square), fill=BLACK)
            label = Label(x, y + frame / 2 + 3.2, name, 2.2, align="centre", bold=shift == 0)
            panel = panel._with((hollow, solid), (label,))
        return panel.skipped(frame + 5.0)

    def _with(self, patches: tuple[Patch, ...], labels: tuple[Label, ...]) -> "TextPanel":
        return self._replace(patches=self.patches + patches, labels=self.labels + labels)


def _lines(text: str, most: int) -> list[str]:
    """Lines of so many characters at most; shorter ones where a word would stand alone at the end.

    Options are typed as they stand, whatever hyphens they have.
    """
    lines = wrap(text, most, break_on_hyphens=False)
    for shorter in range(most - 1, most // 2, -1):
        others = wrap(text, shorter, break_on_hyphens=False)
        if len(lines) < 2 or " " in lines[-1] or len(others) > len(lines):
            break
        lines = others
    return lines


def name_colours(palette: Sequence[Swatch], names: Mapping[str, str]) -> tuple[Swatch, ...]:
    """The palette with the names of a language; a name of a layout of one's own stays as it is."""
    return tuple((names.get(name, name), colour) for name, colour in palette)
