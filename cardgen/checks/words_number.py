"""The check `words-number`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_NUMBER = Check(
    slug="words-number",
    title="A number in the words that is not the number of the effect",
    why="""\
A wrong number is the fault that a player cannot see: the card reads well, and the game is off. The
words of each language are read back to an effect and compared with the declared one.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 4 pièces.         # the effect gives 3
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
