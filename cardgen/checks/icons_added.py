"""An icon that says more than the effect."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import told
from cardgen.model.finding import Finding

WHY = """\
An icon that no part of the effect stands behind is a promise the rules do not keep.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [coin:3, shield]}      # no shield in the effect
"""
MEND = """\
Remove the icon, or give the effect what it shows; or say in exception: why it stands there.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each such icon of a written line, once."""
    return told(material, "icons-added")
