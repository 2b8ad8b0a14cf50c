"""The check `words-name`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_NAME = Check(
    slug="words-name",
    title="A name in the words that is no card’s",
    why="""\
A card that calls itself or another by a misspelt name sends the player looking for one that does
not exist.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Quand Iriss est invoquée, recevez 3 pièces.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Spell the name as the card named spells it.
""",
    over_project=check_words,
)
