"""The check `words-unit`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_UNIT = Check(
    slug="words-unit",
    title="Words that give another thing than the effect",
    why="""\
Coins, victory points, shields, and one resource instead of another: the number may be right while
what is counted is not.
""",
    refused="""\
- id: iris
  power:
    - vp: 3
  text:
    fr: >-
      En fin de partie, recevez 3 pièces.         # points, says the effect
    en: >-
      At the end of the game, score 3 victory points.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
