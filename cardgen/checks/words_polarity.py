"""The check `words-polarity`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_POLARITY = Check(
    slug="words-polarity",
    title="Words that deny what the effect says, or the other way round",
    why="""\
A lost or added "not", "except" or "without" makes the opposite of a rule, and it is one short word.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, ne recevez pas 3 pièces.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
