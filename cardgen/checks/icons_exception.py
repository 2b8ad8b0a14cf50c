"""A reason recorded for icons that do not differ."""

from collections.abc import Iterator

from cardgen.checks.review.material import Material
from cardgen.checks.review.overrides import idle
from cardgen.model.finding import Finding

WHY = """\
A recorded exception lets icons differ from the effect. Once they agree it excuses nothing, and
would silently excuse the next slip.
"""
REFUSED = """\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [coin:3], exception: the seed shows 4}      # they show 3, as the effect gives
"""
MEND = """\
Leave `exception:` out. The icons may stay: they are compared with the effect from then on.
"""


def check(material: Material) -> Iterator[Finding]:
    """Each reason that excuses nothing."""
    return idle(material)
