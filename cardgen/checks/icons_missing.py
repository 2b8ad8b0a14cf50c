"""An icon that the effect calls for is left out."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
A line of icons that says less than the effect is read as if that part were not there: a bonus for
each card becomes a bonus, a choice becomes a certainty.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: neighbours}
  printed:
    I-III: {icons: [coin:1, per, card-green]}      # whose cards?
"""
MEND = """\
Add the icon; the finding says which. Or say in exception: why the line does without it.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-missing")
