"""The check `words-scope`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_SCOPE = Check(
    slug="words-scope",
    title="Words that concern other people than the effect",
    why="""\
Your own city, your neighbours, everybody, the team: who counts, pays or receives is half of a
power, and the half that is most easily left out.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      per: {cards: green, of: neighbours}
  text:
    fr: >-
      À l’invocation, recevez 1 pièce par carte verte de votre cité.
    en: >-
      On invocation, gain 1 coin per green card of your neighbours.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
