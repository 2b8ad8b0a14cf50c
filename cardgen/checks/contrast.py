"""The check `contrast`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.contrast import faint
from cardgen.checks.review.material import Material
from cardgen.model.finding import Finding


def check_contrast(material: Material) -> Iterator[Finding]:
    """Each zone of words of each layout in use, over every card."""
    for zone in faint(material):
        message = (
            f"{zone.name}: {zone.colour} on {zone.ground} differ by {zone.ratio:.2f} to 1,"
            f" {zone.wanted:g} to 1 is the least"
        )
        help = "choose a darker colour for the words, or a lighter ground"
        yield Finding("contrast", "contrast", zone.place, message, help)


CONTRAST = Check(
    slug="contrast",
    title="Words too pale for their ground",
    why="""\
Cards are read by lamplight, by people whose eyes differ. Words and their ground must differ in
lightness by 4.5 to 1, large words (18 points, 14 in bold) by 3 to 1, as the web guidelines (WCAG
2.2, 1.4.3) ask; paper is less forgiving than a screen.
""",
    refused="""\
zones:
  foot: {words: "{{ pack }}", colour: "#C8B48A", on: "#F1E6CD", …}      # 1.6 to 1
""",
    mend="""\
Choose a darker colour for the words, or a lighter ground.
""",
    over_pack=check_contrast,
)
