"""Icons that show another colour, kind of card or symbol than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
What is counted, freed or made cheaper is shown by the colour of a card or by a symbol. The wrong
colour sends a player to the wrong cards. Colours beside each other may stand in any order.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 1
      per: {cards: green}
  printed:
    I-III: {icons: [coin:1, per, card-red]}      # the effect counts green
"""
MEND = """\
Write the icon of the colour, kind or symbol of the effect, or say in exception: why not.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-selector")
