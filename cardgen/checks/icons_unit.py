"""Icons that show another thing than the effect gives or takes."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
Coins, points, shields and each resource have a sign of their own. Three coins shown as three
points is a card that pays in another currency than it says.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [laurel:3]}      # the effect gives coins
"""
MEND = """\
Write the icon of what the effect is about, or say in exception: why another one stands there.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-unit")
