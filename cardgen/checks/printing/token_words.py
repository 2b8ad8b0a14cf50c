"""Words of tokens that are too small to read across the table."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.layout.marks import CardFace, Stamp, TextLine
from cardgen.model.component import GameToken
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView
from cardgen.project.printed.face_findings import face_place
from cardgen.project.printed.faces import ComposedFace

LEAST = 6.5  # points: words of cards are no smaller
ROUNDING = 0.005  # points


def smallest_words(face: CardFace) -> float:
    """The size in points of the smallest words of a face, on a line or along a circle; LEAST where
    it has none."""
    lines = [(mark, 1.0) for mark in face.marks if isinstance(mark, TextLine)]
    for stamp in face.marks:
        if isinstance(stamp, Stamp):  # a letter along a circle is a drawing of its own
            lines += [(one, stamp.scale) for one in stamp.drawing.marks if type(one) is TextLine]
    return min([line.size * scale for line, scale in lines], default=LEAST)


def check_token_words(view: PackView) -> Iterator[Finding]:
    """Every front and back of a token; one finding for each token, whatever its languages and
    inks."""
    told = set[str]()
    for shown in view.composed.faces:
        if not isinstance(shown.component, GameToken) or shown.component.id in told:
            continue
        size = smallest_words(shown.face)
        if size < LEAST - ROUNDING:
            told.add(shown.component.id)
            yield _finding(view, shown, size)


def _finding(view: PackView, shown: ComposedFace, size: float) -> Finding:
    place, token = face_place(view.pack, shown)
    message = f"{token}, {shown.face.language}: words of {size:g} pt, {LEAST:g} pt is the least"
    layout = shown.of.layout if shown.side == "front" else shown.of.back_layout
    help = (
        f"in the layout {layout} say size: [8, {LEAST:g}], and give the words a longer arc or box"
    )
    return Finding("token-words-small", "token-words-small", place, message, help, "warning", token)


TOKEN_WORDS_SMALL = Check(
    slug="token-words-small",
    title="Words on a token that are too small to read",
    why="""\
A token lies among cards and is read as they are, from where a player sits. Words of cards are never
smaller than 6.5 points; a name of 4 or 5 points on a disc is held to the eyes.
What is struck on a coin around its emblem is ornament and is not meant.
""",
    refused="""\
zones:
  name: {curved: "{{ name }}", radius: 6.9, size: [5, 4], …}     # 5 pt
""",
    mend="""\
Give the layout larger sizes, `size: [8, 6.5]`, and the words room: a circle nearer to the rim, from
which they keep 3 mm, a longer `arc`, or a shorter name.
""",
    over_pack=check_token_words,
    of_faces=True,
)
