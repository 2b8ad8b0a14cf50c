"""Icons that show other players than the effect concerns."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
Pawns and arrows say whom something concerns: the owner, both neighbours, one other player, all of
them, the team. A pawn too few and a card harms, or counts, another city.
"""
REFUSED = """\
- id: iris
  power:
    - lose coins: 2
      who: others
  printed:
    I-III: {icons: ["coin:-2", neighbours]}      # the effect takes them of all
"""
MEND = """\
Write the icon of those whom the effect concerns, or say in exception: why others stand there.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-scope")
