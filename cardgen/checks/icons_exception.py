"""The check `icons-exception`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_EXCEPTION = Check(
    slug="icons-exception",
    title="A reason recorded for icons that do not differ",
    why="""\
A recorded exception lets icons differ from the effect. Once they agree it excuses nothing, and
would silently excuse the next slip.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  printed:
    I-III: {icons: [coin:3], exception: the seed shows 4}      # they show 3, as the effect gives
""",
    mend="""\
Leave `exception:` out. The icons may stay: they are compared with the effect from then on.
""",
    over_pack=check_icons,
)
