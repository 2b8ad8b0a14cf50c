"""Numbers within signs that are too small to read across the table."""

from collections.abc import Iterator
from typing import NamedTuple

from cardgen.checks.check import Check
from cardgen.layout.icons import ICON_UNITS, number_height
from cardgen.layout.marks import CardFace, Stamp
from cardgen.model.finding import Finding
from cardgen.model.text import Icon
from cardgen.project.pack_view import PackView
from cardgen.project.printed.face_findings import face_place
from cardgen.project.printed.faces import ComposedFace

LEAST = 1.5  # mm: the height of figures of about 6.5 points
AMONG_WORDS = 4.0  # mm: signs below are as high as the line of words that they stand in
ROUNDING = 0.005  # mm


class SmallNumber(NamedTuple):
    """A sign with the height of its figures and its own, in mm."""

    sign: str
    height: float
    tall: float


def small_numbers(face: CardFace, view: PackView, fine: set[Stamp]) -> Iterator[SmallNumber]:
    """The signs of a face whose figures are lower than LEAST, each once; those that are `fine` are
    noted, since the same sign stands at the same place on many cards."""
    met = set[tuple[str, float]]()
    for mark in face.marks:
        if type(mark) is not Stamp or mark in fine:
            continue
        tall = mark.scale * ICON_UNITS
        height = _figures(mark.drawing.name, tall, view)
        if height is None or height >= LEAST - ROUNDING:
            fine.add(mark)
        elif (mark.drawing.name, tall) not in met:
            met.add((mark.drawing.name, tall))
            yield SmallNumber(mark.drawing.name, height, tall)


def _figures(called: str, tall: float, view: PackView) -> float | None:
    """The height of the figures in a sign so tall; None where it has none or is among words."""
    name, _, number = called.partition(":")
    if not number or tall < AMONG_WORDS or name not in view.assets.signs.names:
        return None
    return number_height(Icon(name, number), view.assets.signs, view.assets.faces) * tall


def check_sign_numbers(view: PackView) -> Iterator[Finding]:
    """Every front and back; one finding for the sign, whatever the languages and inks."""
    told, fine = set[tuple[str, str]](), set[Stamp]()
    for shown in view.composed.faces:
        for one in small_numbers(shown.face, view, fine):
            finding = _finding(view, shown, one)
            if (finding.card, one.sign) not in told:
                told.add((finding.card, one.sign))
                yield finding


def _finding(view: PackView, shown: ComposedFace, one: SmallNumber) -> Finding:
    place, card = face_place(view.pack, shown)
    side = card or f"the back of {shown.of.id}"
    message = (
        f"{side}: the number of {one.sign} is {one.height:.1f} mm high, {LEAST:g} mm is the least"
    )
    help = f"the sign is {one.tall:.1f} mm high: give it more room, or its drawing a larger number"
    return Finding("sign-number-small", "sign-number-small", place, message, help, "warning", card)


SIGN_NUMBER_SMALL = Check(
    slug="sign-number-small",
    title="A number within a sign that is too small to read",
    why="""\
Signs are what players read across the table, and often the number in them is all that tells two
rows of a card apart. Figures lower than 1.5 mm, which is type of about 6.5 points, are guessed at.
Signs among words are as high as their line and are not meant.
""",
    refused="""\
zones:
  price: {signs: "coin:3", box: [10, 10, 4, 4]}     # its figure is 1.4 mm high
""",
    mend="""\
Give the sign more room in the layout, or its drawing a higher number: the third figure of
`data-number` is its height, the sign being 100 high.
""",
    over_pack=check_sign_numbers,
    of_faces=True,
)
