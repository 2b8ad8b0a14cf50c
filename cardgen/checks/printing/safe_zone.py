"""Words and signs that do not fit their card, or stand too near the cut."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.layout.safe_zone import Beyond, SafeZone
from cardgen.model.component import CutShape
from cardgen.model.finding import Finding
from cardgen.project.pack_view import PackView
from cardgen.project.printed.face_findings import face_place
from cardgen.project.printed.faces import ComposedFace
from cardgen.units import Size

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
