"""The family of icons: each sign, with its number set in it, as a drawing made once."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path as FilePath

from cardgen.layout.fonts import Faces
from cardgen.layout.marks import Drawing, Path
from cardgen.layout.outlines import transformed
from cardgen.layout.svg import NumberSlot, Svg
from cardgen.layout.svg_files import SvgFiles
from cardgen.model.text import Icon

NUMBER_FACE = "Cinzel-Bold"
HEIGHT = 100.0  # of every sign, in its own units


class UnknownSign(LookupError):
    """A name that no file of the folder bears; `help` suggests one that does."""

    def __init__(self, name: str, help: str) -> None:
        super().__init__(f'no icon "{name}"')
        self.help = help


class Signs:
    """Signs by name, from the file of each."""

    def __init__(self, drawn: Mapping[str, FilePath], faces: Faces, files: SvgFiles) -> None:
        self._by_name, self._faces, self._files = drawn, faces, files
        self._widths: dict[str, float] = {}
        self._drawn: dict[Icon, Drawing] = {}

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(self._by_name)

    def svg(self, name: str) -> Svg:
        """The file of that name; UnknownSign when there is none."""
        if name not in self.names:
            close = get_close_matches(name, self.names, 1)
            help = f'did you mean "{close[0]}"?' if close else "see templates/icons/"
            raise UnknownSign(name, help)
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
            marks = list(svg.paths)
            if icon.number:
                marks.append(self._number(icon, svg.number))
            self._drawn[icon] = Drawing(
                str(icon), svg.box, tuple(marks), origin=f"{self._by_name[icon.name]} {icon}"
            )
        return self._drawn[icon]

    def _number(self, icon: Icon, slot: NumberSlot | None) -> Path:
        """The number as outlines; UnknownSign where the sign has no place for one."""
        number = icon.number
        if slot is None:
            raise UnknownSign(str(icon), f"{icon.name} takes no number: give it a data-number")
        face = self._faces.face(self._faces.chosen(NUMBER_FACE, number))
        if missing := face.shape(number).missing:
            raise UnknownSign(str(icon), f"no font has {missing!r} for its number")
        scale = slot.height / face.cap_height
        width = face.shape(number).advance * scale
        widest = slot.height * 1.5  # two figures side by side; more are set smaller
        if width > widest:
            scale, width = scale * widest / width, widest
        baseline = slot.y + face.cap_height * scale / 2
        outline = transformed(face.outline(number), dx=slot.x - width / 2, dy=baseline, scale=scale)
        return Path(outline, fill=slot.colour)
