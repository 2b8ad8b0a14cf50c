"""The check `icons-unit`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_UNIT = Check(
    slug="icons-unit",
    title="Icons that show another thing than the effect gives or takes",
    why="""\
Coins, points, shields and each resource have a sign of their own. Three coins shown as three
points is a card that pays in another currency than it says.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [laurel:3]}      # the effect gives coins
""",
    mend="""\
Write the icon of what the effect is about, or say in exception: why another one stands there.
""",
    over_pack=check_icons,
)
