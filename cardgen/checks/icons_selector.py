"""The check `icons-selector`."""

from cardgen.checks.check import Check
from cardgen.checks.review.overrides import check_icons

ICONS_SELECTOR = Check(
    slug="icons-selector",
    title="Icons that show another colour, kind of card or symbol than the effect",
    why="""\
What is counted, freed or made cheaper is shown by the colour of a card or by a symbol. The wrong
colour sends a player to the wrong cards. Colours beside each other may stand in any order.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      per: {cards: green}
  printed:
    I-III: {icons: [coin:1, per, card-red]}      # the effect counts green
""",
    mend="""\
Write the icon of the colour, kind or symbol of the effect, or say in exception: why not.
""",
    over_pack=check_icons,
)
