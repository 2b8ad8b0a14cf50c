"""Marks as streams of one PDF document; everything that is used again is written once."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import compress

from cardgen.layout.marks import Drawing, Gradient, Mark, Picture, Stamp
from cardgen.model.finding import Stop
from cardgen.pdf.content import PAGE_START, Content
from cardgen.pdf.font_subsets import MOST_KEPT, EncodedWords, FontSubsets
from cardgen.pdf.objects import Dictionary, Document, Stream, gradient_shading
from cardgen.pdf.operators import (
    NumberWriter,
    PathSegments,
    path_operators,
    scale_and_turn,
    write_number,
)
from cardgen.pdf.shared_resources import SharedResources
from cardgen.pdf.structure import MarkedSequence
from cardgen.units import Box

if TYPE_CHECKING:  # packs without art start without what decodes pictures
    from cardgen.pdf.pictures import PictureCache

SMALL = 50.0  # a drawing below this size is written to a thousandth of its unit


class FormXObject(NamedTuple):
    """All that makes a form: its box, its packed operators, kinds and names of what these use."""

    corners: str
    packed: bytes
    used: tuple[tuple[str, str], ...]


Recipe = FormXObject | Gradient


NO_FORMS: Mapping[str, FormXObject] = MappingProxyType({})


class RenamedResource(Exception):
    """A resource that no longer goes by its earlier name, or of which nothing is known."""


class PlacedStamps(dict[Stamp, tuple[str, str]]):
    """Form name and operators of each stamp; many stand at the same place on many cards."""

    def __init__(self, painter: "Painter", numbers: NumberWriter) -> None:
        super().__init__()
        self._painter, self._numbers = painter, numbers

    def __missing__(self, stamp: Stamp) -> tuple[str, str]:
        if len(self) >= MOST_KEPT:
            self.clear()
        of, name = self._numbers.of, self._painter.drawing(stamp.drawing)
        at = f"{scale_and_turn(stamp.scale, stamp.turn)} {of(stamp.x)} {of(stamp.y)}"
        placed = self[stamp] = (name, f"q {at} cm /{name} Do Q")
        return placed


class Painter:
    """Paints marks and keeps what they share: forms, gradients, pictures, encoded words.

    `forms` are those of drawings by origin, as an earlier painter left them.
    """

    def __init__(
        self,
        document: Document,
        alphabet: FontSubsets,
        pictures: "PictureCache | None" = None,
        forms: Mapping[str, FormXObject] = NO_FORMS,
    ) -> None:
        self._document, self._pictures, self._known = document, pictures, forms
        self.forms: dict[str, FormXObject] = {}  # of drawings that another run may know again
        self.shared = SharedResources(document)
        self.recipes: dict[str, Recipe] = {}
        self.asked: dict[tuple[str, str], None] = {}  # by pages, in order, since last emptied
        self._numbers = NumberWriter(2), NumberWriter(3)
        self.words = EncodedWords(alphabet)
        self._outlines: dict[tuple[PathSegments, int], str] = {}
        self._stamps = {n.places: PlacedStamps(self, n) for n in self._numbers}
        self._drawings: dict[Drawing, str] = {}
        self._repeated: dict[tuple[int, Box], str] = {}
        self._shadings: dict[Gradient, str] = {}
        self._images: dict[Picture, str] = {}

    def page(self, marks: Iterable[Mark]) -> str:
        """The operators of marks that stand on a page, to be put inside `q … Q`."""
        content = Content(self, self._numbers[0], PAGE_START)
        operators = content.paint(marks)
        self.asked.update(content.used)
        return operators

    def sequences(self, sequences: Iterable[MarkedSequence]) -> str:
        """The same of a page that tells its structure."""
        content = Content(self, self._numbers[0], PAGE_START)
        operators = content.sequences(sequences)
        self.asked.update(content.used)
        return operators

    def form(self, marks: Iterable[Mark], box: Box, outline: PathSegments = ()) -> str:
        """The name of a form XObject that holds the marks, clipped to `box` and an outline."""
        small = max(box.width, box.height) < SMALL
        content = Content(self, self._numbers[1 if small else 0])
        clip = f"{self.clip(outline)}\n" if outline else ""
        packed = compress(f"{clip}{content.paint(marks)}".encode("latin-1"))
        corners = " ".join(
            write_number(value, 3) for value in (box.x, box.y, box.right, box.bottom)
        )
        return self._form(FormXObject(corners, packed, tuple(content.used)))

    def repeated(self, marks: tuple[Mark, ...], box: Box) -> str:
        """The name of the form of marks that pages show more than once, such as a back."""
        key = (id(marks), box)  # faces outlive the painting of their pages
        name = self._repeated.get(key)
        if name is None:
            name = self._repeated[key] = self.form(marks, box)
        self.asked["XObject", name] = None
        return name

    def _form(self, form: FormXObject) -> str:
        def make() -> Stream:
            entries: dict[str, Any] = {"Type": "/XObject", "Subtype": "/Form"}
            entries |= {"BBox": f"[{form.corners}]", "Filter": "/FlateDecode"}
            entries["Resources"] = self.shared.some(form.used)
            return Stream(Dictionary(entries), form.packed)

        name = self.shared.add("XObject", form.corners.encode() + b"\n" + form.packed, make)
        self.recipes[name] = form
        return name

    def again(self, name: str, recipes: Mapping[str, Recipe]) -> None:
        """Add what an earlier document called `name` and what it needs; Renamed if it cannot be."""
        if name in self.recipes:
            return
        recipe = recipes.get(name)
        if isinstance(recipe, FormXObject):
            for kind, inner in recipe.used:
                if kind != "Font":
                    self.again(inner, recipes)
        made = (
            self._form(recipe)
            if isinstance(recipe, FormXObject)
            else recipe and self.shading(recipe)
        )
        if made != name:
            raise RenamedResource(name)

    def stamps(self, numbers: NumberWriter) -> Mapping[Stamp, tuple[str, str]]:
        """Stamps as (form name, operators) where numbers are written like this."""
        return self._stamps[numbers.places]

    def drawing(self, drawing: Drawing) -> str:
        """The name of a drawing's form, painted when it is stamped first."""
        name = self._drawings.get(drawing)
        if name is None:
            known = self._known.get(drawing.origin)
            name = (
                self._form(known)
                if known
                else self.form(drawing.marks, drawing.box, drawing.outline)
            )
            self._drawings[drawing] = name
            form = self.recipes[name]
            if drawing.origin and isinstance(form, FormXObject) and not form.used:
                self.forms[drawing.origin] = form
        return name

    def outline(self, segments: PathSegments, numbers: NumberWriter) -> str:
        """Path construction operators, written once for equal segments."""
        key = (segments, numbers.places)
        operators = self._outlines.get(key)
        if operators is None:
            operators = self._outlines[key] = path_operators(segments, numbers)
        return operators

    def clip(self, segments: PathSegments) -> str:
        """Operators that keep what follows within an outline."""
        return f"{path_operators(segments, self._numbers[1])} W n"

    def shading(self, gradient: Gradient) -> str:
        """The name of a gradient's shading."""
        name = self._shadings.get(gradient)
        if name is None:
            identity = repr(gradient).encode()
            name = self.shared.add("Shading", identity, lambda: gradient_shading(gradient))
            self._shadings[gradient] = name
            self.recipes[name] = gradient
        return name

    def picture(self, picture: Picture) -> str:
        """The name of a picture's image; Stop when it cannot be read."""
        name = self._images.get(picture)
        if name is None:
            if self._pictures is None:
                raise Stop(f"no pictures can be printed here: {picture.file}")
            key, make = self._pictures.embedded(self._document, picture)
            name = self._images[picture] = self.shared.add("XObject", key.encode(), make)
        return name
