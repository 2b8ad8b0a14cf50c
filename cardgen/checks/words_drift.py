"""The check `words-drift`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_DRIFT = Check(
    slug="words-drift",
    title="Languages that say different things where no effect is declared",
    why="""\
A card without a power (of a pack with `game: none`, or one that is blank) has no effect to compare
its words with; but the languages can be compared with each other.
""",
    refused="""\
- id: iris
  power:
    []
  text:
    fr: >-
      À l’invocation, recevez 4 pièces.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
Mend the language that is wrong, or give the card its power: it is then compared with that.
""",
    over_project=check_words,
)
