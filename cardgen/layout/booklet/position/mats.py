"""The mat of a player: the name in a cartouche, coins and tokens, the board, cards and hands."""

from collections.abc import Iterator, Sequence
from typing import Literal

from cardgen.layout.booklet.position.kit import (
    BETWEEN,
    NAME_FACE,
    NOTE_FACE,
    Drawable,
    TableKit,
    piled,
    wrapped,
)
from cardgen.layout.booklet.position.table import CardPlace, PlayerMat
from cardgen.layout.booklet.prose_blocks import TITLE_FACE
from cardgen.layout.marks import Drawing, Mark, Path, Stamp
from cardgen.outlines import notched_rectangle, polygon, rectangle
from cardgen.units import Box

Detail = Literal["pictures", "cards", "names"]  # boards and cards as pictures, cards alone, neither
RIBBON, SIGN, PAD, NOTCH = 5.0, 6.2, 2.4, 1.6  # mm
PICTURE, MOST_ABREAST = 14.5, 4  # mm that a card is shown wide; how many beside each other
HALVED = 3  # pictures of which a row becomes two where others do
BOARD = 0.86  # of the width of a mat that its board takes, at most so many mm
WIDEST_BOARD = 46.0
LYING = 1.7  # times as wide as others that a card is shown which is wider than high
PLACES = 4.0  # mm between two places
TABLETS = 19.0  # mm that tablets take beside pictures at least
WIDE = 80.0  # mm from which a mat has two columns
ROWS = 1.7  # mm between what is in a mat
TEAMS = ("section", "chapter", "question", "flavour")


class MatMaker:
    """Makes mats with a kit; `detail` says how much of them is pictures. Where they are `halved`,
    each row of pictures is two."""

    def __init__(self, kit: TableKit, detail: Detail, *, halved: bool = False) -> None:
        self.kit, self.detail, self.unit = kit, detail, kit.unit
        self.colours, self._halved = kit.style.colours, halved

    def halves(self, mats: Sequence[PlayerMat], width: float) -> bool:
        """Whether the pictures of a place of these mats need two rows: then those of all have two,
        lest hands of as many cards look unlike."""
        room = width - 2 * PAD * self.unit
        places = [place for mat in mats for place in mat.places if self._pictured(place)]
        return any(_needs_two(self._pictures(place, room), room, self._apart) for place in places)

    def mat(self, said: PlayerMat, width: float) -> Drawable:
        """A mat; the frame of it is drawn as high as its row by `framed`."""
        pad = PAD * self.unit
        ribbon, noted = self._ribbon(said, width)
        below = self._note("" if noted else said.note, width - 2 * pad, "ink")
        inner = piled([below, self._inner(said, width - 2 * pad)], ROWS * self.unit)
        head = (RIBBON + 2.2) * self.unit
        height = head + inner.height + (pad if inner.height else 0.6 * self.unit)

        def draw(x: float, y: float) -> list[Mark]:
            return [*inner.draw(x + pad, y + head), *ribbon.draw(x, y)]

        return Drawable(width, height, draw)

    def framed(self, mat: Drawable, height: float) -> Drawable:
        """A mat on its ground, as high as those beside it."""
        top = RIBBON * self.unit / 2

        def draw(x: float, y: float) -> list[Mark]:
            box = Box(x, y + top, mat.width, height - top)
            ground = notched_rectangle(box, NOTCH * self.unit)
            frame = Path(ground, self.colours["paper"], self.colours["gold"], 0.3 * self.unit)
            return [frame, *mat.draw(x, y)]

        return Drawable(mat.width, height, draw)

    def _note(self, said: str, room: float, colour: str) -> Drawable:
        return self.kit.words(said, NOTE_FACE, 0.92, room, self.colours[colour])

    def _ribbon(self, said: PlayerMat, width: float) -> tuple[Drawable, bool]:
        """The name on a ribbon over the upper edge, coins and tokens at its right; and whether the
        note stands on it too."""
        unit, high = self.unit, RIBBON * self.unit
        signs = self.kit.signs(said.signs, SIGN * unit)
        room = width - signs.width - 13.0 * unit
        light = self.colours["on head"]
        name = self.kit.words(said.name.upper(), TITLE_FACE, 1.08, room, light, tracking=60.0)
        note, beside = self._note(said.note, 1000.0, "on head"), 1.8 * unit
        noted = bool(said.note) and name.width + beside + note.width <= room
        dark = self.colours[TEAMS[said.team % len(TEAMS)] if said.team else "chapter"]
        long = name.width + (beside + note.width if noted else 0.0) + 4.0 * unit

        def draw(x: float, y: float) -> list[Mark]:
            left, right, point = x + 3.0 * unit, x + 3.0 * unit + long, high / 3
            corners = ((left, y), (right, y), (right + point, y + high / 2), (right, y + high),
                       (left, y + high), (left - point, y + high / 2))  # fmt: skip
            base = y + (high + name.height) / 2
            marks: list[Mark] = [Path(polygon(corners), dark)]
            marks += name.draw(left + 2.0 * unit, base - name.height)
            if noted:
                marks += note.draw(left + 2.0 * unit + name.width + beside, base - note.height)
            at = x + width - signs.width - 2.4 * unit
            return [*marks, *signs.draw(at, y + (high - SIGN * unit) / 2)]

        return Drawable(width, high, draw), noted

    def _inner(self, said: PlayerMat, width: float) -> Drawable:
        gap = ROWS * self.unit
        if width < WIDE * self.unit:
            return piled([*self._board(said, width), self._places(said.places, width)], gap)
        half = (width - 2 * gap) / 2
        left = piled([*self._board(said, half)], gap)
        if not left.height:
            return self._places(said.places, width)
        one, other = _halved([left, *(self._place(each, half) for each in said.places)], gap)

        def draw(x: float, y: float) -> list[Mark]:
            return [*one.draw(x, y), *other.draw(x + half + 2 * gap, y)]

        return Drawable(width, max(one.height, other.height), draw)

    def _places(self, places: Sequence[CardPlace], width: float) -> Drawable:
        """Places beside each other where narrow; pictures beside tablets where that is lower."""
        gap, below = PLACES * self.unit, ROWS * self.unit
        shown = wrapped([self._place(one, width) for one in places], width, gap, below=below)
        right = piled([self._place(one, width) for one in places if self._pictured(one)], below)
        room = width - right.width - gap
        if not right.height or room < TABLETS * self.unit:
            return shown
        left = piled([self._place(one, room) for one in places if not self._pictured(one)], below)

        def draw(x: float, y: float) -> list[Mark]:
            return [*left.draw(x, y), *right.draw(x + room + gap, y)]

        split = Drawable(width, max(left.height, right.height), draw)
        return split if left.height and split.height < shown.height else shown

    def _pictured(self, place: CardPlace) -> bool:
        return self.detail != "names" and all(card.picture for card in place.cards)

    def _board(self, said: PlayerMat, width: float) -> Iterator[Drawable]:
        picture, unit = said.picture, self.unit
        ink, shown = self.colours["ink"], picture is not None and self.detail == "pictures"
        if picture is not None and shown:
            wide = min(width * BOARD, WIDEST_BOARD * unit)
            scale = wide / picture.box.width
            left = (width - wide) / 2
            box = Box(0, 0, wide, picture.box.height * scale)

            def draw(x: float, y: float) -> list[Mark]:
                frame = rectangle(box._replace(x=x + left, y=y), 0.6 * unit)
                edge = Path(frame, None, self.colours["hairline"], 0.2 * unit)
                return [Stamp(picture, x + left, y, scale), edge]

            yield Drawable(width, box.height, draw)
        if said.board:
            align = 0.5 if shown else 0.0
            yield self.kit.words(said.board, NAME_FACE, 1.0, width, ink, align=align)

    def _place(self, said: CardPlace, width: float) -> Drawable:
        """The title of a place over its cards."""
        title = self.kit.title(said.title, width)
        return piled([title, self.cards(said, width)], 1.2 * self.unit)

    def cards(self, said: CardPlace, width: float, *, centred: bool = False) -> Drawable:
        """Cards as pictures where there are such of all, else as tablets."""
        gap = BETWEEN * self.unit
        if self._pictured(said):
            shown = self._pictures(said, width)
            if _needs_two(shown, width, self._apart) or (
                self._halved and HALVED <= len(shown) <= MOST_ABREAST
            ):
                return _in_two(shown, width, gap, centred=centred)
            return wrapped(shown, width, self._apart, below=gap, centred=centred)
        tablets = [self.kit.tablet(card, width) for card in said.cards]
        return wrapped(tablets, width, gap, below=gap, centred=centred)

    @property
    def _apart(self) -> float:
        """mm between two pictures."""
        return 2 * BETWEEN * self.unit

    def _pictures(self, said: CardPlace, width: float) -> list[Drawable]:
        """The cards of a place as pictures, as large as a row of them may be."""
        abreast = min(len(said.cards), MOST_ABREAST)
        most = (width - self._apart * (abreast - 1)) / abreast
        return [
            self.kit.picture(card.picture, card.name, self._wide(card.picture, most))
            for card in said.cards
            if card.picture
        ]

    def _wide(self, front: Drawing, most: float) -> float:
        """How wide a card is shown: one that lies is wider than one that stands."""
        lies = front.box.width > front.box.height
        return min(PICTURE * self.unit * (LYING if lies else 1.0), most)


def _needs_two(shown: Sequence[Drawable], width: float, apart: float) -> bool:
    """Whether the names of so few pictures ask for more room than a row has."""
    whole = sum(one.width for one in shown) + apart * (len(shown) - 1)
    return len(shown) <= MOST_ABREAST and whole > width + 1e-6


def _in_two(shown: Sequence[Drawable], width: float, gap: float, *, centred: bool) -> Drawable:
    """Pictures in two rows that are as long."""
    half = (len(shown) + 1) // 2
    rows = [wrapped(row, width, 2 * gap, below=gap, centred=centred)
            for row in (shown[:half], shown[half:])]  # fmt: skip
    return piled(rows, gap)


def _halved(items: Sequence[Drawable], gap: float) -> tuple[Drawable, Drawable]:
    """Things in two columns, the first as little higher than the second as can be."""
    cuts = [(piled(items[:cut], gap), piled(items[cut:], gap)) for cut in range(len(items) + 1)]
    return min(cuts, key=lambda pair: max(pair[0].height, pair[1].height))
