"""Games that the rules of play do not know as they are described."""

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
