"""Cards and layouts become card faces: marks in millimetres, and what did not fit."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal

from cardgen.layout.assets import Assets
from cardgen.layout.marks import CardFace, Drawing, Mark, Stamp
from cardgen.layout.template.expressions import GroundVariables
from cardgen.layout.template.extent import BLEED
from cardgen.layout.template.layouts import Ground, Layout, LayoutErrors, load_layout
from cardgen.layout.template.stretch import fit_layout
from cardgen.layout.template.variables import back_variables, front_variables
from cardgen.layout.template.zone import FaceDraft, ZoneContext
from cardgen.model.finding import Stop
from cardgen.model.pack import Deck, Pack
from cardgen.suggest import did_you_mean, join_words
from cardgen.units import Box, Size


class FaceComposer:
    """Composes many cards with one layout; grounds are drawn once for each set of values."""

    def __init__(self, layout: Layout, assets: Assets) -> None:
        self.layout = layout
        self._context = ZoneContext(
            assets.paled(layout.pale_signs, layout.thin_signs), layout.colours
        )
        self._grounds: dict[tuple[int, tuple[Any, ...]], tuple[Drawing, FaceDraft]] = {}
        self._marks: dict[Mark, Mark] = {}
        self._fitted: dict[Size, tuple[FaceComposer, float]] = {}

    def panel(self, subject: Mapping[str, Any], size: Size) -> CardFace:
        """A face of any size; Stop where the layout does not say how it becomes as long.

        `subject` also gets its `width` and `height` in the layout's own mm.
        """
        if size not in self._fitted:
            fitted = fit_layout(self.layout, size)
            self._fitted[size] = FaceComposer(fitted.layout, self._context.assets), fitted.scale
        composer, scale = self._fitted[size]
        width, height = composer.layout.size
        face = composer.face({**subject, "width": width, "height": height})
        area = Box(0, 0, width, height).grown(BLEED / scale)
        drawing = Drawing(self.layout.name, area, face.marks)
        return replace(face, size=size, marks=(Stamp(drawing, 0.0, 0.0, scale),))

    def face(self, subject: Mapping[str, Any]) -> CardFace:
        """One side of one card; `subject` holds the variables that the layout's values name."""
        into, subject = FaceDraft(), self.layout.subject(subject)
        for index, ground in enumerate(self.layout.grounds):
            drawing, composed = self._ground(index, ground, subject)
            into.marks.append(Stamp(drawing, 0.0, 0.0))
            into.faults += composed.faults
        for zone in self.layout.zones:
            zone.compose(subject, self._context, into)
        shared = self._marks.setdefault  # one object where many cards have a drawing at one place
        marks = tuple([shared(one, one) if type(one) is Stamp else one for one in into.marks])
        size = self.layout.size
        return CardFace(subject["id"], subject["language"], size, marks, tuple(into.faults))

    def _ground(
        self, index: int, ground: Ground, subject: Mapping[str, Any]
    ) -> tuple[Drawing, FaceDraft]:
        values = tuple(self._value(subject, name) for name in ground.per)
        key = (index, (subject["language"], *values))
        if key not in self._grounds:
            composed = FaceDraft()
            listed = dict(zip(("language", *ground.per), key[1], strict=True))
            seen = GroundVariables(listed, subject)
            for zone in ground.zones:
                zone.compose(seen, self._context, composed)
            area = Box(0, 0, *self.layout.size).grown(BLEED)
            name = "-".join((self.layout.name, "ground", *map(str, values)))
            self._grounds[key] = Drawing(name, area, tuple(composed.marks)), composed
        return self._grounds[key]

    def _value(self, subject: Mapping[str, Any], name: str) -> Any:
        """A variable that a ground depends on; Stop where cards have none of that name."""
        if name not in subject:
            message = (
                f'a ground of layout {self.layout.name} depends on "{name}", which no card has'
            )
            raise Stop(
                message + did_you_mean(name, subject), help=f"known: {join_words(sorted(subject))}"
            )
        return subject[name]


InkUse = Literal["full", "low"]


class Composers:
    """Composes faces with the layouts of one root; layouts are read once."""

    def __init__(self, assets: Assets, *, ink: InkUse = "full") -> None:
        self.assets, self.ink = assets, ink
        self._composers: dict[str, FaceComposer] = {}

    def composer(self, name: str) -> FaceComposer:
        """The composer of a layout; sparing ink is a layout of its own, `<name>-low-ink`."""
        full = name if self.ink == "full" else f"{name}-low-ink"
        if full not in self._composers:
            layout = load_layout(full, root=self.assets.root)
            self._composers[full] = FaceComposer(layout, self.assets)
        return self._composers[full]

    def sound_composer(self, name: str) -> FaceComposer | None:
        """The same; None for a layout with mistakes, which composing reports."""
        try:
            return self.composer(name)
        except (Stop, LayoutErrors):
            return None

    def fronts(self, pack: Pack, deck: Deck, language: str) -> tuple[CardFace, ...]:
        """Every card of the deck in its order, copies not repeated."""
        composer, count = self.composer(deck.layout), len(deck.cards)
        return tuple(
            composer.face(front_variables(card, pack, language, number=number, count=count))
            for number, card in enumerate(deck.cards, 1)
        )

    def back(self, pack: Pack, deck: Deck, language: str) -> CardFace:
        """The back of every card of the deck."""
        return self.composer(f"back-{deck.back}").face(back_variables(pack, language))
