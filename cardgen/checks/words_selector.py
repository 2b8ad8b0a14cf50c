"""The check `words-selector`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_SELECTOR = Check(
    slug="words-selector",
    title="Words that select other things than the effect",
    why="""\
A colour, a kind of card, a symbol or a token put for another turns a card into a different one.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: self}
  text:
    fr: >-
      À l’invocation, recevez 1 pièce par carte bleue de votre cité.
    en: >-
      On invocation, gain 1 coin per green card in your city.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
