"""What lies between the players: Age and way of hands, structure, Conflict track, piles."""

import math
from collections.abc import Iterator, Sequence

from cardgen.layout.booklet.position.kit import NAME_FACE, Drawable, TableKit, piled, wrapped
from cardgen.layout.booklet.position.mats import MatMaker
from cardgen.layout.booklet.position.table import (
    CardPlace,
    ConflictTrack,
    PositionAge,
    StructureCard,
    TablePosition,
)
from cardgen.layout.booklet.prose_blocks import TITLE_FACE
from cardgen.layout.icons import ICON_UNITS
from cardgen.layout.marks import Mark, Path, Stamp
from cardgen.model.text import Icon
from cardgen.outlines import circle, polar, polygon

MEDAL, ARROW = 3.7, 5.3  # mm from the middle of an Age's medal to its edge, to the arrow around it
SWEEP = (35, 325)  # degrees of the arrow, clockwise from the top
HEAD = 1.5  # mm of its head
SIGNED = 1.4  # times this distance to its edge that a sign on a medal is high
STEP = 5.2  # mm from space to space of the track
PAWN = Icon("conflict-pawn")


class MiddleMaker:
    """Makes the middle of the table with a kit."""

    def __init__(self, kit: TableKit, mats: MatMaker) -> None:
        self.kit, self.mats, self.unit = kit, mats, kit.unit
        self.colours = kit.style.colours

    def middle(self, said: TablePosition, width: float) -> Drawable:
        """Everything between the players, one below the other."""
        rows = [self._ages(said.ages, width)]
        if said.structure:
            title = self.kit.title(said.laid, width, align=0.5)
            rows.append(piled([title, self._structure(said.structure, width)], 1.2 * self.unit))
        if said.track:
            rows.append(self._track(said.track, width))
        rows += self._piles(said.places, width)
        return piled(rows, 2.0 * self.unit)

    def _piles(self, places: Sequence[CardPlace], width: float) -> Iterator[Drawable]:
        for place in places:
            title = self.kit.title(place.title, width, align=0.5)
            yield piled([title, self.mats.cards(place, width, centred=True)], 1.2 * self.unit)

    def _ages(self, ages: Sequence[PositionAge], width: float) -> Drawable:
        return wrapped([self._age(age) for age in ages], width, 6.0 * self.unit,
                       below=1.4 * self.unit, centred=True)  # fmt: skip

    def _age(self, said: PositionAge) -> Drawable:
        """The numeral of an Age on a medal, or a sign, an arrow around it, words beside it."""
        unit, room = self.unit, 60.0 * self.unit
        reach = (ARROW + HEAD * 0.6 if said.passes else MEDAL + 0.4) * unit
        title = self.kit.title(said.title, room)
        words = self.kit.words(said.said, NAME_FACE, 1.08, room, self.colours["ink"])
        told = piled([title, *([words] if said.said else [])], 1.5 * unit)
        numeral = self.kit.words(said.age, TITLE_FACE, 1.3, room, self.colours["on seal"])
        if said.sign:
            numeral = self.kit.signs([said.sign], MEDAL * SIGNED * unit)

        def draw(x: float, y: float) -> list[Mark]:
            cx, cy = x + reach, y + reach
            marks: list[Mark] = [
                Path(circle(cx, cy, MEDAL * unit), self.colours["seal"], self.colours["gold"],
                     0.45 * unit),
                *numeral.draw(cx - numeral.width / 2, cy - numeral.height / 2),
            ]  # fmt: skip
            marks += self._arrow(cx, cy, said.passes)
            return [*marks, *told.draw(cx + reach + 1.6 * unit, cy - told.height / 2)]

        return Drawable(2 * reach + 1.6 * unit + told.width, 2 * reach, draw)

    def _arrow(self, x: float, y: float, passes: int) -> Iterator[Mark]:
        """The way of hands as the table is seen from above: to the left is clockwise."""
        if not passes:
            return
        radius, start, end = ARROW * self.unit, *(SWEEP if passes > 0 else SWEEP[::-1])
        steps = 24
        points = [polar(x, y, radius, start + (end - start) * n / steps) for n in range(steps + 1)]
        colour = self.colours["ruling bar"]
        yield Path(polygon(points, closed=False), stroke=colour, width=0.55 * self.unit)
        turn = math.radians(end)
        along = (math.cos(turn) * passes, math.sin(turn) * passes)
        across = (math.sin(turn), -math.cos(turn))
        tip, size = points[-1], HEAD * self.unit
        corners = (
            (tip[0] + along[0] * size, tip[1] + along[1] * size),
            (tip[0] + across[0] * size * 0.75, tip[1] + across[1] * size * 0.75),
            (tip[0] - across[0] * size * 0.75, tip[1] - across[1] * size * 0.75),
        )
        yield Path(polygon(corners), colour)

    def _structure(self, cards: Sequence[StructureCard], width: float) -> Drawable:
        """The rows of the structure from the far one, each card at its column."""
        rows = sorted({card.row for card in cards})
        columns = [card.column for card in cards]
        first, last = min(columns), max(columns)
        half = min(width / (last - first + 2), 15.0 * self.unit)
        left = (width - half * (last - first + 2)) / 2
        room = 2 * half - 1.2 * self.unit
        tablets = [(card, self.kit.tablet(card.card, room)) for card in cards]
        step = max(tablet.height for _, tablet in tablets) + 1.2 * self.unit

        def draw(x: float, y: float) -> list[Mark]:
            marks: list[Mark] = []
            for card, tablet in tablets:
                at = x + left + (card.column - first) * half + (2 * half - tablet.width) / 2
                marks += tablet.draw(at, y + rows.index(card.row) * step)
            return marks

        return Drawable(width, step * len(rows) - 1.2 * self.unit, draw)

    def _track(self, said: ConflictTrack, width: float) -> Drawable:
        """Spaces in a line, the pawn on one of them, coins over those that have tokens left."""
        unit, colours = self.unit, self.colours
        step = min(STEP * unit, width / (2 * said.spaces + 2))
        above = 5.4 * unit
        pawn = 6.6 * unit
        scale = pawn / ICON_UNITS

        def draw(x: float, y: float) -> list[Mark]:
            middle, line = x + width / 2, y + above + pawn / 2
            ends = ((middle - said.spaces * step, line), (middle + said.spaces * step, line))
            marks: list[Mark] = [
                Path(polygon(ends, closed=False), stroke=colours["gold"], width=0.6 * unit)
            ]
            marks += [
                self._space(middle + space * step, line, space, said)
                for space in range(-said.spaces, said.spaces + 1)
            ]
            for space, coins in said.tokens:
                sign = self.kit.signs([Icon("coin", str(coins))], 4.6 * unit)
                marks += sign.draw(middle + space * step - sign.width / 2, y)
            drawing = self.kit.assets.signs.drawing(PAWN)
            at = middle + said.pawn * step - drawing.box.width * scale / 2
            return [*marks, Stamp(drawing, at, line - pawn / 2, scale)]

        return Drawable(width, above + pawn, draw)

    def _space(self, x: float, y: float, space: int, said: ConflictTrack) -> Path:
        """A space: the capitals at the ends are lozenges, stretches have their own colour."""
        colours, unit = self.colours, self.unit
        if abs(space) == said.spaces:
            reach = 2.4 * unit
            corners = ((x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach))
            return Path(polygon(corners), colours["question"], colours["gold"], 0.4 * unit)
        stretch = sum(abs(space) >= first for first in said.zones)
        fill = ("#FFFFFF", "#F3E0C8", "#E5B49A", "#CF7B66", "#B3312C")[min(stretch, 4)]
        return Path(circle(x, y, 1.5 * unit), fill, colours["section"], 0.3 * unit)
