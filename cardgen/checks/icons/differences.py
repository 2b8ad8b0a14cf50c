"""Icons written by hand that differ from those of the effect."""

from cardgen.checks.check import Check
from cardgen.checks.comparing.printed_icons import check_icons

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
    over_card=check_icons,
)


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
    over_card=check_icons,
)


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
    over_card=check_icons,
)


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
    over_card=check_icons,
)


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
    I-III: {icons: [neighbours, "coin:-2"]}      # the effect takes them of all
""",
    mend="""\
Write the icon of those whom the effect concerns, or say in exception: why others stand there.
""",
    over_card=check_icons,
)


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
    over_card=check_icons,
)


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
    over_card=check_icons,
)


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
    over_card=check_icons,
)


ICONS_EXCEPTION = Check(
    slug="icons-exception",
    title="A reason recorded for icons that do not differ",
    why="""\
A recorded exception lets icons leave out signs of the effect, or put them in another order. It does
not let them tell what the effect does not do: a sign that the effect does not have, or has with
another number, is told all the same. Once icons and effect agree it excuses nothing, and would
silently excuse the next slip.
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
    over_card=check_icons,
)
