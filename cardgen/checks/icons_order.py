"""The check `icons-order`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_ORDER = Check(
    slug="icons-order",
    title="Icons of the effect in another order",
    why="""\
Lines of icons are read from left to right: cause, arrow, effect; reward, cross, what is counted.
The same icons in another order say something else. Only colours or symbols beside each other may
change places.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      per: {cards: green}
  printed:
    I-III: {icons: [card-green, per, coin:1]}      # counts coins
""",
    mend="""\
Put the icons in the order of the effect, or say in exception: why another one is better.
""",
    over_pack=check_icons,
)
