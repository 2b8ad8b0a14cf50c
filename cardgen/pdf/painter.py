"""Marks as streams of one PDF document; everything that is used again is written once."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING
from weakref import proxy

from cardgen.layout.marks import Drawing, Gradient, Mark, Picture, Stamp
from cardgen.model.finding import Stop
from cardgen.pdf.content import PAGE_START, Content, PlacedForm
from cardgen.pdf.font_subsets import MOST_KEPT, EncodedWords, FontSubsets
from cardgen.pdf.grid import GridContent, GridNumbers, MovingContent, grid_operators
from cardgen.pdf.kept_forms import FormXObject, KeptForms
from cardgen.pdf.objects import Document, form_object, pack_form
from cardgen.pdf.operators import (
    NumberWriter,
    PathSegments,
    outline_operators,
    path_operators,
    scale_and_turn,
    write_number,
)
from cardgen.pdf.shadings import gradient_shading
from cardgen.pdf.shared_resources import SharedResources
from cardgen.pdf.structure import MarkedSequence
from cardgen.units import Box

if TYPE_CHECKING:  # packs without art start without what decodes pictures
    from cardgen.pdf.pictures import PictureCache

FINE = 7  # places of what scales a drawing of many steps
SMALL = 50.0  # a drawing below this size is written to a thousandth of its unit


Recipe = FormXObject | Gradient


NO_FORMS: Mapping[str, FormXObject] = MappingProxyType({})
NO_UNITS: Mapping[Drawing, float] = MappingProxyType({})


class RenamedResource(Exception):
    """A resource that no longer goes by its earlier name, or of which nothing is known."""


class PlacedStamps(dict[Stamp, PlacedForm]):
    """Form and operators of each stamp; many stand at the same place on many cards."""

    def __init__(self, painter: "Painter", numbers: NumberWriter) -> None:
        super().__init__()
        self._painter, self._numbers = proxy(painter), numbers  # which has these

    def __missing__(self, stamp: Stamp) -> PlacedForm:
        if len(self) >= MOST_KEPT:
            self.clear()
        of, name = self._numbers.of, self._painter.drawing(stamp.drawing)
        grain = self._numbers.grain / self._painter.grain(stamp.drawing)
        turned = scale_and_turn(stamp.scale * grain, stamp.turn, 5 if grain == 1 else FINE)
        at = f"{turned} {of(stamp.x)} {of(stamp.y)}"
        placed = self[stamp] = (("XObject", name), f"q {at} cm /{name} Do Q")
        return placed


class Painter:
    """Paints marks and keeps what they share: forms, gradients, pictures, encoded words.

    `forms` are those of drawings by origin, as an earlier painter left them. Where drawings have
    `units`, they are written on a grid with so many steps; `kept` are forms that others painted so.
    """

    def __init__(
        self,
        document: Document,
        alphabet: FontSubsets,
        pictures: "PictureCache | None" = None,
        forms: Mapping[str, FormXObject] = NO_FORMS,
        units: Mapping[Drawing, float] = NO_UNITS,
        kept: KeptForms | None = None,
    ) -> None:
        self._codes, self._units, self._kept = alphabet.codes_of, units, kept
        self._document, self._pictures, self._known = document, pictures, forms
        self.forms: dict[str, FormXObject] = {}  # of drawings that another run may know again
        self.shared = SharedResources(document)
        self.recipes: dict[str, Recipe] = {}
        self.asked: dict[tuple[str, str], None] = {}  # by pages, in order, since last emptied
        self._numbers = NumberWriter(2), NumberWriter(3)
        self._grids = {unit: GridNumbers(unit) for unit in units.values()}
        self.words = EncodedWords(alphabet)
        self._outlines: dict[tuple[PathSegments, int], str] = {}
        every = (*self._numbers, *self._grids.values())
        self._stamps = {id(numbers): PlacedStamps(self, numbers) for numbers in every}
        self._drawings: dict[Drawing, str] = {}
        self._repeated: dict[tuple[int, Box], str] = {}
        # References to resources, by what these name.
        self._resources: dict[frozenset[tuple[str, str]], bytes] = {}
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
        content = (MovingContent if self._units else Content)(self, self._numbers[0], PAGE_START)
        operators = content.sequences(sequences)
        self.asked.update(content.used)
        return operators

    def form(self, marks: Iterable[Mark], box: Box, outline: PathSegments = ()) -> str:
        """The name of a form XObject that holds the marks, clipped to `box` and an outline."""
        small = max(box.width, box.height) < SMALL
        return self._form(self._painted(marks, box, self._numbers[1 if small else 0], outline))

    def _painted(
        self, marks: Iterable[Mark], box: Box, numbers: NumberWriter, outline: PathSegments = ()
    ) -> FormXObject:
        on_grid, grain = isinstance(numbers, GridNumbers), numbers.grain
        content = (GridContent if on_grid else Content)(self, numbers)
        clip = f"{self.outline(outline, numbers)} W n\n" if outline else ""
        operators = f"{clip}{content.paint(marks)}".encode("latin-1")
        packed = pack_form(operators, 6 if grain == 1 else 9)
        corners = " ".join(
            write_number(value * grain, 3) for value in (box.x, box.y, box.right, box.bottom)
        )
        return FormXObject(corners, packed, tuple(content.used))

    def grain(self, drawing: Drawing) -> float:
        """How many units of the form of a drawing there are to one of its own."""
        return self._units.get(drawing, 1.0)

    def _on_grid(self, drawing: Drawing, unit: float) -> FormXObject:
        """The form of a drawing on its grid, painted by this painter or another."""

        def paint() -> FormXObject:
            return self._painted(drawing.marks, drawing.box, self._grids[unit], drawing.outline)

        parts = self._kept and self._kept.parts(drawing)
        if not self._kept or not parts:
            return paint()
        held = [(self.drawing(one), self.grain(one)) for one in parts.drawings]
        shades = [self.shading(one) for one in parts.gradients]
        codes = [self._codes(face) for face in parts.faces]
        return self._kept.form(drawing, unit, (*codes, *held, *shades), paint)

    def repeated(self, marks: tuple[Mark, ...], box: Box) -> str:
        """The name of the form of marks that pages show more than once, such as a back."""
        key = (id(marks), box)  # faces outlive the painting of their pages
        name = self._repeated.get(key)
        if name is None:
            name = self._repeated[key] = self.form(marks, box)
        self.asked["XObject", name] = None
        return name

    def _form(self, form: FormXObject) -> str:
        def make() -> bytes:
            return form_object(form.corners, self._used_by(form), form.packed)

        name = self.shared.add("XObject", form.corners.encode() + b"\n" + form.packed, make)
        self.recipes[name] = form
        return name

    def _used_by(self, form: FormXObject) -> bytes:
        """The resources of a form; of one among hundreds, an object that is packed with others."""
        if not self._units:
            return self.shared.some(form.used)
        key = frozenset((kind, "" if kind == "Font" else name) for kind, name in form.used)
        if key not in self._resources:
            name = f"Resources:{len(self._resources)}"
            self._resources[key] = self._document.promise(name)
            self._document.keep(name, self.shared.some(form.used))
        return self._resources[key]

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

    def stamps(self, numbers: NumberWriter) -> Mapping[Stamp, PlacedForm]:
        """Stamps as forms with operators where numbers are written like this."""
        return self._stamps[id(numbers)]

    def drawing(self, drawing: Drawing) -> str:
        """The name of a drawing's form, painted when it is stamped first."""
        name = self._drawings.get(drawing)
        if name is None:
            known, unit = self._known.get(drawing.origin), self._units.get(drawing)
            if unit:
                name = self._form(self._on_grid(drawing, unit))
            elif known:
                name = self._form(known)
            else:
                name = self.form(drawing.marks, drawing.box, drawing.outline)
            self._drawings[drawing] = name
            form = self.recipes[name]
            if unit:
                return name
            if drawing.origin and isinstance(form, FormXObject) and not form.used:
                self.forms[drawing.origin] = form
        return name

    def outline(self, segments: PathSegments, numbers: NumberWriter) -> str:
        """Path construction operators, written once for equal segments."""
        key = (segments, id(numbers))
        operators = self._outlines.get(key)
        if operators is None:
            operators = self._outlines[key] = (
                grid_operators(segments, numbers)
                if isinstance(numbers, GridNumbers)
                else outline_operators(segments, numbers.places)
            )
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
