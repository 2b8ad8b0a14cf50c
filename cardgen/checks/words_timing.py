"""The check `words-timing`."""

from cardgen.checks.check import Check
from cardgen.checks.words import check_words

WORDS_TIMING = Check(
    slug="words-timing",
    title="Words that act at another time than the effect",
    why="""\
At once, at the end of the Age, at the end of the game: the same gain is worth more or less, and
cards are played in another order for it.
""",
    refused="""\
- id: iris
  power:
    - vp: 3                                     # scored at the end of the game
  text:
    fr: >-
      À l’invocation, marquez 3 points de victoire.
    en: >-
      At the end of the game, score 3 victory points.
""",
    mend="""\
The finding lists what the other witnesses say: mend the one that differs. Where every language
agrees against the power, the finding stands at the power.
""",
    over_project=check_words,
)
