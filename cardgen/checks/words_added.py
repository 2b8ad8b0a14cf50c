"""The check `words-added`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_ADDED = Check(
    slug="words-added",
    title="A part in the words that the effect does not have",
    why="""\
What is said is played, whatever the engine believes, and whoever reads the card has no other
source to doubt it by.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièces. En fin de partie, marquez 2 points de victoire.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Take it out of the words, or give the power what they say.
""",
    over_project=check_words,
)
