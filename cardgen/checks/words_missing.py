"""The check `words-missing`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_MISSING = Check(
    slug="words-missing",
    title="A part of the effect that the words leave out",
    why="""\
What is not said is not played: nobody at the table looks the effect up.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
    - shields: 1
  text:
    fr: >-
      À l’invocation, recevez 3 pièces.           # and the shield?
    en: >-
      On invocation, gain 3 coins. In this Age’s conflict, count 1 extra shield.
""",
    mend="""\
Say it, or take it out of the power. The finding shows the whole in the words of the house.
""",
    over_project=check_words,
)
