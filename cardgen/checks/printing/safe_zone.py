"""Words and signs that do not fit their card, or stand too near the cut."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import NamedTuple

from cardgen.checks.check import Check
from cardgen.layout.marks import CardFace, Mark, Stamp, TextLine
from cardgen.layout.template.extent import BLEED
from cardgen.layout.text.typefaces import Typefaces
from cardgen.model.component import SQUARE_CUT, CutShape
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView
from cardgen.project.printed.face_findings import face_place
from cardgen.project.printed.faces import ComposedFace
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


SAFE = 3.0  # mm inside the trim


def check_safe_zone(view: PackView) -> Iterator[Finding]:
    """The words and signs of every face, backs too; what many faces share is told once."""
    zones: dict[tuple[Size, CutShape], SafeZone] = {}
    met: dict[tuple[str, ...], list[tuple[ComposedFace, Beyond]]] = {}
    for shown in view.composed.faces:
        if shown.face.faults:  # words that do not fit hang out of their zone anyway
            continue
        size, shape = key = shown.face.size, shown.of.shape
        if key not in zones:
            zones[key] = SafeZone(size, view.assets.faces, safe=SAFE, shape=shape)
        for one in zones[key].beyond(shown.face):
            alike = (shown.of.id, shown.ink, shown.side, one.edge, f"{one.over:.1f}")
            met.setdefault(alike, []).append((shown, one))
    for found in met.values():
        yield _finding(view, *found[0], more=len(found) - 1)


def _finding(view: PackView, shown: ComposedFace, one: Beyond, *, more: int) -> Finding:
    place, card = face_place(view.pack, shown)
    side = f"{card or f'the back of {shown.of.id}'}{' (low ink)' if shown.ink == 'low' else ''}"
    message = f"{side}: {one.what} stands {one.over:.1f} mm too near the {one.edge} edge"
    if more:  # then it is the layout's doing, not this card's
        card, message = "", f"{message}, as on {more} more"
    return Finding(
        "safe-zone",
        "safe-zone",
        place,
        message,
        f"keep words and signs {SAFE:g} mm from the trim",
        card=card,
        language="" if more else shown.face.language,
    )


SAFE_ZONE = Check(
    slug="safe-zone",
    title="Words or signs too near the cutting line",
    why="""\
A knife drifts by a millimetre or two, so words and signs keep 3 mm from the trim. Grounds, frames
and whatever a layout lists among its grounds may run over the edge: nothing is lost with them.
""",
    refused="""\
zones:
  foot: {words: "{{ pack }}", box: [1, 98, 40, 1.6], …}     # 0.4 mm from the edge
""",
    mend="""\
Move the zone of the layout inwards, or make its words shorter.
""",
    over_pack=check_safe_zone,
    of_faces=True,
)


GLYPH = Check(
    slug="glyph",
    title="A character that no font of the project has",
    why="""\
A glyph that a font lacks vanishes from paper without an error, or prints as a box. Every word is
held against the character maps of the face it is set in and of the fallback.
""",
    refused="""\
- id: iris
  name: {fr: Iris, en: Iris ☀}     # no font has ☀
""",
    mend="""\
Write the character out, or use an icon: `{coin:3}`.
""",
)


OVERFLOW = Check(
    slug="overflow",
    title="Words that do not fit on the card",
    why="""\
Words are set as large as they fit. Below 6.5 points they can no longer be read across a table, so
nothing shrinks further and nothing is cut: text that was silently cut is the complaint heard most
often about printed cards.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      À l’invocation, recevez 3 pièces, puis racontez toute l’histoire du dieu et de sa
      lyre, de ses frères et de ses sœurs, sans rien oublier, …
""",
    mend="""\
Say it in fewer words; the finding says by how many millimetres. Clarifications go in `notes:`.
""",
)


DRAWING = Check(
    slug="drawing",
    title="A card that cannot be drawn",
    why="""\
A layout sets drawings, and signs with a number in them. Where one is missing, or a sign has no
place for a number, the card cannot be composed, and a hole in a card is no better than no card.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      Recevez {chain:3}.      # the sign chain has no place for a number
""",
    mend="""\
Type the name of a drawing that is there, draw it, or leave out the number.
""",
)
