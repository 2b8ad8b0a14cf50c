"""The check `icons-scope`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_SCOPE = Check(
    slug="icons-scope",
    title="Icons that show other players than the effect concerns",
    why="""\
Pawns and arrows say whom something concerns: the owner, both neighbours, one other player, all of
them, the team. A pawn too few and a card harms, or counts, another city.
""",
    refused="""\
- id: iris
  power:
    - lose coins: 2
      who: others
  printed:
    I-III: {icons: ["coin:-2", neighbours]}      # the effect takes them of all
""",
    mend="""\
Write the icon of those whom the effect concerns, or say in exception: why others stand there.
""",
    over_pack=check_icons,
)
