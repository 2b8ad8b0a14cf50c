"""The check `safe-zone`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.extent import Beyond, SafeZone
from cardgen.checks.review.material import Material
from cardgen.checks.review.places import face_place
from cardgen.checks.review.shown import Shown
from cardgen.model.finding import Finding
from cardgen.units import Size

SAFE = 3.0  # mm inside the trim


def check_safe_zone(material: Material) -> Iterator[Finding]:
    """The words and signs of every face, backs too; what many faces share is told once."""
    zones: dict[Size, SafeZone] = {}
    met: dict[tuple[str, ...], list[tuple[Shown, Beyond]]] = {}
    for shown in material.faces:
        if shown.face.faults:  # words that do not fit hang out of their zone anyway
            continue
        size = shown.face.size
        if size not in zones:
            zones[size] = SafeZone(size, material.assets.faces, safe=SAFE)
        for one in zones[size].beyond(shown.face):
            key = (shown.deck.id, shown.ink, str(shown.card is None), one.edge, f"{one.over:.1f}")
            met.setdefault(key, []).append((shown, one))
    for alike in met.values():
        yield _finding(material, *alike[0], more=len(alike) - 1)


def _finding(material: Material, shown: Shown, one: Beyond, *, more: int) -> Finding:
    place, card = face_place(material.pack, shown)
    side = f"{card or f'the back of {shown.deck.id}'}{' (low ink)' if shown.ink == 'low' else ''}"
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
)
