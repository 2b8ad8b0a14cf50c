"""The check `unused-marker`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.counting import markers
from cardgen.checks.review.material import Material
from cardgen.model.finding import Finding


def check_unused_marker(material: Material) -> Iterator[Finding]:
    """Each marker listed; a card with one that is not listed may well mean it."""
    listed, used = markers(material.pack), {card.marker for card in material.cards} - {""}
    if used <= set(listed) and not material.unread:
        for index, name in enumerate(listed):
            if name not in used:
                place = material.pack.entry.place("components", "markers", index)
                message = f'no card hands out the marker "{name}"'
                help = f"say marker: {name} on its card, or take it out of the box"
                yield Finding("unused-marker", "unused-marker", place, message, help, "warning")


UNUSED_MARKER = Check(
    slug="unused-marker",
    title="A marker in the box that no card hands out",
    why="""\
Players find a marker in the box and look for the card it belongs to. One that no card names is a
leftover, or the card forgot to say that it hands it out.
""",
    refused="""\
components: {markers: [rainbow]}     # and no card says marker: rainbow
""",
    mend="""\
Name it on its card, `marker: rainbow`, or take it out of the box.
""",
    over_pack=check_unused_marker,
)
