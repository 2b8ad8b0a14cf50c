"""The check `icons-number`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_NUMBER = Check(
    slug="icons-number",
    title="Icons that show another number than the effect",
    why="""\
The number is what a player reads first across the table. Icons written by hand are compared with
the line of icons that the effect itself gives; of coins, points or shields they may show other ones
only for a reason that stands beside them.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [coin:4]}      # the effect gives 3
""",
    mend="""\
Write the number of the effect, or mend the effect; or say in exception: why the icons differ.
""",
    over_pack=check_icons,
)
