"""What layouts draw with: faces, signs, emblems and larger drawings, each read once."""

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Any

from cardgen.layout.fonts import Faces
from cardgen.layout.friezes import Friezes
from cardgen.layout.marks import Drawing, Path
from cardgen.layout.paragraph import Composition
from cardgen.layout.signs import Signs
from cardgen.layout.svg import Svg
from cardgen.layout.svg_files import NOTHING, SvgFiles
from cardgen.loading.root import files, find
from cardgen.loading.suggest import question
from cardgen.model.finding import Stop


class Assets:
    """The folders `fonts/` and `templates/` of one root; `drawings` are those read before."""

    def __init__(self, root: FilePath, drawings: Mapping[str, Any] = NOTHING) -> None:
        self.root = root
        self.faces = Faces(find(root, "fonts"))
        self.files = SvgFiles(drawings)
        self.signs = Signs(files(root, "templates/icons", ".svg"), self.faces, self.files)
        self.composition = Composition(self.faces, self.signs.width)
        self.friezes = Friezes(files(root, "templates/friezes", ".svg"), self.files)
        self._painted: dict[tuple[str, str, str, str, float], Drawing] = {}
        self._svgs: dict[tuple[str, str], Svg] = {}

    def svg(self, name: str, fill: str = "") -> Svg:
        """`templates/<name>.svg`; `fill` paints what names no colour."""
        key = (name, fill)
        if key not in self._svgs:
            self._svgs[key] = self.files.read(self._file(name), fill=fill)
        return self._svgs[key]

    def _file(self, name: str) -> FilePath:
        """The file of a drawing; Stop where there is none, above all none outside `templates/`."""
        templates = self.root / "templates"
        near = ""
        if (templates / name).parent.resolve().is_relative_to(templates.resolve()):
            inner, _, stem = name.rpartition("/")
            there = files(self.root, f"templates/{inner}", ".svg")
            if file := there.get(stem):
                return file
            near = question(stem, there)
        help = f"expected the file templates/{name}.svg"
        raise Stop(f'no drawing "{name}"{near}', help=help)

    def drawing(
        self, name: str, *, fill: str = "", tint: str = "", stroke: str = "", width: float = 0
    ) -> Drawing:
        """A drawing of `templates/`, filled, all in one tint, or outlined `width` of its units."""
        key = (name, fill, tint, stroke, width)
        if key not in self._painted:
            svg = self.svg(name, fill)
            marks = tuple(_repainted(path, tint, stroke, width) for path in svg.paths)
            self._painted[key] = Drawing(name, svg.box, marks, origin=f"{self.root} {key}")
        return self._painted[key]


def _repainted(path: Path, tint: str, stroke: str, width: float) -> Path:
    if tint:
        return path._replace(fill=path.fill and tint, stroke=path.stroke and tint)
    if stroke:
        return path._replace(fill=None, stroke=stroke, width=width, join="round")
    return path
