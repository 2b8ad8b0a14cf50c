"""The check `words-limit`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_LIMIT = Check(
    slug="words-limit",
    title="Words with another limit than the effect",
    why="""\
Once a turn, once an Age, twice at most: a limit left out makes a power as strong as its owner’s
patience.
""",
    refused="""\
- id: iris
  power:
    - trade: {price: 1}
      limit: {times: 1, per: turn}
  text:
    fr: >-
      Vous achetez les ressources pour 1 pièce.   # once a turn
    en: >-
      Once a turn, buy resources for 1 coin each.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
