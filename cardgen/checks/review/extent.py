"""How far the words and signs of a face reach."""

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from cardgen.layout.compose import BLEED
from cardgen.layout.face import Face
from cardgen.layout.fonts import Faces
from cardgen.layout.marks import Mark, Stamp, Text
from cardgen.units import POINTS_PER_MM, Box, Size

TOLERANCE = 0.05  # mm: less than a printer can place


class Beyond(NamedTuple):
    """Something too near an edge, by how many mm."""

    what: str
    edge: str
    over: float


class SafeZone:
    """The trim of one card size less `safe` mm, and the stamps already found to stand inside."""

    def __init__(self, size: Size, faces: Faces, *, safe: float) -> None:
        self.inside = Box(0, 0, *size).grown(-safe)
        self.ground = Box(0, 0, *size).grown(BLEED)
        self.faces = faces
        self._sound: set[Stamp] = set()

    def beyond(self, face: Face) -> Iterator[Beyond]:
        """What stands outside; grounds may, and outlines and pictures belong to the frame."""
        inside, sound = self.inside, self._sound
        for mark in face.marks:
            kind = type(mark)
            if kind is Text:
                box = self._words(mark)  # type: ignore[arg-type]  # `kind` says what it is
            elif kind is Stamp and mark not in sound:
                box = stamp_box(mark)  # type: ignore[arg-type]  # so here
            else:
                continue
            if inside.holds(box, TOLERANCE) or self._is_ground(mark):
                if kind is Stamp:  # the same on card after card: numerals, costs, friezes
                    sound.add(mark)  # type: ignore[arg-type]  # and here
            else:
                over, edge = max(_edges(box, inside))
                yield Beyond(_called(mark), edge, over)

    def _words(self, text: Text) -> Box:
        """The box of words; near the upper edge with the accents that their capitals bear."""
        box, em = text_box(text, self.faces), text.size / POINTS_PER_MM
        if box.y - em / 2 > self.inside.y:
            return box
        rise = max(self.faces.face(name).rise(word) for name, word in text.words) * em / 1000
        top = min(box.y, text.y - rise)
        return Box(box.x, top, box.width, box.bottom - top)

    def _is_ground(self, mark: Mark) -> bool:
        return type(mark) is Stamp and mark.drawing.box == self.ground


def _edges(box: Box, inside: Box) -> Iterator[tuple[float, str]]:
    """By how much the box reaches over each edge."""
    yield inside.x - box.x, "left"
    yield inside.y - box.y, "upper"
    yield box.right - inside.right, "right"
    yield box.bottom - inside.bottom, "lower"


def text_box(text: Text, faces: Faces) -> Box:
    """From the left of the first letter to the right of the last, capitals to descenders."""
    x, y, size, _, words, tracking = text
    em = size / POINTS_PER_MM / 1000
    face = faces.face(words[0][0])
    advance = face.space * (len(words) - 1) + faces.advance(words)
    if tracking:
        advance += tracking * (sum(len(word) for _, word in words) + len(words) - 2)
    return Box(x, y - face.cap_height * em, advance * em, (face.cap_height - face.descender) * em)


def stamp_box(stamp: Stamp) -> Box:
    """The box of a drawing where it stands; of a turned one, the circle around it."""
    box, k = stamp.drawing.box, stamp.scale
    if not stamp.turn:
        return Box(stamp.x + box.x * k, stamp.y + box.y * k, box.width * k, box.height * k)
    x, y = max(abs(box.x), abs(box.right)), max(abs(box.y), abs(box.bottom))
    reach = hypot(x, y) * k
    return Box(stamp.x - reach, stamp.y - reach, 2 * reach, 2 * reach)


def _called(mark: Mark) -> str:
    if type(mark) is Text:
        return f'"{" ".join(word for _, word in mark.words)}"'
    return f"the sign {mark.drawing.name}" if type(mark) is Stamp else "a mark"
