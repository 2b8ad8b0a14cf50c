"""The check `words-effect`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_EFFECT = Check(
    slug="words-effect",
    title="Words that do something else than the effect",
    why="""\
The words are understood, and they are another power altogether: the player does one thing, and the
engine that tried the card out did another.
""",
    refused="""\
- id: iris
  power:
    - coins: 3
  text:
    fr: >-
      Jusqu’à la fin de l’Âge, produisez 1 bois.
    en: >-
      On invocation, gain 3 coins.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
