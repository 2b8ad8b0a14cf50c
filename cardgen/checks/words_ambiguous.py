"""The check `words-ambiguous`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_AMBIGUOUS = Check(
    slug="words-ambiguous",
    title="Words that can be read in several ways",
    why="""\
Words with two meanings are played in two ways, and each player takes the better one. One reading is
what a card needs, even if one of several happens to be the effect.
""",
    refused="""\
- id: iris
  text:
    fr: >-
      Prenez 3 pièces.          # from the bank, or from a neighbour?
""",
    mend="""\
Say what the readings listed differ in. Where a reading is absurd, the phrasebook is too broad: mend
its pattern in templates/phrases/.
""",
    over_project=check_words,
)
