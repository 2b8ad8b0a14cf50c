"""The check `words-optional`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_OPTIONAL = Check(
    slug="words-optional",
    title="A choice in the words where the effect has none, or the other way round",
    why="""\
“You may” lets a player refuse; without it the power happens even when it hurts.
""",
    refused="""\
- id: iris
  power:
    - build: free
      of: green
      optional: true
  text:
    fr: >-
      Construisez 1 carte verte gratuitement.     # you may
    en: >-
      You may build 1 green card for free.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
