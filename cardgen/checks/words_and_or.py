"""The check `words-and-or`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_AND_OR = Check(
    slug="words-and-or",
    title="“And” where the effect has “or”, or the other way round",
    why="""\
Wood and stone are two resources, wood or stone is one: the shortest words of a card change it the
most.
""",
    refused="""\
- id: iris
  power:
    - produce: [wood, stone]
  text:
    fr: >-
      Produisez 1 bois ou 1 pierre.               # both, says the effect
    en: >-
      Produce 1 wood and 1 stone.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
