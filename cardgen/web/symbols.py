"""Signs as symbols of SVG, each drawn once in a page and used wherever it stands."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from cardgen.layout.icons import IconSet
from cardgen.layout.marks import Gradient, Path
from cardgen.model.legend import SignNames
from cardgen.model.text import Icon


class SignUse(NamedTuple):
    """A sign where it stands: the id of its symbol, and its width for a height of 1."""

    id: str
    width: float


class SignRow(NamedTuple):
    """Signs beside each other, and what a voice says for all of them."""

    signs: tuple[SignUse, ...]
    said: str


class Shade(NamedTuple):
    """A gradient of SVG: `stops` are offsets with colours."""

    kind: str
    attributes: Mapping[str, str]
    stops: tuple[tuple[str, str], ...]


class SignSymbol(NamedTuple):
    """A sign as a symbol of SVG: its view box, its gradients, the attributes of its paths."""

    id: str
    box: str
    shades: tuple[Shade, ...]
    paths: tuple[Mapping[str, str], ...]


class SignSymbols:
    """The symbols of one page: those of all signs that it was asked for."""

    def __init__(self, signs: IconSet, names: SignNames) -> None:
        self._signs, self._names = signs, names
        self._used: dict[Icon, str] = {}
        self._gradients = count(1)

    def row(self, icons: Sequence[Icon]) -> SignRow:
        """Signs in a row, drawn where the page ends."""
        used = tuple(SignUse(self._id(icon), round(self._signs.width(icon), 3)) for icon in icons)
        return SignRow(used, self._names.row(map(str, icons)))

    def _id(self, icon: Icon) -> str:
        return self._used.setdefault(icon, f"sign_{len(self._used) + 1}")

    @property
    def drawn(self) -> tuple[SignSymbol, ...]:
        """All symbols, in the order in which they were first asked for."""
        return tuple(self._symbol(icon, id) for icon, id in self._used.items())

    def _symbol(self, icon: Icon, id: str) -> SignSymbol:
        drawing = self._signs.drawing(icon)
        shades: list[Shade] = []
        paths: list[Mapping[str, str]] = []
        for path in drawing.marks:
            if isinstance(path, Path):
                fill = path.fill or "none"
                if isinstance(fill, Gradient):
                    shades.append(_shade(fill, f"shade_{next(self._gradients)}"))
                    fill = f"url(#{shades[-1].attributes['id']})"
                paths.append(_attributes(path, fill))
        return SignSymbol(id, " ".join(map(number, drawing.box)), tuple(shades), tuple(paths))


def _attributes(path: Path, fill: str) -> Mapping[str, str]:
    said: dict[str, str] = {"d": path_code(path.segments), "fill": fill}
    if path.evenodd:
        said["fill-rule"] = "evenodd"
    if path.stroke:
        said |= {"stroke": path.stroke, "stroke-width": number(path.width)}
        said |= {"stroke-linecap": path.cap} if path.cap != "butt" else {}
        said |= {"stroke-linejoin": path.join} if path.join != "miter" else {}
        said |= {"stroke-dasharray": " ".join(map(number, path.dash))} if path.dash else {}
    return said


def _shade(fill: Gradient, id: str) -> Shade:
    a, b, c, d = map(number, fill.ends)
    ends = {"x1": a, "y1": b, "x2": c, "y2": d}
    if fill.kind == "radial":
        ends = {"cx": a, "cy": b, "r": c}
    said = {"id": id, "gradientUnits": "userSpaceOnUse", **ends}
    return Shade(fill.kind, said, tuple((number(at), colour) for at, colour in fill.stops))


def path_code(segments: Iterable[Sequence[str | float]]) -> str:
    """An outline as the path code of SVG, to a tenth of its unit."""
    return "".join(
        str(kind) + " ".join(number(float(value), 1) for value in numbers)
        for kind, *numbers in segments
    )


def number(value: float, digits: int = 2) -> str:
    """A number without noughts at its end."""
    said = f"{value:.{digits}f}"
    said = said.rstrip("0").rstrip(".") if "." in said else said
    return "0" if said in ("-0", "") else said
