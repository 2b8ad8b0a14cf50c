"""The check `icons-added`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_ADDED = Check(
    slug="icons-added",
    title="An icon that says more than the effect",
    why="""\
An icon that no part of the effect stands behind is a promise the rules do not keep.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [coin:3, shield]}      # no shield in the effect
""",
    mend="""\
Remove the icon, or give the effect what it shows; or say in exception: why it stands there.
""",
    over_pack=check_icons,
)
