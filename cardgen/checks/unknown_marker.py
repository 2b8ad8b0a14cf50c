"""The check `unknown-marker`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.counting import markers
from cardgen.checks.review.material import Material
from cardgen.loading.suggest import question
from cardgen.model.finding import Finding


def check_unknown_marker(material: Material) -> Iterator[Finding]:
    """The marker of each card that has one."""
    known = markers(material.pack)
    for card in material.fresh:
        if card.marker and card.marker not in known:
            message = f'the pack has no marker "{card.marker}"{question(card.marker, known)}'
            help = f"add it to components: {{markers: [{card.marker}]}} in pack.yaml"
            place = card.place("marker")
            yield Finding("unknown-marker", "unknown-marker", place, message, help, card=card.id)


UNKNOWN_MARKER = Check(
    slug="unknown-marker",
    title="A marker that the pack does not contain",
    why="""\
A card that hands out a marker needs one in the box: the pack lists its markers among its
components.
""",
    refused="""\
- id: rainbow
  marker: rainbov       # the pack has the marker rainbow
""",
    mend="""\
Type the name of one of `components: {markers: […]}` in pack.yaml, or add it there.
""",
    over_pack=check_unknown_marker,
)
