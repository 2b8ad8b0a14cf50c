"""Games that contradict themselves, or that the rules of play do not know as they are."""

from cardgen.checks.check import Check

GAME_RULES = Check(
    slug="game-rules",
    title="A game with something that its rules do not know",
    why="""\
A file of cards/games/ may name the rules that play the game. They know its colours and payments
by name, and go by Age; with anything else they could not tell what a card does.
""",
    refused="""\
# cards/games/house-rules.yaml
like: seven-wonders
colours: [brown, grey, orange]     # the rules know no orange
""",
    mend="""\
Type what the finding lists, or write `rules: none`: then nothing is played, and the cards are free.
""",
)

GAME_PAYMENT = Check(
    slug="game-payment",
    title="What cards of a game may cost, and no card could",
    why="""\
A resource is drawn once for each unit, a payment once with its number: what stands under both could
be either. The number of a payment lies between its `min` and its `max`, of which the first is no
more than the second.
""",
    refused="""\
# cards/games/tides.yaml
resources: [net]
payments:
  net: {sign: net}
  fuel: {sign: coin, min: 9, max: 1}
""",
    mend="""\
Name each once; let `min` be the smaller number.
""",
)

COMPONENT_SHAPE = Check(
    slug="component-shape",
    title="A shape that does not go with its size",
    why="""\
The file of a game says how large the components of a kind are and how they are cut out. A disc has
one diameter, an outline lies within its size, and only a rectangle has corners to be rounded.
""",
    refused="""\
kinds:
  token: {size: 30x25, shape: circle}
""",
    mend="""\
Give a disc a size such as `30x30`, and leave `corners` to rectangles.
""",
)
