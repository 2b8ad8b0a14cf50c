"""Icons of the effect in another order."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
Lines of icons are read from left to right: cause, arrow, effect; reward, cross, what is counted.
The same icons in another order say something else. Only colours or symbols beside each other may
change places.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 1
      per: {cards: green}
  printed:
    I-III: {icons: [card-green, per, coin:1]}      # counts coins
"""
MEND = """\
Put the icons in the order of the effect, or say in exception: why another one is better.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-order")
