"""The check `icons-missing`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_MISSING = Check(
    slug="icons-missing",
    title="An icon that the effect calls for is left out",
    why="""\
A line of icons that says less than the effect is read as if that part were not there: a bonus for
each card becomes a bonus, a choice becomes a certainty.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: neighbours}
  printed:
    I-III: {icons: [coin:1, per, card-green]}      # whose cards?
""",
    mend="""\
Add the icon; the finding says which. Or say in exception: why the line does without it.
""",
    over_pack=check_icons,
)
