"""Icons that tell of another effect."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
An arrow where a cross belongs, a hand where there is an eye: the icons are those of something else,
perhaps of the card they were copied from.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 1
      when: {builds: red}
  printed:
    I-III: {icons: [card-red, per, coin:1]}      # not for each red card
"""
MEND = """\
Write the icon of the effect; the finding says which. Or say in exception: why not.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-effect")
