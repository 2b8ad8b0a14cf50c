"""The check `words-ages`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_AGES = Check(
    slug="words-ages",
    title="Words that belong to another Age of the card",
    why="""\
Texts by Age are typed one below the other, and are easily put in the wrong row.
""",
    refused="""\
- id: iris
  power:
    I: [{coins: 3}]
    III: [{shields: 2}]
  text:
    fr:
      I: >-
        Au conflit de cet Âge, comptez 2 boucliers de plus.
      III: >-
        À l’invocation, recevez 3 pièces.
""",
    mend="""\
Put the texts, or the powers, in the Ages they belong to.
""",
    over_project=check_words,
)
