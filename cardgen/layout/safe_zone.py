"""Words and signs of a face that stand too near the cut."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import NamedTuple

from cardgen.layout.marks import CardFace, Mark, Stamp, TextLine
from cardgen.layout.template.extent import BLEED
from cardgen.layout.text.typefaces import Typefaces
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.units import POINTS_PER_MM, Box, Size

TOLERANCE = 0.05  # mm: less than a printer can place
ACCENT = 500.0  # thousandths of an em that no accent rises above capitals


class Beyond(NamedTuple):
    """Something too near an edge, by how many mm."""

    what: str
    edge: str
    over: float


class SafeZone:
    """The trim of one size and shape less `safe` mm, and the stamps found to stand inside."""

    def __init__(
        self, size: Size, faces: Typefaces, *, safe: float, shape: CutShape = SQUARE_CUT
    ) -> None:
        self.inside = inside = Box(0, 0, *size).grown(-safe)
        self._edges = inside.x, inside.y, inside.right, inside.bottom
        self.round = shape.form == "circle"
        self.ground = Box(0, 0, *size).grown(BLEED)
        self.faces = faces
        self._sound: set[Stamp] = set()
        self._rise = lru_cache(maxsize=256)(self._rise_of)  # of few faces and sizes

    def beyond(self, face: CardFace) -> Iterator[Beyond]:
        """What stands outside; grounds may, and outlines and pictures belong to the frame."""
        inside, sound = self.inside, self._sound
        for mark in face.marks:
            kind = type(mark)
            if kind is TextLine:
                if self._is_well_within(mark):  # type: ignore[arg-type]  # `kind` says what it is
                    continue
                box = self._words(mark)  # type: ignore[arg-type]  # as before
            elif kind is Stamp and mark not in sound:
                box = stamp_box(mark)  # type: ignore[arg-type]  # as before
            else:
                continue
            if inside.holds(box, TOLERANCE) and not self._over_rim(box) or self._is_ground(mark):
                if kind is Stamp:  # the same on card after card: numerals, costs, friezes
                    sound.add(mark)  # type: ignore[arg-type]  # as before
            else:
                over, edge = max(_edges(box, inside))
                yield Beyond(_called(mark), edge, max(over, self._over_rim(box)))

    def _is_well_within(self, text: TextLine) -> bool:
        """Whether a line stands inside, so far below the upper edge that no accent comes near it:
        of nearly all that is told without a box."""
        x, y, size, _, words, tracking, spread, _, narrow = text
        if self.round or tracking:
            return False
        (left, top, right, bottom), (above, below, space, em) = (
            self._edges,
            self._rise(words[0][0], size),
        )
        if x < left or y - above <= top or y + below > bottom:
            return False
        advance = (space + spread) * (len(words) - 1) + self.faces.advance(words)
        return x + advance * em * narrow <= right

    def _rise_of(self, name: str, size: float) -> tuple[float, float, float, float]:
        """How far words reach up and down at most, in mm; the space between two, in thousandths of
        an em, and how many mm such a one has."""
        face, em = self.faces.face(name), size / POINTS_PER_MM / 1000
        return (face.cap_height + ACCENT) * em, -face.descender * em, face.space, em

    def _over_rim(self, box: Box) -> float:
        """By how much the middle of an edge of the box reaches over a disc; 0 within it."""
        if not self.round:
            return 0.0
        (x, y), (left, top) = box.centre, self.inside.centre
        middles = ((box.x, y), (box.right, y), (x, box.y), (x, box.bottom))
        far = max(hypot(across - left, down - top) for across, down in middles)
        over = far - self.inside.width / 2
        return over if over > TOLERANCE else 0.0

    def _words(self, text: TextLine) -> Box:
        """The box of words; near the upper edge with the accents that their capitals bear."""
        box, em = text_box(text, self.faces), text.size / POINTS_PER_MM
        if box.y - ACCENT / 1000 * em > self.inside.y:
            return box
        rise = max(self.faces.face(name).rise(word) for name, word in text.words) * em / 1000
        top = min(box.y, text.y - rise)
        return Box(box.x, top, box.width, box.bottom - top)

    def _is_ground(self, mark: Mark) -> bool:
        """Grounds, and bands that run over the cut as far as any sheet asks for: they are cut on
        purpose."""
        if type(mark) is not Stamp:
            return False
        box = stamp_box(mark)
        across = box.right >= self.ground.right - TOLERANCE or box.x <= self.ground.x + TOLERANCE
        return mark.drawing.box == self.ground or across


def _edges(box: Box, inside: Box) -> Iterator[tuple[float, str]]:
    """By how much the box reaches over each edge."""
    yield inside.x - box.x, "left"
    yield inside.y - box.y, "upper"
    yield box.right - inside.right, "right"
    yield box.bottom - inside.bottom, "lower"


def text_box(text: TextLine, faces: Typefaces) -> Box:
    """From the left of the first letter to the right of the last, capitals to descenders."""
    x, y, size, _, words, tracking, spread, _, narrow = text
    em = size / POINTS_PER_MM / 1000
    face = faces.face(words[0][0])
    advance = (face.space + spread) * (len(words) - 1) + faces.advance(words)
    if tracking:
        advance += tracking * (sum(len(word) for _, word in words) + len(words) - 2)
    return Box(
        x, y - face.cap_height * em, advance * em * narrow, (face.cap_height - face.descender) * em
    )


def stamp_box(stamp: Stamp) -> Box:
    """The box around a drawing where it stands."""
    box, k = stamp.drawing.box, stamp.scale
    if not stamp.turn:
        return Box(stamp.x + box.x * k, stamp.y + box.y * k, box.width * k, box.height * k)
    sine, cosine = sin(radians(stamp.turn)) * k, cos(radians(stamp.turn)) * k
    corners = [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    across = [stamp.x + x * cosine - y * sine for x, y in corners]
    down = [stamp.y + x * sine + y * cosine for x, y in corners]
    left, top = min(across), min(down)
    return Box(left, top, max(across) - left, max(down) - top)


def _called(mark: Mark) -> str:
    if type(mark) is TextLine:
        return f'"{" ".join(word for _, word in mark.words)}"'
    return f"the sign {mark.drawing.name}" if type(mark) is Stamp else "a mark"
