"""The check `words-condition`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_CONDITION = Check(
    slug="words-condition",
    title="Words with another condition than the effect",
    why="""\
If, unless, only when: a condition that one witness lacks changes when the power works at all.
""",
    refused="""\
- id: iris
  power:
    - build: free
      of: green
      if: {symbol: new to self}
  text:
    fr: >-
      Construisez 1 carte verte gratuitement.     # only a new symbol
    en: >-
      Build 1 green card with a symbol you do not own for free.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
