"""Icons that show another number than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
The number is what a player reads first across the table. Icons written by hand are compared with
the line of icons that the effect itself gives; of coins, points or shields they may show other ones
only for a reason that stands beside them.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [coin:4]}      # the effect gives 3
"""
MEND = """\
Write the number of the effect, or mend the effect; or say in exception: why the icons differ.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-number")
