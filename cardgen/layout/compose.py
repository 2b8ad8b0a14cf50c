"""A card and a layout become a face: marks in millimetres, and what did not fit."""

from collections.abc import Mapping
from typing import Any

from cardgen.layout.assets import Assets
from cardgen.layout.face import Face
from cardgen.layout.marks import Drawing, Stamp
from cardgen.layout.template import Ground, Layout
from cardgen.layout.zone import Composed, Context
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Stop
from cardgen.units import Box

BLEED = 3.0  # mm: the most that any sheet asks for; grounds reach this far beyond the trim


class Composer:
    """Composes many cards with one layout; grounds are drawn once for each set of values."""

    def __init__(self, layout: Layout, assets: Assets) -> None:
        self.layout = layout
        self._context = Context(assets, layout.colours)
        self._grounds: dict[tuple[int, tuple[Any, ...]], tuple[Drawing, Composed]] = {}

    def face(self, subject: Mapping[str, Any]) -> Face:
        """One side of one card; `subject` holds the variables that the layout's values name."""
        into = Composed()
        for index, ground in enumerate(self.layout.grounds):
            drawing, composed = self._ground(index, ground, subject)
            into.marks.append(Stamp(drawing, 0.0, 0.0))
            into.faults += composed.faults
        for zone in self.layout.zones:
            zone.compose(subject, self._context, into)
        return Face(
            subject["id"], subject["language"], self.layout.size, tuple(into.marks),
            tuple(into.faults),
        )  # fmt: skip

    def _ground(
        self, index: int, ground: Ground, subject: Mapping[str, Any]
    ) -> tuple[Drawing, Composed]:
        values = tuple(self._value(subject, name) for name in ground.per)
        key = (index, (subject["language"], *values))
        if key not in self._grounds:
            composed = Composed()
            seen = dict(zip(("language", *ground.per), key[1], strict=True))
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
            raise Stop(message + question(name, subject), help=f"known: {listed(sorted(subject))}")
        return subject[name]
