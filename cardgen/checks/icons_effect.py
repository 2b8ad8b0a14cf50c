"""The check `icons-effect`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_EFFECT = Check(
    slug="icons-effect",
    title="Icons that tell of another effect",
    why="""\
An arrow where a cross belongs, a hand where there is an eye: the icons are those of something else,
perhaps of the card they were copied from.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      when: {builds: red}
  printed:
    I-III: {icons: [card-red, per, coin:1]}      # not for each red card
""",
    mend="""\
Write the icon of the effect; the finding says which. Or say in exception: why not.
""",
    over_pack=check_icons,
)
